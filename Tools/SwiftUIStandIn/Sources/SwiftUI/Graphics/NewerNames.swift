// Types without members, which hide those of the standard library that iOS 15 does not have.
#if XSHEET_STANDIN_IOS15
  /// In place of a clock of Swift, which iOS has since version 16.
  public protocol Clock {}

  /// In place of a duration of Swift, which iOS has since version 16.
  public enum Duration {}

  /// In place of a clock of Swift, which iOS has since version 16.
  public enum SuspendingClock {}

  /// In place of a clock of Swift, which iOS has since version 16.
  public enum ContinuousClock {}
#endif
