// Functions of a library that are looked up at run time: programs are not linked with the library, start without it, and
// run where it is missing.
#include <dlfcn.h>

#define XS_MEMBER(prefix, name) __typeof__(&prefix##name) name;
#define XS_FIND(prefix, name) && (functions->name = (__typeof__(&prefix##name))dlsym(library, #prefix #name))

// Declares a structure of the addresses of functions by their names without prefix, and a function that finds them in an
// opened library and returns whether all are there.
#define XS_LIBRARY(type, list) \
  struct type { list(XS_MEMBER) }; \
  static inline _Bool type##_find(struct type *functions, void *library) { return 1 list(XS_FIND); }
