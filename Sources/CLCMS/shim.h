#include <lcms2.h>

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_LCMS_FUNCTIONS(F) \
  F(cms, CloseProfile) F(cms, CreateTransform) F(cms, Create_sRGBProfile) F(cms, DeleteTransform) \
  F(cms, DoTransform) F(cms, GetColorSpace) F(cms, OpenProfileFromMem)
XS_LIBRARY(xs_lcms, XS_LCMS_FUNCTIONS)
