#ifndef RAPIDJSON_READER_H
#define RAPIDJSON_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What is met in a JSON text.
enum __attribute__((enum_extensibility(closed))) JSONReaderEvent : uint8_t {
  JSONReaderEventNull,
  JSONReaderEventFalse,
  JSONReaderEventTrue,
  JSONReaderEventNumber,
  JSONReaderEventString,
  JSONReaderEventMemberName,
  JSONReaderEventArrayStart,
  JSONReaderEventArrayEnd,
  JSONReaderEventObjectStart,
  JSONReaderEventObjectEnd,
};
typedef enum JSONReaderEvent JSONReaderEvent;

/// Why reading stopped.
enum __attribute__((enum_extensibility(closed))) JSONReaderStatus : uint8_t {
  JSONReaderStatusDone,
  JSONReaderStatusEmpty,
  JSONReaderStatusMoreText,
  JSONReaderStatusInvalidValue,
  JSONReaderStatusMissingName,
  JSONReaderStatusMissingColon,
  JSONReaderStatusMissingCommaOrBrace,
  JSONReaderStatusMissingCommaOrBracket,
  JSONReaderStatusInvalidHexDigits,
  JSONReaderStatusInvalidSurrogate,
  JSONReaderStatusInvalidEscape,
  JSONReaderStatusMissingQuote,
  JSONReaderStatusNumberTooLarge,
  JSONReaderStatusMissingFraction,
  JSONReaderStatusMissingExponent,
  JSONReaderStatusStopped,
  JSONReaderStatusOther,
};
typedef enum JSONReaderStatus JSONReaderStatus;

/// How reading ended.
typedef struct JSONReaderResult {
  JSONReaderStatus status;
  /// Where, in bytes from the start of the text; at a NUL if all is done.
  size_t offset;
} JSONReaderResult;

/// Called for each event in the order of the text; reading stops if it returns false.
///
/// `start` is where the bytes of a string, name or number begin, or the opening bracket stands; `count` is how many
/// bytes a string, name or number has; `number` is the nearest double.
typedef bool (*JSONReaderCallback)(
  void *context, JSONReaderEvent event, size_t start, size_t count, double number);

/// Reads a text that ends with a NUL, and decodes its strings where they stand.
///
/// Depth costs none of the thread's stack.
JSONReaderResult JSONReaderRead(char *text, void *context, JSONReaderCallback callback);

#ifdef __cplusplus
}
#endif

#endif
