import EmbeddedTexts

/// The script that sets up the global scope of expressions, in the ECMAScript 5 that Duktape runs.
///
/// It is a function of three functions: `ask` queries the host, `step` counts work and throws at the limit, and
/// `evaluate` is the original `eval`. It returns the function that runs expressions. The scope follows lottie-web.
enum EnvironmentScript {
  /// The files of the script, in the order in which they run.
  static let files = [
    "bounds", "patterns", "additions", "vectors", "interpolation", "colors", "values", "loops",
    "keys", "nodes", "footage", "layers", "texts", "globals", "run",
  ]

  /// The whole script.
  static let source =
    "(function (ask, step, evaluate) {\nvar global = this, C = null;\n"
    + files.map { EmbeddedText.expressionEngine[$0] ?? "" }.joined(separator: "\n") + "\n})"
}
