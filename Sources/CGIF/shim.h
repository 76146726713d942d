#include <gif_lib.h>

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_GIF_FUNCTIONS(F) \
  F(EGif, CloseFile) F(EGif, GCBToExtension) F(EGif, Open) F(EGif, PutExtension) F(EGif, PutExtensionBlock) \
  F(EGif, PutExtensionLeader) F(EGif, PutExtensionTrailer) F(EGif, PutImageDesc) F(EGif, PutLine) \
  F(EGif, PutScreenDesc) F(EGif, SetGifVersion) F(Gif, ErrorString) F(Gif, FreeMapObject) F(Gif, MakeMapObject)
XS_LIBRARY(xs_gif, XS_GIF_FUNCTIONS)
