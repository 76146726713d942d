/// The words and the unit for a member of the model.
struct PropertyTerm {
  /// The way in which a member is described.
  enum Form {
    /// A property.
    case property
    /// A time.
    case time
    /// A reference to an element, by its index.
    case reference(ReferenceScope)
    /// The members of the value, without a property for the value itself and without a prefix.
    case inline
    /// Nothing: it is no part of the design, or another member tells it.
    case hidden
  }

  /// The name in words.
  var name: String
  /// The unit of numbers.
  var unit = ValueUnit.plain
  /// The form.
  var form = Form.property
  /// Whether the name stands alone, without the name of the member around it.
  var isWhole = false

  /// A property.
  static func named(_ name: String, _ unit: ValueUnit = .plain) -> PropertyTerm {
    PropertyTerm(name: name, unit: unit)
  }

  /// A time.
  static func time(_ name: String) -> PropertyTerm { PropertyTerm(name: name, form: .time) }

  /// A reference.
  static func reference(_ name: String, _ scope: ReferenceScope) -> PropertyTerm {
    PropertyTerm(name: name, form: .reference(scope))
  }

  /// The members of the value.
  static let inline = PropertyTerm(name: "", form: .inline)
  /// Nothing.
  static let hidden = PropertyTerm(name: "", form: .hidden)
}
