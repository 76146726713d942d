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
static const hb_tag_t xs_hb_ligatures = HB_TAG('l', 'i', 'g', 'a');
static const hb_tag_t xs_hb_contextual_ligatures = HB_TAG('c', 'l', 'i', 'g');
static const hb_tag_t xs_hb_small_capitals = HB_TAG('s', 'm', 'c', 'p');
static const hb_tag_t xs_hb_glyph_substitutions = HB_TAG('G', 'S', 'U', 'B');
static const unsigned int xs_hb_default_language = HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX;

// The functions that are called.
#include "functions.h"
#define XS_HARFBUZZ_FUNCTIONS(F) \
  F(hb_, blob_create_from_file_or_fail) F(hb_, blob_create_or_fail) F(hb_, blob_destroy) F(hb_, blob_get_data) \
  F(hb_, blob_get_length) F(hb_, buffer_add_utf32) F(hb_, buffer_create) F(hb_, buffer_destroy) \
  F(hb_, buffer_get_glyph_infos) F(hb_, buffer_get_glyph_positions) F(hb_, buffer_guess_segment_properties) \
  F(hb_, buffer_set_direction) F(hb_, draw_funcs_create) F(hb_, draw_funcs_make_immutable) \
  F(hb_, draw_funcs_set_close_path_func) F(hb_, draw_funcs_set_cubic_to_func) \
  F(hb_, draw_funcs_set_line_to_func) F(hb_, draw_funcs_set_move_to_func) F(hb_, face_count) F(hb_, face_create) \
  F(hb_, face_destroy) F(hb_, face_get_glyph_count) F(hb_, face_get_upem) F(hb_, face_reference_blob) \
  F(hb_, face_reference_table) F(hb_, font_create) F(hb_, font_destroy) F(hb_, font_get_face) F(hb_, font_get_glyph_extents) \
  F(hb_, font_get_glyph_shape) F(hb_, font_get_h_extents) F(hb_, font_get_nominal_glyph) \
  F(hb_, font_make_immutable) F(hb_, font_set_variations) F(hb_, language_from_string) \
  F(hb_, ot_color_glyph_get_layers) F(hb_, ot_color_glyph_reference_png) F(hb_, ot_color_has_layers) \
  F(hb_, ot_color_has_png) F(hb_, ot_color_palette_get_colors) F(hb_, ot_layout_language_find_feature) \
  F(hb_, ot_name_get_utf8) F(hb_, ot_var_find_axis_info) F(hb_, shape) F(hb_, style_get_value) \
  F(hb_, unicode_funcs_get_default) F(hb_, unicode_script)
XS_LIBRARY(xs_harfbuzz, XS_HARFBUZZ_FUNCTIONS)
