#include <fontconfig/fontconfig.h>

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_FONTCONFIG_FUNCTIONS(F) \
  F(Fc, CharSetAddChar) F(Fc, CharSetCreate) F(Fc, CharSetDestroy) F(Fc, CharSetHasChar) \
  F(Fc, ConfigAppFontAddFile) F(Fc, ConfigBuildFonts) F(Fc, ConfigCreate) F(Fc, ConfigDestroy) \
  F(Fc, ConfigParseAndLoad) F(Fc, ConfigParseAndLoadFromMemory) F(Fc, ConfigSubstitute) F(Fc, DefaultSubstitute) \
  F(Fc, FontList) F(Fc, FontSetDestroy) F(Fc, FontSort) F(Fc, InitLoadConfigAndFonts) F(Fc, ObjectSetAdd) \
  F(Fc, ObjectSetCreate) F(Fc, ObjectSetDestroy) F(Fc, PatternAddBool) F(Fc, PatternAddCharSet) \
  F(Fc, PatternAddDouble) F(Fc, PatternAddInteger) F(Fc, PatternAddString) F(Fc, PatternCreate) \
  F(Fc, PatternDestroy) F(Fc, PatternGetBool) F(Fc, PatternGetCharSet) F(Fc, PatternGetDouble) \
  F(Fc, PatternGetInteger) F(Fc, PatternGetRange) F(Fc, PatternGetString) F(Fc, PatternGetWithBinding) \
  F(Fc, RangeGetDouble) F(Fc, WeightFromOpenTypeDouble) F(Fc, WeightToOpenTypeDouble)
XS_LIBRARY(xs_fontconfig, XS_FONTCONFIG_FUNCTIONS)
