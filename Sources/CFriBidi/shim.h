#include <fribidi.h>

// Types of characters and paragraphs, which are macros.
static const FriBidiCharType xs_fribidi_unknown = FRIBIDI_TYPE_ON;
static const FriBidiParType xs_fribidi_auto = FRIBIDI_PAR_ON;
