#include <libimagequant.h>

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_LIQ_FUNCTIONS(F) \
  F(liq_, attr_create) F(liq_, attr_destroy) F(liq_, get_palette) F(liq_, get_quantization_error) \
  F(liq_, image_create_rgba) F(liq_, image_destroy) F(liq_, image_quantize) F(liq_, result_destroy) \
  F(liq_, set_max_colors) F(liq_, set_speed)
XS_LIBRARY(xs_liq, XS_LIQ_FUNCTIONS)
