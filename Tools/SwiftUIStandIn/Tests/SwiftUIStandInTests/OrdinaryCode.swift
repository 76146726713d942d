/// Code as generators and people write it, which has to compile.
enum OrdinaryCode {
  static let source = #"""
    import SwiftUI

    struct Wave: Shape {
      var phase: Double
      var animatableData: Double {
        get { phase }
        set { phase = newValue }
      }
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addCurve(
          to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: 1, y: 2),
          control2: CGPoint(x: 3, y: 4 + phase))
        path.addQuadCurve(to: .zero, control: CGPoint(x: 9, y: 9))
        path.closeSubpath()
        return path
      }
    }

    struct Skew: GeometryEffect {
      var x: CGFloat
      var y: CGFloat
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: tan(y), c: tan(x), d: 1, tx: 0, ty: 0))
      }
    }

    struct Frame: ViewModifier, Animatable {
      var frame: Double
      nonisolated var animatableData: Double {
        get { frame }
        set { frame = newValue }
      }
      func body(content: Content) -> some View {
        content.opacity(frame > 3 ? 1 : 0).modifier(Skew(x: frame, y: 0))
      }
    }

    @Observable @MainActor final class AnimationClock {
      var position = CGPoint.zero
      var isVisible = false
      @ObservationIgnored private var task: Task<Void, Never>?
      func handleEvent(at tick: Int) {
        switch tick {
        case 0: withAnimation(.timingCurve(0.3, 0, 0.7, 1, duration: 0.4)) { position.x = 3 }
        default: withAnimation(.easeIn(duration: 1).delay(0.5)) { isVisible.toggle() }
        }
      }
      func run() async {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          handleEvent(at: 1)
        }
      }
    }

    private struct ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    extension EnvironmentValues {
      var designScale: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
      }
    }

    struct Values {
      var scale = 1.0
      var offset = CGSize.zero
      var angle = Angle.zero
    }

    struct ContentView: View {
      @State private var clock = AnimationClock()
      @State private var isOn = false
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\.scenePhase) private var scenePhase
      @Environment(\.designScale) private var designScale
      @Namespace private var namespace
      private let table: [(value: Double, duration: Double)] = [(1, 2), (3, 4)]

      var body: some View {
        ZStack(alignment: .topLeading) {
          Wave(phase: isOn ? 1 : 0)
            .trim(from: 0, to: 0.5)
            .stroke(Color(red: 1, green: 0, blue: 0), style: StrokeStyle(lineWidth: 3, lineCap: .round))
            .frame(width: 100, height: 100)
            .scaleEffect(x: 2, y: 1, anchor: .topLeading)
            .rotationEffect(.degrees(30), anchor: .topLeading)
            .rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0), anchor: .center, perspective: 0.5)
            .offset(x: 3, y: 4)
            .blendMode(.multiply)
            .compositingGroup()
            .opacity(0.4)
            .zIndex(2)
          if clock.isVisible {
            Circle().fill(.linearGradient(Gradient(colors: [.red, .blue]).colorSpace(.device), startPoint: .top, endPoint: .bottom))
              .transition(.scale.combined(with: .opacity))
              .matchedGeometryEffect(id: "circle", in: namespace)
          } else {
            RoundedRectangle(cornerRadius: 4, style: .circular).fill(.black, style: FillStyle(eoFill: true))
          }
          ForEach(0..<3) { index in
            Rectangle().fill(Color.white).id(index)
          }
          ForEach([1, 2, 3], id: \.self) { Text(verbatim: "\($0)") }
          Image("picture", bundle: nil).resizable().interpolation(.high).scaledToFit()
          LinearGradient(
            stops: [.init(color: .red, location: 0)], startPoint: .leading, endPoint: .trailing
          ).mask { Circle() }
          Rectangle().fill(
            RadialGradient(stops: [], center: .center, startRadius: 0, endRadius: 3)
              .in(CGRect(x: 0, y: 0, width: 3, height: 3)))
          Canvas { context, size in
            context.translateBy(x: size.width / 2, y: 0)
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 3)), with: .color(.red))
            context.addFilter(.blur(radius: 3))
            context.drawLayer { layer in
              layer.clip(to: Path(CGRect.zero))
              layer.stroke(Path(), with: .linearGradient(Gradient(colors: []), startPoint: .zero, endPoint: .zero), lineWidth: 2)
            }
          }
          TimelineView(.animation(minimumInterval: nil, paused: !isOn)) { context in
            Color.black.opacity(sin(context.date.timeIntervalSinceReferenceDate))
          }
          Color.red
            .keyframeAnimator(initialValue: Values(), repeating: true) { content, value in
              content.scaleEffect(value.scale).offset(value.offset).rotationEffect(value.angle)
            } keyframes: { _ in
              KeyframeTrack(\.scale) {
                for key in table { LinearKeyframe(key.value, duration: key.duration) }
                MoveKeyframe(1)
                SpringKeyframe(2, duration: 1, spring: .bouncy)
              }
              KeyframeTrack(\.offset) {
                CubicKeyframe(CGSize(width: 1, height: 1), duration: 1, startVelocity: .zero)
              }
              KeyframeTrack(\.angle) {
                LinearKeyframe(
                  .degrees(90), duration: 1,
                  timingCurve: .bezier(
                    startControlPoint: UnitPoint(x: 0.3, y: 0),
                    endControlPoint: UnitPoint(x: 0.6, y: 1)))
              }
            }
          PhaseAnimator([0, 1, 2], trigger: isOn) { phase in
            Color.red.opacity(phase == 1 ? 1 : 0)
          } animation: { phase in
            phase == 0 ? nil : .easeInOut(duration: 1)
          }
        }
        .frame(width: 100, height: 100)
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.designScale, 3)
        .modifier(Frame(frame: isOn ? 10 : 0))
        .animation(reduceMotion ? nil : .spring(duration: 0.5, bounce: 0.2), value: isOn)
        .transaction { $0.disablesAnimations = false }
        .onAppear { isOn = true }
        .onChange(of: scenePhase) { old, new in isOn = new == .active && old != new }
        .task { await clock.run() }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Animation")
        .accessibilityHidden(false)
        .allowsHitTesting(false)
      }
    }

    struct ContentView_Previews: PreviewProvider {
      static var previews: some View { ContentView() }
    }

    #if canImport(DeveloperToolsSupport)
      #Preview { ContentView() }
    #endif
    """#
}
