import CompositionModel
import Geometry
import SceneModel
import StateMachines
import Testing
import TimelineModel
import ViewTree

@testable import Comparing

/// The members of the model that comparisons describe.
@Suite struct DescriptionTests {
  @Test func namesAreWords() {
    #expect(ElementDraft.words("isLoudNow") == "loud now")
    #expect(ElementDraft.words("dashOffset") == "dash offset")
  }

  /// A type with another number of members needs another description in `ElementDraft`.
  @Test func membersAreCounted() {
    func count(_ value: Any) -> Int { Swift.Mirror(reflecting: value).children.count }
    let (number, point) = (AnimatedValue(1.0), AnimatedValue(Vector3.zero))
    let layer = Layer(name: "", content: .null, inPoint: 0, outPoint: 1)
    #expect(count(Composition(size: .zero, frameRate: 1, outPoint: 1)) == 21)
    #expect(count(StateMachine(initial: "")) == 5 && count(MachineState("")) == 5)
    #expect(count(MachinePlayback()) == 9 && count(MachineTransition(to: "")) == 3)
    #expect(count(CompositionMetadata()) == 5 && count(MotionBlurSettings()) == 4)
    #expect(count(Precomposition(id: "")) == 5 && count(Slot(id: "")) == 3)
    #expect(count(ImageAsset(id: "", size: .zero, source: .embedded([]))) == 8)
    #expect(count(FileAsset(id: "", source: .embedded([]))) == 4)
    #expect(count(FontAsset(name: "", family: "", style: "")) == 11)
    #expect(count(Marker(name: "", time: 0)) == 3)
    #expect(count(layer) == 26 && count(layer.transform) == 10 && count(layer.webNames) == 3)
    #expect(count(Mask(mode: .add, path: AnimatedValue(BezierPath()))) == 7)
    #expect(count(Effect(name: "", number: 5)) == 6 && count(LayerStyle(number: 0)) == 5)
    #expect(count(RectangleShape(size: point)) == 4)
    #expect(count(EllipseShape()) == 3)
    #expect(count(StarShape(isPolygon: true)) == 9)
    let fill = FillPaint(source: .color(AnimatedValue(.black)))
    #expect(count(fill) == 4 && count(StrokePaint(source: fill.source, width: number)) == 9)
    #expect(count(TextContent(documents: [])) == 6 && count(TextSelector()) == 13)
    #expect(count(TextDocument(text: "", fontName: "", fontSize: 1)) == 15)
    #expect(count(TextAnimator()) == 25)
    #expect(count(TextPath(path: AnimatedValue(BezierPath()))) == 6)
    let animation = TimelineAnimation(to: .number(1), curve: .linear, duration: 1)
    let target = TimelineAction.Target(view: "", key: .opacity)
    #expect(count(TimelineAction(target: target, change: .stop)) == 5 && count(target) == 3)
    #expect(count(TextStagger(.letter, steps: [])) == 3)
    #expect(count(TimelineEvent(number: 0)) == 4 && count(TimelineMarker(name: "", time: 0)) == 3)
    #expect(count(animation) == 8 && count(FramePlayback(interval: 1)) == 2)
    #expect(count(PhaseTimeline.Phase(curve: .linear, duration: 1)) == 5)
    #expect(count(Clock(interval: 1, ticks: 1)) == 4)
    #expect(count(TimelineRun(KeyframeTimeline(tracks: []))) == 3)
    #expect(count(MatchedGeometry(id: "")) == 4)
  }
}
