import Foundation
import SwiftUI

#if canImport(ImageIO)
  import CoreGraphics
  import ImageIO

  extension PixelImage {
    /// Draws an image into sRGB; `nil` if it is empty.
    public init?(_ image: CGImage) {
      let (width, height) = (image.width, image.height)
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return nil }
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      guard let data = context.data else { return nil }
      let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: width * height * 4))
      self.init(width: width, height: height, bytes: bytes)
    }

    /// Reads a file; `nil` if it is missing or no picture.
    public init?(contentsOf file: URL) {
      guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { return nil }
      self.init(image)
    }
  }
#else
  import CFramePNG
  import SwiftUIHost

  extension PixelImage {
    /// The pixels of an image; `nil` if it is empty.
    public init?(_ image: CGImage) {
      self.init(RenderedView(image))
    }

    init(_ view: RenderedView) {
      self.init(width: view.width, height: view.height, bytes: view.bytes)
    }

    /// Reads a PNG; `nil` if it is missing or no picture.
    public init?(contentsOf file: URL) {
      var image = png_image()
      image.version = png_uint_32(PNG_IMAGE_VERSION)
      guard png_image_begin_read_from_file(&image, file.path) != 0 else { return nil }
      // Red, green, blue and straight alpha.
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var bytes = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
      guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { return nil }
      for pixel in stride(from: 0, to: bytes.count, by: 4) {
        for component in pixel..<pixel + 3 {
          bytes[component] = UInt8((Int(bytes[component]) * Int(bytes[pixel + 3]) + 127) / 255)
        }
      }
      self.init(width: Int(image.width), height: Int(image.height), bytes: bytes)
    }
  }
#endif
