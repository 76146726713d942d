import Flip
import SwiftUI

/// Ten animations in two rows.
struct Screen: View {
  @Bindable var timer: TimerManager
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Cell { ShakeView(playback: .once) { timer.hasEnded = true } }
        Cell { LoadingIndicatorView(playback: .times(3)) { timer.repetitions += 3 } }
        Cell {
          ReactionView(player: timer.reaction)
            .onTapGesture { timer.reaction.restart() }
        }
        Cell { LoopsView(speed: timer.speed) }
        Cell { NoTimeToStopView(isPlaying: $timer.isPlaying) }
      }
      HStack(spacing: 0) {
        Cell { SwapView(playback: .from(.flip, to: .swap)) }
        Cell { CurvesView(time: timer.position) }
        Cell { MenuScaleView().theme(colorScheme == .dark ? .night : .day) }
        Cell { TransitionsView(contentMode: .fill).frame(width: 40) }
        Cell { NumberFlipView() }
      }
    }
  }
}

extension MenuScaleView.Theme {
  /// The colors of the design.
  static let day = Self()
  /// The colors where the appearance is dark.
  static let night = Self(backdropFill: Colors.night, pageFill: Colors.dusk)
}

/// An animation with a frame.
struct Cell<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .frame(width: Constants.cell.width, height: Constants.cell.height)
      .overlay { Outline() }
  }
}
