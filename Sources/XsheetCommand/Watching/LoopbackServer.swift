import Platform
import Xsheet

/// A server of HTTP for browsers on this machine.
///
/// It answers `GET` alone, and only for the names of this machine, so that pages of other sites learn nothing.
final class LoopbackServer: Sendable {
  /// A request.
  struct Request {
    /// The path, such as `/picture`.
    var path: String
    /// The values after the question mark, by name.
    var query: [String: String]
  }

  /// An answer.
  enum Response {
    /// A document of a type.
    case content(type: String, [UInt8])
    /// Events without an end, each as JSON; the function waits for the next one, and returns `nil` for a sign of life.
    case events(next: () -> String?)
    /// No such document.
    case missing
  }

  /// The number of the port.
  let port: Int

  private let socket: Int32
  private let handler: @Sendable (Request) -> Response

  /// The longest request, in bytes.
  private static let longestRequest = 16_384
  /// The longest time for a request, or for a part of an answer, in seconds.
  private static let patience = 10

  /// Opens a port, 0 for one that is free; the handler answers requests, on any thread.
  ///
  /// - Throws: The reason why the port cannot be used.
  init(
    port: Int, handler: @escaping @Sendable (Request) -> Response
  ) throws(CommandFailure) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = Platform.socket(AF_INET, stream, 0)
    (self.socket, self.handler) = (socket, handler)
    var address = LoopbackServer.address(port)
    var reuses: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        bind(socket, general, size) == 0 && listen(socket, 16) == 0
          && getsockname(socket, general, &size) == 0
      }
    }
    guard socket >= 0, isOpen else {
      let reason = SystemError.lastReason
      if socket >= 0 { close(socket) }
      throw CommandFailure(.cannotCreate, "port \(port) of 127.0.0.1 cannot be used: \(reason).")
    }
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { close(socket) }

  private static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return address
  }

  /// Answers requests on threads of their own, until the process ends.
  func start() {
    startThread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else {
          // Too many files are open; some will close.
          if errno != EINTR { usleep(10_000) }
          continue
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        startThread { [self] in
          answer(on: Descriptor(number: connection))
          close(connection)
        }
      }
    }
  }

  private func answer(on connection: Descriptor) {
    var limit = timeval(tv_sec: LoopbackServer.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        connection.number, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    guard let head = readHead(of: connection) else { return }
    guard let request = request(head) else {
      write("400 Bad Request", "text/plain", Array("Not understood.\n".utf8), to: connection)
      return
    }
    switch handler(request) {
    case .content(let type, let bytes): write("200 OK", type, bytes, to: connection)
    case .missing:
      write("404 Not Found", "text/plain", Array("Not found.\n".utf8), to: connection)
    case .events(let next):
      var isOpen = send(LoopbackServer.head("200 OK", "text/event-stream", nil), to: connection)
      while isOpen { isOpen = send(next().map { "data: \($0)\n\n" } ?? ":\n\n", to: connection) }
    }
  }

  /// The lines before the empty one; `nil` if the connection ends before.
  private func readHead(of connection: Descriptor) -> String? {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.count < LoopbackServer.longestRequest {
      guard let part = try? connection.readAvailable(upTo: 4096), !part.isEmpty else {
        return nil
      }
      bytes += part
      if bytes.suffix(end.count) == end[...] { return String(decoding: bytes, as: UTF8.self) }
    }
    return nil
  }

  /// The request of a head; `nil` if it is for another host, or no `GET`.
  private func request(_ head: String) -> Request? {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
      .withoutOuterSpaces.lowercased()
    guard words.count == 3, words[0] == "GET",
      ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host)
    else { return nil }
    let components = URLComponents(string: String(words[1]))
    let items = components?.queryItems ?? []
    return Request(
      path: components?.path ?? "",
      query: Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first })
  }

  private func write(
    _ status: String, _ type: String, _ bytes: [UInt8], to connection: Descriptor
  ) {
    if send(LoopbackServer.head(status, type, bytes.count), to: connection) {
      _ = bytes.withUnsafeBytes { connection.write($0) }
    }
  }

  private static func head(_ status: String, _ type: String, _ count: Int?) -> String {
    let length = count.map { "Content-Length: \($0)\r\n" } ?? ""
    return "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n\(length)Cache-Control: no-store\r\n"
      + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
  }

  /// Whether a text could be sent.
  private func send(_ text: String, to connection: Descriptor) -> Bool {
    Array(text.utf8).withUnsafeBytes { connection.write($0) } == nil
  }
}
