import Foundation

/// An HTTP request to a program on this machine.
///
/// `URLSession` of Linux cannot read the header of ChromeDriver's answers.
struct LocalRequest {
  /// A failure of the connection.
  struct Failure: Error {
    let step: String
  }

  private let bytes: [UInt8]

  /// Makes a request with a JSON body.
  init(_ method: String, _ path: String, _ body: Data) {
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    bytes = Array(head.utf8) + body
  }

  /// Sends the request and returns the body of the answer.
  func answer(fromPort port: Int) throws -> Data {
    #if canImport(Glibc)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw Failure(step: "socket") }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(step: "connect") }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Failure(step: "send") }
      sent += count
    }
    return try LocalRequest.body(of: socket)
  }

  /// Reads an answer: its header, and as many bytes as the header says, as the connection stays open.
  private static func body(of socket: Int32) throws -> Data {
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw Failure(step: "receive") }
      answer.append(contentsOf: buffer[..<count])
      guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
      guard let length = head.firstMatch(of: /content-length: *(\d+)/).flatMap({ Int($0.1) }) else {
        throw Failure(step: "header")
      }
      if answer.count - end.upperBound >= length { return answer[end.upperBound...] }
    }
  }
}
