@_spi(Reflection) import Swift

/// A stored property of a view that the framework gives its value.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the stand-in installs.
protocol InstallableProperty {
  @MainActor mutating func install(_ inputs: ViewInputs, offset: Int)
}

/// A stored property of a view type, by its offset.
@MainActor struct DynamicField {
  let name: String
  let offset: Int
  let type: Any.Type

  func install<T>(_ value: inout T, _ inputs: ViewInputs) {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      DynamicField.install(at: base + offset, type, inputs, offset: offset)
    }
  }

  private static func install(
    at address: UnsafeMutableRawPointer, _ type: Any.Type, _ inputs: ViewInputs, offset: Int
  ) {
    if let type = type as? any (DynamicProperty & InstallableProperty).Type {
      install(at: address, typed: type, inputs, offset: offset)
    } else if let type = type as? any DynamicProperty.Type {
      // A property made of others.
      for field in DynamicFields.fields(of: type) {
        install(
          at: address + field.offset, field.type, inputs, offset: offset + field.offset)
      }
      update(at: address, typed: type)
    }
  }

  private static func install<P: DynamicProperty & InstallableProperty>(
    at address: UnsafeMutableRawPointer, typed: P.Type, _ inputs: ViewInputs, offset: Int
  ) {
    address.assumingMemoryBound(to: P.self).pointee.install(inputs, offset: offset)
  }

  private static func update<P: DynamicProperty>(
    at address: UnsafeMutableRawPointer, typed: P.Type
  ) {
    address.assumingMemoryBound(to: P.self).pointee.update()
  }
}

/// The dynamic properties of types, found once.
@MainActor enum DynamicFields {
  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  static func fields(of type: Any.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [DynamicField] = []
    _ = _forEachField(of: type) { name, offset, type, _ in
      if type is any DynamicProperty.Type {
        fields.append(DynamicField(name: String(cString: name), offset: offset, type: type))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
