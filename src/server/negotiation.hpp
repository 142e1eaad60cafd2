// What a client says about the encodings it would like and the files it already has.
#pragma once

#include <string_view>

#include "server/page.hpp"

namespace dalapapa {

// Of the variants of a file, the one that an Accept-Encoding field likes best; among equals br before gzip before none. The
// file as it is where nothing else will do, even for a client that refuses that: better than no file.
[[nodiscard]] Encoding choose_encoding(const PageFile& file, std::string_view accept_encoding);

// Whether an If-None-Match field names this entity tag.
[[nodiscard]] bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace dalapapa
