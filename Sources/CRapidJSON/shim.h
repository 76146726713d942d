// RapidJSON is C++ headers alone: this module only says where they are.
