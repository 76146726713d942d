// The folder of the headers is on the path in builds of the package, but not where its modules are only read.
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#endif

// Macros that Swift does not import.
static const hb_script_t xs_hb_script_invalid = HB_SCRIPT_INVALID;
static const hb_tag_t xs_hb_weight = HB_TAG('w', 'g', 'h', 't');
static const hb_tag_t xs_hb_slant = HB_TAG('s', 'l', 'n', 't');
static const hb_tag_t xs_hb_italic = HB_TAG('i', 't', 'a', 'l');
static const hb_tag_t xs_hb_kerning = HB_TAG('k', 'e', 'r', 'n');
static const hb_tag_t xs_hb_ligatures = HB_TAG('l', 'i', 'g', 'a');
static const hb_tag_t xs_hb_contextual_ligatures = HB_TAG('c', 'l', 'i', 'g');
static const hb_tag_t xs_hb_small_capitals = HB_TAG('s', 'm', 'c', 'p');
static const hb_tag_t xs_hb_glyph_substitutions = HB_TAG('G', 'S', 'U', 'B');
static const unsigned int xs_hb_default_language = HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX;
