/// Computes the pixels of a paint row by row.
package protocol RowShader {
  /// Writes the pixels of a row of the picture, from a column on.
  func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>)
}
