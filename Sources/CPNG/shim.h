/*
 * libpng leaves its own functions by longjmp when it fails. Such a jump must not cross Swift frames, so a file is written
 * here as a whole.
 */
#ifndef XSHEET_CPNG_SHIM_H
#define XSHEET_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#define XS_PNG_MESSAGE 64

/* A file in memory. */
typedef struct {
  unsigned char *bytes;
  size_t count, capacity;
  /* Why it could not be written. */
  char message[XS_PNG_MESSAGE];
} xs_png_file;

static void xs_png_append(png_structp png, png_bytep bytes, size_t count) {
  xs_png_file *file = (xs_png_file *)png_get_io_ptr(png);
  if (count > file->capacity - file->count) {
    size_t capacity = 2 * file->capacity + count;
    unsigned char *memory = (unsigned char *)realloc(file->bytes, capacity);
    if (memory == NULL) png_error(png, "out of memory");
    file->bytes = memory;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void xs_png_flush(png_structp png) { (void)png; }

static void xs_png_fail(png_structp png, png_const_charp message) {
  xs_png_file *file = (xs_png_file *)png_get_error_ptr(png);
  strncpy(file->message, message, XS_PNG_MESSAGE - 1);
  png_longjmp(png, 1);
}

static void xs_png_warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/* Writes 8-bit RGBA as sRGB, with some of the row filters of libpng; returns 0 if it fails. */
static inline int xs_png_write(
    xs_png_file *file, const unsigned char *rgba, png_uint_32 width, png_uint_32 height, size_t row_bytes, int filters,
    int level) {
  png_uint_32 row;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, file, xs_png_fail, xs_png_warn);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, file, xs_png_append, xs_png_flush);
  png_set_compression_level(png, level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_set_IHDR(
      png, info, width, height, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
      PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (row = 0; row < height; row++) png_write_row(png, rgba + row * row_bytes);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
}

static inline void xs_png_close(xs_png_file *file) { free(file->bytes); }

#endif
