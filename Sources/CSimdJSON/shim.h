// simdjson is C++: this module only says where it is.
