extension DiagnosticCode {
  /// How much findings of this kind usually matter.
  public var severity: Severity {
    switch self {
    case .emptyFile, .malformedJSON, .rootNotAnObject, .missingMember, .wrongType,
      .numberOutOfRange, .limitExceeded, .timelineAsInput, .malformedTimeline,
      .malformedArchive, .unsafeArchivePath, .archiveTooLarge, .noAnimation:
      .error
    case .unknownMember, .oldDialect, .colorAlpha, .furtherFindings, .unsupportedSlot, .resampled,
      .duplicateIndex, .unusedArchivePart:
      .note
    default:
      .warning
    }
  }
}
