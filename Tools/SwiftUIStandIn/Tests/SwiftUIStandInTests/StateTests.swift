import SwiftUI
import SwiftUIHost
import Testing

/// Calls closures of a view from outside.
@MainActor final class Handles {
  var actions: [String: () -> Void] = [:]
  var log: [String] = []
  var isInserted = true
}

private struct TwoStates: View {
  @State private var a = 0.0
  @State private var b = 0.0
  let first: Recorder
  let second: Recorder
  let handles: Handles

  var body: some View {
    ZStack {
      Color.black.modifier(Recording(value: a, recorder: first))
      Color.black.modifier(Recording(value: b, recorder: second))
    }
    .onAppear {
      handles.actions["animate"] = {
        withAnimation(.linear(duration: 1)) { a = 10 }
        withAnimation(.linear(duration: 2)) { b = 10 }
      }
      handles.actions["reset"] = {
        a = 5
        withAnimation(.linear(duration: 1)) { a = 10 }
      }
      handles.actions["undo"] = {
        withAnimation(.linear(duration: 1)) { a = 10 }
        a = 0
      }
      handles.actions["disabled"] = {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { a = 10 }
      }
    }
  }
}

@MainActor @Suite struct StateTests {
  let handles = Handles()
  let first = Recorder()
  let second = Recorder()

  private func start() -> ViewHost {
    let host = host { [first, second, handles] in
      TwoStates(first: first, second: second, handles: handles)
    }
    host.update()
    return host
  }

  @Test func eachStateKeepsItsAnimation() {
    let host = start()
    handles.actions["animate"]?()
    host.update()
    host.advance(to: 0.5)
    #expect(first.last.isApproximately(5, within: 1e-3))
    #expect(second.last.isApproximately(2.5, within: 1e-3))
  }

  @Test func theLastWriteOfATickWins() {
    let host = start()
    handles.actions["reset"]?()
    host.update()
    #expect(first.last == 0)
    host.advance(to: 0.5)
    #expect(first.last.isApproximately(5, within: 1e-3))
    handles.actions["undo"]?()
    host.update()
    #expect(first.last == 0)
  }

  @Test func explicitAnimationsAreNotDisabled() {
    let host = start()
    handles.actions["disabled"]?()
    host.update()
    host.advance(to: 0.5)
    #expect(first.last.isApproximately(5, within: 1e-3))
  }

  @Test func implicitAnimationsOverride() {
    struct Content: View {
      let model: Model
      let recorders: [Recorder]
      var body: some View {
        ZStack {
          Color.black.modifier(Recording(value: model.a, recorder: recorders[0]))
            .animation(.linear(duration: 2), value: model.a)
          Color.black.modifier(Recording(value: model.a, recorder: recorders[1]))
            .animation(nil, value: model.a)
          Color.black.animation(.linear(duration: 2), value: model.a)
            .modifier(Recording(value: model.a, recorder: recorders[2]))
          Color.black.modifier(Recording(value: model.a, recorder: recorders[3]))
            .transaction { $0.animation = nil }
        }
      }
    }
    let model = Model()
    let recorders = (0..<4).map { _ in Recorder() }
    let host = host { Content(model: model, recorders: recorders) }
    host.update()
    withAnimation(.linear(duration: 1)) { model.a = 10 }
    host.update()
    host.advance(to: 0.5)
    for (recorder, expected) in zip(recorders, [2.5, 10, 5, 10]) {
      #expect(recorder.last.isApproximately(expected, within: 1e-3))
    }
  }

  @Test func theFirstRenderNeverAnimates() {
    struct Content: View {
      @State var value = 0.0
      let recorder: Recorder
      let isAnimated: Bool
      var body: some View {
        Color.black.modifier(Recording(value: value, recorder: recorder))
          .onAppear {
            if isAnimated {
              withAnimation(.linear(duration: 1)) { value = 1 }
            } else {
              value = 1
            }
          }
      }
    }
    let plain = host { [first] in Content(recorder: first, isAnimated: false) }
    plain.update()
    #expect(first.last == 1)
    let animated = host { [second] in Content(recorder: second, isAnimated: true) }
    animated.update()
    #expect(second.last == 0)
    animated.advance(to: 0.5)
    #expect(second.last.isApproximately(0.5, within: 1e-3))
  }

  @Test func identityOwnsState() {
    struct Counter: View {
      @State private var count = 0
      let handles: Handles
      var body: some View {
        Color.black.onAppear {
          count += 1
          handles.log.append("appear")
        }
        .onDisappear { handles.log.append("disappear") }
        .onChange(of: count) { old, new in handles.log.append("\(old) to \(new)") }
      }
    }
    struct Content: View {
      let model: Model
      let handles: Handles
      var body: some View {
        Counter(handles: handles).id(model.isOn)
      }
    }
    let model = Model()
    let host = host { [handles] in Content(model: model, handles: handles) }
    host.update()
    #expect(handles.log == ["appear", "0 to 1"])
    model.a = 1
    host.update()
    #expect(handles.log.count == 2)
    model.isOn = true
    host.update()
    #expect(Set(handles.log.dropFirst(2).prefix(2)) == ["appear", "disappear"])
    #expect(handles.log.last == "0 to 1")
  }

  @Test func copiesOfAViewHaveTheirOwnState() {
    struct Content: View {
      @State var value = 0.0
      let recorder: Recorder
      var body: some View {
        Color.black.modifier(Recording(value: value, recorder: recorder))
          .onAppear { value += 1 }
      }
    }
    let content = Content(recorder: first)
    let host = host {
      ZStack {
        content
        content
      }
    }
    host.update()
    #expect(first.values.suffix(2) == [1, 1])
  }

  @Test func branchesFadeWithoutATransition() {
    struct Content: View {
      let model: Model
      var body: some View {
        ZStack {
          if !model.isOn { Color.black }
        }
      }
    }
    let model = Model()
    let host = host { Content(model: model) }
    #expect(host.render()[50, 50][3] == 255)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(to: 0.5)
    #expect(abs(host.render()[50, 50][3] - 128) <= 1)
    host.advance(to: 1)
    #expect(host.render()[50, 50][3] == 0)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.update()
    host.advance(to: 1.25)
    #expect(abs(host.render()[50, 50][3] - 64) <= 1)
  }

  @Test func transitionsMove() {
    struct Content: View {
      let model: Model
      var body: some View {
        ZStack {
          if model.isOn { Color.black.transition(.move(edge: .leading)) }
        }
      }
    }
    let model = Model()
    let host = host { Content(model: model) }
    host.update()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(to: 0.5)
    #expect(host.render()[25, 50][3] == 255)
    #expect(host.render()[75, 50][3] == 0)
  }

  @Test func tasksRunAndEnd() async throws {
    struct Content: View {
      let model: Model
      let handles: Handles
      var body: some View {
        if !model.isOn {
          Color.black.task {
            handles.log.append("begin")
            try? await Task.sleep(for: .seconds(60))
            handles.log.append(Task.isCancelled ? "cancelled" : "over")
          }
        }
      }
    }
    let model = Model()
    let host = host { [handles] in Content(model: model, handles: handles) }
    host.update()
    for _ in 0..<1_000 where handles.log.isEmpty { await Task.yield() }
    model.isOn = true
    host.update()
    for _ in 0..<1_000 where handles.log.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(handles.log == ["begin", "cancelled"])
    #expect(host.time == 0)
  }

  @Test func observableObjectsAndEnvironmentReachViews() {
    final class Store: ObservableObject {
      @Published var value = 1.0
    }
    struct Inner: View {
      @EnvironmentObject var store: Store
      @Environment(Model.self) var model
      @Environment(\.accessibilityReduceMotion) var reducesMotion
      let recorder: Recorder
      var body: some View {
        Color.black.modifier(
          Recording(
            value: store.value + model.a + (reducesMotion ? 100 : 0), recorder: recorder))
      }
    }
    struct Outer: View {
      @StateObject var store = Store()
      let model: Model
      let recorder: Recorder
      let handles: Handles
      var body: some View {
        Inner(recorder: recorder).environmentObject(store).environment(model)
          .onAppear { handles.actions["set"] = { store.value = 2 } }
      }
    }
    let model = Model()
    let host = host { [first, handles] in Outer(model: model, recorder: first, handles: handles) }
    host.update()
    #expect(first.last == 1)
    handles.actions["set"]?()
    host.update()
    #expect(first.last == 2)
    host.accessibilityReduceMotion = true
    _ = host.scene()
    #expect(first.last == 102)
  }

  @Test func timelineViewsSeeTheDate() {
    let host = host { [first] in
      TimelineView(.animation) { context in
        Color.black.modifier(
          Recording(value: context.date.timeIntervalSinceReferenceDate, recorder: first))
      }
    }
    #expect(value(host, first, at: 1.25) == 1.25)
    let steps = ViewHost(size: CGSize(width: 9, height: 9)) { [second] in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
        Color.black.modifier(
          Recording(value: context.date.timeIntervalSinceReferenceDate, recorder: second))
      }
    }
    #expect(value(steps, second, at: 1.25) == 1)
  }

  @Test func largeTreesAreFast() {
    struct Many: View {
      let angle: Double
      var body: some View {
        ZStack {
          ForEach(0..<3_000) { index in
            Circle().fill(Color.red).frame(width: 4, height: 4)
              .rotationEffect(.degrees(angle)).offset(x: Double(index % 90), y: 0)
          }
        }
      }
    }
    let clock = ContinuousClock()
    let host = host { Many(angle: 3) }
    let time = clock.measure {
      for step in 0..<10 {
        host.advance(to: Double(step))
        _ = host.scene()
      }
    }
    // A debug build on a busy machine stays far below.
    #expect(time < .seconds(60))
    print("3,000 views at 10 instants: \(time)")
  }
}
