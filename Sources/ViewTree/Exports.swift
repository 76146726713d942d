// Properties of views move by keyframes: those who import this module need not import the values that move, too.
@_exported public import Animation
