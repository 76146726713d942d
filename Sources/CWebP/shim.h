#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_WEBP_FUNCTIONS(F) \
  F(WebP, ConfigInitInternal) F(WebP, ConfigLosslessPreset) F(WebP, DecodeRGBAInto) F(WebP, Encode) F(WebP, Free) \
  F(WebP, GetFeaturesInternal) F(WebP, MemoryWrite) F(WebP, MemoryWriterClear) F(WebP, MemoryWriterInit) \
  F(WebP, PictureFree) F(WebP, PictureImportRGBA) F(WebP, PictureInitInternal)
XS_LIBRARY(xs_webp, XS_WEBP_FUNCTIONS)
#define XS_WEBP_MUX_FUNCTIONS(F) \
  F(WebP, AnimEncoderAdd) F(WebP, AnimEncoderAssemble) F(WebP, AnimEncoderDelete) F(WebP, AnimEncoderGetError) \
  F(WebP, AnimEncoderNewInternal) F(WebP, AnimEncoderOptionsInitInternal) F(WebP, MuxAssemble) F(WebP, MuxDelete) \
  F(WebP, MuxPushFrame) F(WebP, MuxSetAnimationParams) F(WebP, MuxSetCanvasSize) F(WebP, NewInternal)
XS_LIBRARY(xs_webp_mux, XS_WEBP_MUX_FUNCTIONS)
