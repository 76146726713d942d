extension Matrix4 {
  /// The inverse of a transform whose last row is 0, 0, 0, 1; `nil` if it flattens space.
  public var inverse: Matrix4? {
    func part(_ column: SIMD4<Double>) -> Vector3 { Vector3(column.x, column.y, column.z) }
    func cross(_ a: Vector3, _ b: Vector3) -> Vector3 {
      Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (x, y, z) = (part(columns.0), part(columns.1), part(columns.2))
    let determinant = (x * cross(y, z)).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    let rows = (cross(y, z) / determinant, cross(z, x) / determinant, cross(x, y) / determinant)
    let move = part(columns.3)
    let inverse = Matrix4(
      SIMD4(rows.0.x, rows.1.x, rows.2.x, 0), SIMD4(rows.0.y, rows.1.y, rows.2.y, 0),
      SIMD4(rows.0.z, rows.1.z, rows.2.z, 0),
      SIMD4(-(rows.0 * move).sum(), -(rows.1 * move).sum(), -(rows.2 * move).sum(), 1))
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all elements are finite numbers.
  public var isFinite: Bool {
    (columns.0.sum() + columns.1.sum() + columns.2.sum() + columns.3.sum()).isFinite
  }
}
