/// The form of an animation to draw: the design, its timeline, or its generated SwiftUI code.
package enum RenderedForm: String, CaseIterable, Sendable {
  /// The file as it is.
  case design
  /// The timeline that a design is converted to.
  case timeline
  /// The generated SwiftUI code, compiled and run.
  case swiftui
}

/// An animation in one of its forms.
package struct ReplayedAnimation: Playable {
  /// The canvas, the frames and their scenes.
  package let playback: Playback
  /// The findings about the file, and about what its form leaves out.
  package let diagnostics: DiagnosticList

  /// The findings, as an array.
  package var findings: [Diagnostic] { diagnostics.items }
}

extension SwiftUIReplay.Source {
  /// The animation in a form.
  ///
  /// - Throws: `XsheetError` if generated code cannot be compiled or run.
  package func replayed(
    via form: RenderedForm, frames: [Int]
  ) throws(XsheetError) -> ReplayedAnimation {
    var (shown, findings) = (animation.playback, animation.diagnostics)
    switch form {
    case .design: break
    case .timeline:
      let timeline = animation.timeline(options)
      (shown, findings) = (timeline.playback, animation.diagnostics(with: timeline))
    case .swiftui:
      let replay = try SwiftUIReplay([self])
      for entry in replay.entries {
        findings.append(contentsOf: entry.omissions)
        shown = try replay.playback(of: entry, frames: frames)
      }
    }
    return ReplayedAnimation(playback: shown, diagnostics: findings)
  }
}
