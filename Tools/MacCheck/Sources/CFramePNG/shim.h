#include <png.h>
#include <stdlib.h>
