/// A writable key path that can be used from several threads.
public typealias MemberPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
