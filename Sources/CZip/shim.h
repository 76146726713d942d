#include <zip.h>

// The functions that are called.
#include "../CHarfBuzz/functions.h"
#define XS_ZIP_FUNCTIONS(F) \
  F(zip_, discard) F(zip_, error_fini) F(zip_, error_init) F(zip_, error_strerror) F(zip_, fclose) \
  F(zip_, fopen_index) F(zip_, fread) F(zip_, get_num_entries) F(zip_, open_from_source) \
  F(zip_, source_buffer_create) F(zip_, source_free) F(zip_, stat_index) F(zip_, strerror)
XS_LIBRARY(xs_zip, XS_ZIP_FUNCTIONS)
