// The interface of views has the types of `Animation`.
@_exported public import Animation
