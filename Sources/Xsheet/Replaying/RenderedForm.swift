package import Diagnostics

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
    switch form {
    case .design:
      return ReplayedAnimation(playback: animation.playback, diagnostics: animation.diagnostics)
    case .timeline:
      let timeline = animation.timeline(options)
      var all = animation.diagnostics
      if case .design = animation { all.append(contentsOf: timeline.diagnostics) }
      return ReplayedAnimation(playback: timeline.playback, diagnostics: all)
    case .swiftui:
      let replay = try SwiftUIReplay([self])
      var all = animation.diagnostics
      var shown = animation.playback
      for entry in replay.entries {
        all.append(contentsOf: entry.omissions)
        shown = try replay.playback(of: entry, frames: frames)
      }
      return ReplayedAnimation(playback: shown, diagnostics: all)
    }
  }
}
