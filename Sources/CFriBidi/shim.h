#if __has_include(<fribidi.h>)
#include <fribidi.h>
#else
#include <fribidi/fribidi.h>
#endif

// Types of characters and paragraphs, which are macros.
static const FriBidiCharType xs_fribidi_unknown = FRIBIDI_TYPE_ON;
static const FriBidiParType xs_fribidi_auto = FRIBIDI_PAR_ON;
