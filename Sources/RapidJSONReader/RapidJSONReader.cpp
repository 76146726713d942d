#include "RapidJSONReader.h"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include <rapidjson/reader.h>

namespace {

using Stream = rapidjson::InsituStringStream;

/// Passes RapidJSON's events on, with places instead of pointers.
class Handler {
public:
  Handler(Stream &stream, const char *text, void *context, JSONReaderCallback callback)
    : stream(stream), text(text), context(context), callback(callback) {}

  bool Null() { return send(JSONReaderEventNull); }
  bool Bool(bool value) { return send(value ? JSONReaderEventTrue : JSONReaderEventFalse); }
  // RapidJSON's own conversion is wrong for some small numbers, so it is asked for their text.
  bool RawNumber(const char *bytes, rapidjson::SizeType count, bool) {
    return send(JSONReaderEventNumber, bytes - text, count, number(bytes, bytes + count));
  }
  bool Int(int) { return false; }
  bool Uint(unsigned) { return false; }
  bool Int64(int64_t) { return false; }
  bool Uint64(uint64_t) { return false; }
  bool Double(double) { return false; }
  bool String(const char *bytes, rapidjson::SizeType count, bool) {
    return send(JSONReaderEventString, bytes - text, count);
  }
  bool Key(const char *bytes, rapidjson::SizeType count, bool) {
    return send(JSONReaderEventMemberName, bytes - text, count);
  }
  bool StartObject() { return send(JSONReaderEventObjectStart, stream.Tell()); }
  bool EndObject(rapidjson::SizeType) { return send(JSONReaderEventObjectEnd); }
  bool StartArray() { return send(JSONReaderEventArrayStart, stream.Tell()); }
  bool EndArray(rapidjson::SizeType) { return send(JSONReaderEventArrayEnd); }

private:
  Stream &stream;
  const char *text;
  void *context;
  JSONReaderCallback callback;

  bool send(JSONReaderEvent event, size_t start = 0, size_t count = 0, double number = 0) {
    return callback(context, event, start, count, number);
  }

  // The nearest double to a number that is followed by another byte.
  static double number(const char *start, const char *end) {
    double shortNumber = 0;
    if (readShort(start, end, shortNumber)) return shortNumber;
#ifdef __cpp_lib_to_chars
    double value = 0;
    if (std::from_chars(start, end, value).ec == std::errc()) return value;
#endif
    // Too small, or from_chars is not there.
    return std::strtod(start, nullptr);
  }

  // Reads a number without an exponent whose digits, and the power of ten that divides them, are exact doubles, so that
  // only the division rounds. Most numbers of animations are such, and take a fraction of the time.
  static bool readShort(const char *start, const char *end, double &value) {
    static constexpr double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,
                                        1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17};
    constexpr std::ptrdiff_t longest = sizeof powers / sizeof *powers;
    const bool isNegative = *start == '-';
    const char *byte = start + isNegative;
    if (end - byte > longest) return false;
    uint64_t digits = 0;
    const char *fraction = end;
    for (; byte != end; ++byte) {
      if (*byte == '.') {
        fraction = byte + 1;
        continue;
      }
      const unsigned digit = static_cast<unsigned char>(*byte) - '0';
      if (digit > 9) return false;
      digits = digits * 10 + digit;
    }
    if (digits > uint64_t(1) << 53) return false;
    value = static_cast<double>(digits) / powers[end - fraction];
    if (isNegative) value = -value;
    return true;
  }
};

JSONReaderStatus status(rapidjson::ParseErrorCode code) {
  switch (code) {
  case rapidjson::kParseErrorNone: return JSONReaderStatusDone;
  case rapidjson::kParseErrorDocumentEmpty: return JSONReaderStatusEmpty;
  case rapidjson::kParseErrorDocumentRootNotSingular: return JSONReaderStatusMoreText;
  case rapidjson::kParseErrorValueInvalid: return JSONReaderStatusInvalidValue;
  case rapidjson::kParseErrorObjectMissName: return JSONReaderStatusMissingName;
  case rapidjson::kParseErrorObjectMissColon: return JSONReaderStatusMissingColon;
  case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
    return JSONReaderStatusMissingCommaOrBrace;
  case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
    return JSONReaderStatusMissingCommaOrBracket;
  case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex: return JSONReaderStatusInvalidHexDigits;
  case rapidjson::kParseErrorStringUnicodeSurrogateInvalid: return JSONReaderStatusInvalidSurrogate;
  case rapidjson::kParseErrorStringEscapeInvalid: return JSONReaderStatusInvalidEscape;
  case rapidjson::kParseErrorStringMissQuotationMark: return JSONReaderStatusMissingQuote;
  case rapidjson::kParseErrorNumberTooBig: return JSONReaderStatusNumberTooLarge;
  case rapidjson::kParseErrorNumberMissFraction: return JSONReaderStatusMissingFraction;
  case rapidjson::kParseErrorNumberMissExponent: return JSONReaderStatusMissingExponent;
  case rapidjson::kParseErrorTermination: return JSONReaderStatusStopped;
  default: return JSONReaderStatusOther;
  }
}

}  // namespace

JSONReaderResult JSONReaderRead(char *text, void *context, JSONReaderCallback callback) {
  constexpr unsigned flags = rapidjson::kParseInsituFlag | rapidjson::kParseIterativeFlag
    | rapidjson::kParseNumbersAsStringsFlag;
  rapidjson::Reader reader;
  Stream stream(text);
  Handler handler(stream, text, context, callback);
  const auto result = reader.Parse<flags>(stream, handler);
  return {status(result.Code()), result.IsError() ? result.Offset() : stream.Tell()};
}
