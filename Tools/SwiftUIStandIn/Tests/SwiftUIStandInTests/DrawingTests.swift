import SwiftUI
import SwiftUIHost
import Testing

@MainActor @Suite struct DrawingTests {
  func pixels(@ViewBuilder _ root: @escaping () -> some View) -> RenderedView {
    host(root).render()
  }

  @Test func colorsFillTheSpace() {
    let view = pixels { Color(red: 1, green: 0, blue: 0) }
    #expect(view[0, 0] == [255, 0, 0, 255])
    #expect(view[99, 99] == [255, 0, 0, 255])
  }

  @Test func framesAreCentered() {
    let view = pixels { Color.black.frame(width: 40, height: 20) }
    #expect(view[29, 50] == [0, 0, 0, 0])
    #expect(view[30, 50] == [0, 0, 0, 255])
    #expect(view[50, 39] == [0, 0, 0, 0])
    #expect(view[50, 40] == [0, 0, 0, 255])
  }

  @Test func opacityMultipliesOnEachLeaf() {
    let stack = ZStack {
      Color.black
      Color.white
    }
    #expect(pixels { stack.opacity(0.5) }[50, 50][3] > 185)
    #expect(pixels { stack.compositingGroup().opacity(0.5) }[50, 50][3] == 128)
    #expect(pixels { stack.opacity(0.5) }[50, 50][0] == 128)
  }

  @Test func gradientsMixInOklab() {
    let view = pixels {
      LinearGradient(
        colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)],
        startPoint: UnitPoint(x: -0.005, y: 0), endPoint: UnitPoint(x: 1.005, y: 0))
    }
    // Pixel 49 and 50 lie around the middle: (140, 83, 162).
    for (value, expected) in zip(view[50, 50], [140, 83, 162, 255]) {
      #expect(abs(value - expected) <= 2)
    }
    let gray = pixels {
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    }
    #expect(abs(gray[50, 50][0] - 99) <= 2)
  }

  @Test func deviceGradientsMixInGamma() {
    let view = pixels {
      Rectangle().fill(
        .linearGradient(
          Gradient(colors: [.black, .white]).colorSpace(.device), startPoint: .leading,
          endPoint: .trailing))
    }
    #expect(abs(view[50, 50][0] - 128) <= 2)
  }

  @Test func stylesHaveAbsoluteRectangles() {
    let view = pixels {
      Rectangle().fill(
        LinearGradient(
          stops: [
            .init(color: .black, location: 0.5), .init(color: .white, location: 0.5),
          ], startPoint: .leading, endPoint: .trailing
        ).in(CGRect(x: 0, y: 0, width: 50, height: 50))
      )
    }
    #expect(view[20, 50][0] == 0)
    #expect(view[30, 50][0] == 255)
  }

  @Test func effectsApplyInOrder() {
    let view = pixels {
      Color.black.frame(width: 10, height: 10).offset(x: 20).rotationEffect(.degrees(90))
    }
    #expect(view[50, 70][3] == 255)
    #expect(view[70, 50][3] == 0)
  }

  @Test func singularMatricesAreIdentities() {
    let view = pixels {
      Color.black.transformEffect(CGAffineTransform(scaleX: 0, y: 0))
    }
    #expect(view[50, 50][3] == 255)
    #expect(pixels { Color.black.scaleEffect(0) }[50, 50][3] == 0)
  }

  @Test func rotationInSpaceHasItsPerspective() {
    let view = pixels {
      Color.black.frame(width: 50, height: 25)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    // The left side comes nearer: it is higher than the right one.
    let left = (0..<100).filter { view[35, $0][3] > 128 }.count
    let right = (0..<100).filter { view[62, $0][3] > 128 }.count
    #expect(left > 25)
    #expect(right < 25 && right > 0)
  }

  @Test func masksUseAlpha() {
    let view = pixels {
      Color.black.mask {
        Color.white.opacity(0.5).frame(width: 20, height: 20)
      }
    }
    #expect(abs(view[50, 50][3] - 128) <= 1)
    #expect(view[30, 50][3] == 0)
  }

  @Test func destinationOutCutsInsideItsGroup() {
    let view = pixels {
      ZStack {
        Color(red: 0, green: 1, blue: 0)
        ZStack {
          Color.black
          Circle().frame(width: 40, height: 40).blendMode(.destinationOut)
        }.compositingGroup()
      }
    }
    #expect(view[50, 50] == [0, 255, 0, 255])
    #expect(view[5, 5] == [0, 0, 0, 255])
  }

  @Test func sourceAtopKeepsTheOpacityOfWhatIsBehind() {
    let view = pixels {
      ZStack {
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).opacity(0.2)
        Color(red: 0, green: 1, blue: 0).blendMode(.sourceAtop)
      }.compositingGroup()
    }
    // Premultiplied.
    #expect(view[50, 50] == [0, 51, 0, 51])
    #expect(view[5, 5] == [0, 0, 0, 0])
  }

  @Test func blendModesStayInsideCompositingGroups() {
    let open = pixels {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 1, blue: 0).blendMode(.multiply)
      }
    }
    #expect(open[50, 50] == [0, 0, 0, 255])
    let closed = pixels {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 1, blue: 0).blendMode(.multiply).compositingGroup()
      }
    }
    #expect(closed[50, 50] == [0, 255, 0, 255])
  }

  @Test func luminanceBecomesAlpha() {
    let view = pixels { Color(red: 0, green: 1, blue: 0).luminanceToAlpha() }
    #expect(view[50, 50][0] == 0)
    #expect(abs(view[50, 50][3] - 182) <= 1)
  }

  @Test func shadowsApplyToEachLeaf() {
    let view = pixels {
      Color.white.frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 30, y: 0)
    }
    #expect(view[50, 50] == [255, 255, 255, 255])
    #expect(view[80, 50] == [0, 0, 0, 255])
  }

  @Test func clipsCut() {
    let view = pixels { Color.black.clipShape(Circle()) }
    #expect(view[2, 2][3] == 0)
    #expect(view[50, 50][3] == 255)
  }

  @Test func trimsRunAlongTheOutline() {
    let view = pixels {
      Rectangle().trim(from: 0, to: 0.25).stroke(Color.black, lineWidth: 10)
    }
    #expect(view[50, 2][3] == 255)
    #expect(view[97, 50][3] == 0)
    #expect(view[2, 50][3] == 0)
    #expect(
      Rectangle().trim(from: 0.5, to: 0.2).path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
        .isEmpty)
  }

  @Test func dashesMoveBackward() {
    let view = pixels {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
      }.stroke(Color.black, style: StrokeStyle(lineWidth: 10, dash: [20, 20], dashPhase: 10))
    }
    #expect(view[5, 50][3] == 255)
    #expect(view[15, 50][3] == 0)
    #expect(view[35, 50][3] == 255)
  }

  @Test func canvasesDrawTheirCode() {
    let view = pixels {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
          with: .color(.black))
        context.drawLayer { layer in
          layer.translateBy(x: 50, y: 0)
          layer.opacity = 0.5
          layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
        }
      }
    }
    #expect(view[25, 50][3] == 255)
    #expect(view[75, 50][3] == 128)
  }

  @Test func angularGradientsTurnClockwise() {
    let view = pixels {
      AngularGradient(
        stops: [
          .init(color: .black, location: 0), .init(color: .black, location: 0.5),
          .init(color: .white, location: 0.5), .init(color: .white, location: 1),
        ], center: .center)
    }
    #expect(view[50, 80][0] == 0)
    #expect(view[50, 20][0] == 255)
  }
}
