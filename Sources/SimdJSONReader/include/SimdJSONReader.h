#ifndef SIMDJSON_READER_H
#define SIMDJSON_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A JSON text as simdjson's tape: https://github.com/simdjson/simdjson/blob/master/doc/tape.md.
typedef struct JSONTape {
  /// A type in the highest byte of each, and what belongs to it in the others; the first and the last are the root's.
  const uint64_t *words;
  /// Strings, each as its length in four bytes, its bytes in UTF-8, and a NUL.
  const uint8_t *strings;
} JSONTape;

/// Reads a text and calls a function with its tape, which is gone afterwards.
///
/// Gives false, without a call, for a text that is not correct JSON in correct UTF-8, has numbers beyond those of
/// doubles, nests deeper than `depthLimit`, or for which there is no memory.
bool JSONTapeRead(
  const uint8_t *text, size_t count, size_t depthLimit, void *context,
  void (*body)(void *context, JSONTape tape));

#ifdef __cplusplus
}
#endif

#endif
