#include <turbojpeg.h>

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_JPEG_FUNCTIONS(F) \
  F(tj, Compress2) F(tj, Decompress2) F(tj, DecompressHeader3) F(tj, Destroy) F(tj, Free) F(tj, GetErrorCode) \
  F(tj, GetErrorStr2) F(tj, InitCompress) F(tj, InitDecompress)
XS_LIBRARY(xs_jpeg, XS_JPEG_FUNCTIONS)
