#if __has_include(<fribidi.h>)
#include <fribidi.h>
#else
#include <fribidi/fribidi.h>
#endif

// Types of characters and paragraphs, which are macros.
static const FriBidiCharType xs_fribidi_unknown = FRIBIDI_TYPE_ON;
static const FriBidiParType xs_fribidi_auto = FRIBIDI_PAR_ON;

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_FRIBIDI_FUNCTIONS(F) \
  F(fribidi_, get_bidi_types) F(fribidi_, get_bracket_types) F(fribidi_, get_par_embedding_levels_ex)
XS_LIBRARY(xs_fribidi, XS_FRIBIDI_FUNCTIONS)
