/*
 * Duktape leaves its own functions by longjmp when a script throws. Such a jump must not cross Swift
 * frames, so all calls that may throw are made here, and Swift sees only functions that return.
 */
#ifndef XSHEET_CDUKTAPE_SHIM_H
#define XSHEET_CDUKTAPE_SHIM_H

#include <duktape.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What a value is that goes from one side to the other. */
enum { XS_NOTHING = 0, XS_NUMBER = 1, XS_NUMBERS = 2, XS_TEXT = 3, XS_ERROR = 4 };

/* A value that goes from one side to the other; the side that made it owns the memory. */
typedef struct {
  int kind;
  double number;
  const double *numbers;
  const char *text; /* UTF-8 or, from scripts, CESU-8 */
  size_t count;     /* of numbers, or of bytes of text */
} xs_value;

/* Answers a question that a script asks. */
typedef void (*xs_answer)(
    void *owner, int question, const double *arguments, int count, const char *text,
    size_t length, xs_value *result);

/* The neighbors of allocated memory in a list, its size in bytes, and whether it is part of the sandbox's image. */
typedef struct xs_links {
  struct xs_links *next, *previous;
  size_t size;
  size_t is_kept;
} xs_links;

/* The largest size of small blocks, in units. */
#define XS_SMALL_UNITS 32

/* A heap with its bounds. */
typedef struct xs_sandbox {
  duk_context *context;
  void *owner;
  xs_answer answer;
  /* Bytes that are allocated, and that may be. */
  size_t bytes, byte_limit;
  /* All of the memory: chunks of small blocks, and large blocks. */
  xs_links *memory;
  /* What is left of the last chunk, and its size in bytes. */
  char *chunk;
  size_t chunk_left;
  /* The unused small blocks by their sizes in units; each has the address of the next in place of its size. */
  void *unused[XS_SMALL_UNITS + 1];
  /* Steps that are left for this call, and for all calls. */
  double call_steps, steps;
  /* Seconds of the monotonic clock at which all calls must have ended. */
  double deadline;
  unsigned checks;
  int is_exhausted;
  /* Where to go on when Duktape itself gives up, after which the heap is not touched any more. */
  jmp_buf *exit;
  int is_broken;
  /* The last result. */
  double *numbers;
  size_t number_capacity;
  char *text;
  size_t text_capacity;
  /* What this and the memory were when the environment had run, for `xs_renew`: a copy of this, then of the memory; NULL
     without. */
  struct xs_sandbox *image;
} xs_sandbox;

static inline double xs_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/*
 * MARK: Memory. Each block has its size before it. Small blocks are parts of chunks; a freed one is used again for a
 * block of its size. All memory is freed with the sandbox, so that objects of scripts are not freed one by one: a
 * sandbox starts and ends in two thirds of the time that `malloc` and `duk_destroy_heap` take.
 */

#define XS_HEADER 16
/* The sizes of small blocks with their headers are multiples of this, in bytes. */
#define XS_UNIT 16
/* The size of a chunk, in bytes. */
#define XS_CHUNK ((size_t)1 << 16)

/* Allocates memory that is freed with the sandbox, if not before; NULL beyond the limit. */
static void *xs_allocate_linked(xs_sandbox *box, size_t size) {
  xs_links *links;
  if (size > box->byte_limit || box->bytes + size > box->byte_limit) return NULL;
  links = (xs_links *)malloc(sizeof(xs_links) + size);
  if (links == NULL) return NULL;
  box->bytes += size;
  links->size = size;
  links->is_kept = 0;
  links->previous = NULL;
  links->next = box->memory;
  if (links->next != NULL) links->next->previous = links;
  box->memory = links;
  return links + 1;
}

static void xs_free_linked(xs_sandbox *box, void *pointer, size_t size) {
  xs_links *links = (xs_links *)pointer - 1;
  if (links->is_kept) return;
  if (links->next != NULL) links->next->previous = links->previous;
  if (links->previous != NULL) links->previous->next = links->next;
  else box->memory = links->next;
  box->bytes -= size;
  free(links);
}

/* The size of a block with its header, in units. */
static size_t xs_units(size_t size) { return (size + XS_HEADER + XS_UNIT - 1) / XS_UNIT; }

static void *xs_allocate(void *user, duk_size_t size) {
  xs_sandbox *box = (xs_sandbox *)user;
  size_t units = xs_units(size);
  char *block;
  if (size == 0 || size > box->byte_limit) return NULL;
  if (units > XS_SMALL_UNITS) {
    block = (char *)xs_allocate_linked(box, size + XS_HEADER);
    if (block == NULL) return NULL;
  } else if (box->unused[units] != NULL) {
    block = (char *)box->unused[units];
    box->unused[units] = *(void **)(void *)block;
  } else {
    if (box->chunk_left < units * XS_UNIT) {
      box->chunk = (char *)xs_allocate_linked(box, XS_CHUNK);
      box->chunk_left = box->chunk == NULL ? 0 : XS_CHUNK;
      if (box->chunk == NULL) return NULL;
    }
    block = box->chunk;
    box->chunk += units * XS_UNIT;
    box->chunk_left -= units * XS_UNIT;
  }
  *(size_t *)(void *)block = size;
  return block + XS_HEADER;
}

static void xs_free(void *user, void *pointer) {
  xs_sandbox *box = (xs_sandbox *)user;
  char *block;
  size_t size, units;
  if (pointer == NULL) return;
  block = (char *)pointer - XS_HEADER;
  size = *(size_t *)(void *)block;
  units = xs_units(size);
  if (units > XS_SMALL_UNITS) {
    xs_free_linked(box, block, size + XS_HEADER);
  } else {
    *(void **)(void *)block = box->unused[units];
    box->unused[units] = block;
  }
}

static void *xs_reallocate(void *user, void *pointer, duk_size_t size) {
  void *other;
  size_t *header;
  size_t old;
  if (pointer == NULL) return xs_allocate(user, size);
  if (size == 0) {
    xs_free(user, pointer);
    return NULL;
  }
  header = (size_t *)(void *)((char *)pointer - XS_HEADER);
  old = *header;
  if (xs_units(size) == xs_units(old) && xs_units(size) <= XS_SMALL_UNITS) {
    *header = size;
    return pointer;
  }
  other = xs_allocate(user, size);
  if (other == NULL) return NULL;
  memcpy(other, pointer, old < size ? old : size);
  xs_free(user, pointer);
  return other;
}

/* Frees the memory that was allocated after some other; all of it for NULL. */
static void xs_free_until(xs_sandbox *box, xs_links *end) {
  while (box->memory != end) {
    xs_links *links = box->memory;
    box->memory = links->next;
    free(links);
  }
}

/* Frees a sandbox with all of its memory; objects of scripts have nothing else to free. */
static void xs_close(xs_sandbox *box) {
  if (box == NULL) return;
  xs_free_until(box, NULL);
  free(box->numbers);
  free(box->text);
  free(box->image);
  free(box);
}

/*
 * Copies the sandbox and its memory, so that `xs_renew` can bring them back. All that Duktape knows of a heap is in that
 * memory. Without memory for the copy, the sandbox has no image.
 */
static inline void xs_keep(xs_sandbox *box) {
  size_t size = sizeof(xs_sandbox);
  xs_links *links;
  char *place;
  for (links = box->memory; links != NULL; links = links->next) size += links->size;
  box->image = (xs_sandbox *)malloc(size);
  if (box->image == NULL) return;
  *box->image = *box;
  place = (char *)(box->image + 1);
  for (links = box->memory; links != NULL; links = links->next) {
    links->is_kept = 1;
    memcpy(place, links + 1, links->size);
    place += links->size;
  }
}

/* Frees what a sandbox with an image has allocated since it was made. */
static inline void xs_shrink(xs_sandbox *box) {
  xs_free_until(box, box->image->memory);
  if (box->memory != NULL) box->memory->previous = NULL;
}

/* Makes a sandbox with an image what it was, for another owner. */
static inline void xs_renew(xs_sandbox *box, void *owner) {
  const xs_sandbox *image = box->image;
  const char *place = (const char *)(image + 1);
  xs_sandbox renewed = *image;
  xs_links *links;
  xs_shrink(box);
  for (links = box->memory; links != NULL; links = links->next) {
    memcpy(links + 1, place, links->size);
    place += links->size;
  }
  renewed.owner = owner;
  renewed.numbers = box->numbers;
  renewed.number_capacity = box->number_capacity;
  renewed.text = box->text;
  renewed.text_capacity = box->text_capacity;
  *box = renewed;
}

/* Called where Duktape can not go on, as without memory for a heap; it must not return. */
static void xs_fatal(void *user, const char *message) {
  xs_sandbox *box = (xs_sandbox *)user;
  (void)message;
  box->is_broken = 1;
  if (box->exit == NULL) abort();
  longjmp(*box->exit, 1);
}

/* MARK: What scripts call. */

static xs_sandbox *xs_sandbox_of(duk_context *context) {
  duk_memory_functions functions;
  duk_get_memory_functions(context, &functions);
  return (xs_sandbox *)functions.udata;
}

/* Counts steps, one or as many as the argument says; throws when they or the time are used up. */
static duk_ret_t xs_step(duk_context *context) {
  xs_sandbox *box = xs_sandbox_of(context);
  double steps = duk_get_number_default(context, 0, 1);
  if (!(steps >= 1)) steps = 1;
  box->call_steps -= steps;
  box->steps -= steps;
  if (++box->checks % 64 == 0 && xs_now() > box->deadline) box->is_exhausted = 1;
  if (box->steps < 0) box->is_exhausted = 1;
  if (box->is_exhausted || box->call_steps < 0) {
    return duk_error(context, DUK_ERR_RANGE_ERROR, "the evaluation takes too long");
  }
  return 0;
}

#define XS_ARGUMENTS 4

/* Asks the owner: the number of the question, up to four numbers, and a text anywhere among them. */
static duk_ret_t xs_ask(duk_context *context) {
  xs_sandbox *box = xs_sandbox_of(context);
  double arguments[XS_ARGUMENTS] = {0, 0, 0, 0};
  const char *text = NULL;
  duk_size_t length = 0;
  xs_value result = {XS_NOTHING, 0, NULL, NULL, 0};
  int count = 0;
  duk_idx_t index, top = duk_get_top(context);
  int question = duk_get_int(context, 0);
  for (index = 1; index < top; index++) {
    if (duk_is_string(context, index)) {
      text = duk_get_lstring(context, index, &length);
    } else if (count < XS_ARGUMENTS) {
      arguments[count++] = duk_get_number_default(context, index, 0);
    }
  }
  if (box->is_exhausted) return duk_error(context, DUK_ERR_RANGE_ERROR, "the evaluation takes too long");
  box->answer(box->owner, question, arguments, count, text, length, &result);
  switch (result.kind) {
    case XS_NUMBER:
      duk_push_number(context, result.number);
      return 1;
    case XS_NUMBERS: {
      /* The owner's memory may change with its next answer, but not before this returns. */
      size_t place;
      duk_idx_t array = duk_push_array(context);
      for (place = 0; place < result.count; place++) {
        duk_push_number(context, result.numbers[place]);
        duk_put_prop_index(context, array, (duk_uarridx_t)place);
      }
      return 1;
    }
    case XS_TEXT:
      duk_push_lstring(context, result.text, result.count);
      return 1;
    case XS_ERROR:
      return duk_error(context, DUK_ERR_ERROR, "%s", result.text);
    default:
      return 0;
  }
}

/* MARK: What Swift calls. */

static int xs_keep_text(xs_sandbox *box, const char *text, size_t length, xs_value *result, int kind) {
  if (length + 1 > box->text_capacity) {
    char *memory = (char *)realloc(box->text, length + 1);
    if (memory == NULL) return 0;
    box->text = memory;
    box->text_capacity = length + 1;
  }
  memcpy(box->text, text, length);
  box->text[length] = 0;
  result->kind = kind;
  result->text = box->text;
  result->count = length;
  return 1;
}

typedef struct {
  xs_sandbox *box;
  const char *source;
  size_t length;
  const double *arguments;
  int count;
  xs_value *result;
} xs_request;

/* Copies the value on top: a number, a text, or an array of numbers. */
static void xs_take(duk_context *context, xs_request *request) {
  xs_sandbox *box = request->box;
  xs_value *result = request->result;
  if (duk_is_string(context, -1)) {
    duk_size_t length;
    const char *text = duk_get_lstring(context, -1, &length);
    if (!xs_keep_text(box, text, length, result, XS_TEXT)) result->kind = XS_NOTHING;
  } else if (duk_is_array(context, -1)) {
    size_t place, count = duk_get_length(context, -1);
    if (count > box->byte_limit / sizeof(double)) count = 0;
    if (count > box->number_capacity) {
      double *memory = (double *)realloc(box->numbers, count * sizeof(double));
      if (memory == NULL) return;
      box->numbers = memory;
      box->number_capacity = count;
    }
    for (place = 0; place < count; place++) {
      duk_get_prop_index(context, -1, (duk_uarridx_t)place);
      box->numbers[place] = duk_get_number(context, -1);
      duk_pop(context);
    }
    result->kind = XS_NUMBERS;
    result->numbers = box->numbers;
    result->count = count;
  } else if (duk_is_number(context, -1)) {
    result->kind = XS_NUMBER;
    result->number = duk_get_number(context, -1);
  }
}

/* Compiles the source, and keeps what Duktape has made of it as the numbers' memory. */
static duk_ret_t xs_translate_protected(duk_context *context, void *user) {
  xs_request *request = (xs_request *)user;
  const void *code;
  duk_size_t length;
  duk_push_lstring(context, request->source, request->length);
  duk_push_string(context, "environment");
  duk_compile(context, DUK_COMPILE_EVAL);
  duk_dump_function(context);
  code = duk_get_buffer(context, -1, &length);
  if (code != NULL) xs_keep_text(request->box, (const char *)code, length, request->result, XS_TEXT);
  return 0;
}

static duk_ret_t xs_set_up_protected(duk_context *context, void *user) {
  xs_request *request = (xs_request *)user;
  memcpy(duk_push_fixed_buffer(context, request->length), request->source, request->length);
  duk_load_function(context);
  duk_call(context, 0);
  /* The environment is a function of what the owner answers, the steps, and the true eval. */
  duk_push_c_function(context, xs_ask, DUK_VARARGS);
  duk_push_c_function(context, xs_step, 1);
  duk_get_global_string(context, "eval");
  duk_call(context, 3);
  duk_put_global_string(context, "\xff" "run");
  return 0;
}

static duk_ret_t xs_run_protected(duk_context *context, void *user) {
  xs_request *request = (xs_request *)user;
  int index;
  duk_require_stack(context, request->count + 8);
  duk_get_global_string(context, "\xff" "run");
  if (request->source != NULL) {
    duk_push_lstring(context, request->source, request->length);
    duk_push_string(context, "expression");
    duk_compile(context, DUK_COMPILE_EVAL);
    duk_call(context, 0);
  } else {
    duk_push_undefined(context);
  }
  for (index = 0; index < request->count; index++) duk_push_number(context, request->arguments[index]);
  duk_call(context, request->count + 1);
  xs_take(context, request);
  return 0;
}

/* Copies the text of the error on top, which may itself throw when it is asked. */
static duk_ret_t xs_take_error(duk_context *context, void *user) {
  xs_request *request = (xs_request *)user;
  duk_size_t length = 0;
  const char *text = duk_safe_to_lstring(context, -1, &length);
  xs_keep_text(request->box, text, length, request->result, XS_ERROR);
  return 0;
}

/* Makes a heap and calls a function in it, which gets the source; NULL without memory or if the function throws. */
static inline xs_sandbox *xs_start(
    void *owner, xs_answer answer, size_t byte_limit, duk_safe_call_function start,
    const char *source, size_t length, xs_value *result) {
  xs_request request = {NULL, source, length, NULL, 0, result};
  jmp_buf here;
  xs_sandbox *box = (xs_sandbox *)calloc(1, sizeof(xs_sandbox));
  if (box == NULL) return NULL;
  box->owner = owner;
  box->answer = answer;
  box->byte_limit = byte_limit;
  box->steps = box->call_steps = 1e9;
  box->deadline = xs_now() + 3600;
  request.box = box;
  box->exit = &here;
  if (setjmp(here) != 0) {
    xs_close(box);
    return NULL;
  }
  box->context = duk_create_heap(xs_allocate, xs_reallocate, xs_free, box, xs_fatal);
  if (box->context == NULL || duk_safe_call(box->context, start, &request, 0, 1) != DUK_EXEC_SUCCESS) {
    xs_close(box);
    return NULL;
  }
  duk_pop(box->context);
  box->exit = NULL;
  return box;
}

/* Makes a heap, and runs the environment in it, which `xs_translate` has translated; NULL without memory or if it throws. */
static inline xs_sandbox *xs_open(
    void *owner, xs_answer answer, size_t byte_limit, const char *code, size_t length) {
  xs_value result = {XS_NOTHING, 0, NULL, NULL, 0};
  return xs_start(owner, answer, byte_limit, xs_set_up_protected, code, length, &result);
}

/*
 * Translates the script of the environment to what Duktape runs, which is good for this process only. It is in the
 * result as text, which lasts as long as the sandbox that is returned; NULL if it can not be.
 */
static inline xs_sandbox *xs_translate(
    size_t byte_limit, const char *source, size_t length, xs_value *result) {
  return xs_start(NULL, NULL, byte_limit, xs_translate_protected, source, length, result);
}

/*
 * Calls the environment with the value of a script, undefined without one, and with numbers. The result
 * is good until the next call.
 */
static inline xs_value xs_run(
    xs_sandbox *box, const char *source, size_t length, const double *arguments, int count) {
  xs_value result = {XS_NOTHING, 0, NULL, NULL, 0};
  xs_request request = {box, source, length, arguments, count, &result};
  jmp_buf here, *outer = box->exit;
  result.kind = XS_ERROR;
  result.text = "";
  if (box->is_broken) return result;
  box->exit = &here;
  if (setjmp(here) != 0) {
    /* The result may have been half written. */
    xs_value broken = {XS_ERROR, 0, NULL, "", 0};
    box->is_exhausted = 1;
    box->exit = outer;
    return broken;
  }
  if (duk_check_stack(box->context, 8)) {
    result.kind = XS_NOTHING;
    if (duk_safe_call(box->context, xs_run_protected, &request, 0, 1) != DUK_EXEC_SUCCESS) {
      result.kind = XS_ERROR;
      result.text = "";
      result.count = 0;
      duk_safe_call(box->context, xs_take_error, &request, 1, 1);
    }
    duk_pop(box->context);
  }
  box->exit = outer;
  return result;
}

#endif
