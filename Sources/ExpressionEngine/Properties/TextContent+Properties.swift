import CompositionModel
import ViewTree

extension TextContent {
  /// Visits the properties of a text, which expressions cannot find by name.
  mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&anchorAlignment, "groupingAlignment", .planarPercent)
    if var path {
      visitor.visit(&path.path, "path")
      visitor.visit(&path.firstMargin, "firstMargin")
      visitor.visit(&path.lastMargin, "lastMargin")
      self.path = path
    }
    for index in animators.indices { animators[index].visitProperties(&visitor) }
  }
}

extension TextAnimator {
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    for index in selectors.indices { selectors[index].visitProperties(&visitor) }
    visitor.visit(&anchor, "anchorPoint")
    visitor.visit(&position, "position")
    visitor.visit(&scale, "scale", .percent)
    visitor.visit(&rotation, "rotation")
    visitor.visit(&rotationX, "xRotation")
    visitor.visit(&rotationY, "yRotation")
    visitor.visit(&skew, "skew")
    visitor.visit(&skewAxis, "skewAxis")
    visitor.visit(&opacity, "opacity", .percent)
    visitor.visit(&fillColor, "fillColor")
    visitor.visit(&fillHue, "fillHue")
    visitor.visit(&fillSaturation, "fillSaturation", .percent)
    visitor.visit(&fillBrightness, "fillBrightness", .percent)
    visitor.visit(&fillOpacity, "fillOpacity", .percent)
    visitor.visit(&strokeColor, "strokeColor")
    visitor.visit(&strokeHue, "strokeHue")
    visitor.visit(&strokeSaturation, "strokeSaturation", .percent)
    visitor.visit(&strokeBrightness, "strokeBrightness", .percent)
    visitor.visit(&strokeOpacity, "strokeOpacity", .percent)
    visitor.visit(&strokeWidth, "strokeWidth")
    visitor.visit(&tracking, "tracking")
    visitor.visit(&lineSpacing, "lineSpacing", .planar)
    visitor.visit(&blur, "blur", .planar)
  }
}

extension TextSelector {
  fileprivate mutating func visitProperties<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    let unit = units == .fraction ? ExpressionUnit.percent : .plain
    visitor.visit(&start, "start", unit)
    visitor.visit(&end, "end", unit)
    visitor.visit(&offset, "offset", unit)
    visitor.visit(&amount, "amount", .percent)
    visitor.visit(&maximumEase, "easeHigh", .percent)
    visitor.visit(&minimumEase, "easeLow", .percent)
    visitor.visit(&smoothness, "smoothness", .percent)
  }
}
