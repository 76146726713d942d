/// The text files of modules, as Swift strings.
package enum EmbeddedText {}
