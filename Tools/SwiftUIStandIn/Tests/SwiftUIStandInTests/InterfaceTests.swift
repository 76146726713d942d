import Testing

/// Code that compiles, and code that does not.
@Suite struct InterfaceTests {
  /// Expressions of views, after `let view = Rectangle()`, that iOS 17 does not know.
  static let wrong = [
    "view.glowEffect(radius: 3)",
    "view.scaleEffect(width: 2, height: 2)",
    "view.rotationEffect(degrees: 3)",
    "view.rotationEffect(45)",
    "view.opacity(alpha: 0.5)",
    "view.blur(sigma: 3)",
    "view.frame(w: 10, h: 10)",
    "view.offset(dx: 3)",
    "view.mask(content: { Rectangle() })",
    "view.animation(.linear, on: 3)",
    "view.blendMode(.hardMix)",
    "view.shadow(color: .black, radius: 3, offset: .zero)",
    "view.trim(start: 0, end: 1)",
    "view.stroke(Color.red, width: 3)",
    "view.fill(color: Color.red)",
    "view.clipShape(.star)",
    "view.transformEffect(CATransform3DIdentity)",
    "view.rotation3DEffect(.degrees(3), axis: (0, 1))",
    "view.onAppear(action: { })",
    "view.transition(.dissolve)",
    // iOS 18 and later.
    "MeshGradient(width: 2, height: 2, points: [], colors: [])",
    "view.navigationTransition(.automatic)",
    "view.onScrollGeometryChange(for: Int.self) { _ in 0 } action: { _, _ in }",
    "view.textRenderer(0)",
    "view.glassEffect()",
    "Color.red.mix(with: Color.blue, by: 0.5)",
    "ForEach(subviews: view) { $0 }",
    "Group(subviews: view) { _ in EmptyView() }",
    // Members that do not exist.
    "Animation.elastic",
    "Animation.linear(1)",
    "Animation.easeIn.repeat(3)",
    "Animation.spring(stiffness: 100, damping: 10)",
    "LinearKeyframe(3.0, time: 1)",
    "CubicKeyframe(3.0, duration: 1, velocity: 2)",
    "LinearGradient(gradient: Gradient(colors: []).colorSpace(.device), startPoint: .top, endPoint: .bottom)",
    "RadialGradient(colors: [], center: .center, focalPoint: .center, startRadius: 0, endRadius: 1)",
    "Path().addCurve(to: CGPoint.zero, c1: CGPoint.zero, c2: CGPoint.zero)",
    "ViewGraph(size: .zero, root: { view })",
    "Evaluator.self",
    "EnvironmentValues().reducesMotion",
  ]

  @Test func codeBeyondTheInterfaceDoesNotCompile() throws {
    var lines = ["import SwiftUI", "let view = Rectangle()"]
    for (index, expression) in InterfaceTests.wrong.enumerated() {
      lines.append("@MainActor func f\(index)() { _ = \(expression) }")
    }
    guard let errors = try Typechecker.errorLines(lines.joined(separator: "\n")) else { return }
    for (index, expression) in InterfaceTests.wrong.enumerated() {
      #expect(errors[index + 3] != nil, "This should not compile: \(expression)")
    }
    #expect(errors[1] == nil && errors[2] == nil)
  }

  @Test func ordinaryCodeCompiles() throws {
    guard let errors = try Typechecker.errorLines(OrdinaryCode.source) else { return }
    #expect(errors == [:])
  }
}
