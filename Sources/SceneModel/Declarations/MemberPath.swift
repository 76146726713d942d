/// A key path to a member that can be changed, which may be used from several threads.
public typealias MemberPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
