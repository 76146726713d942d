/// The script that makes the environment of expressions, in JavaScript as Duktape understands it.
///
/// It is a function of three functions: `ask` puts a question to Swift, `step` counts work and throws when there was
/// too much, and `evaluate` is the true `eval`. It returns the function that runs expressions. What expressions find
/// follows lottie-web.
enum EnvironmentScript {
  /// The whole script.
  static let source =
    "(function (ask, step, evaluate) {\nvar global = this, C = null;\n"
    + [
      bounds, patterns, additions, vectors, interpolation, colors, values, loops, keys, nodes,
      layers,
      globals, run,
    ]
    .joined(separator: "\n") + "\n})"
}
