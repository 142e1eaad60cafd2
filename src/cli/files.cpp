#include "cli/files.hpp"

#include <array>
#include <cerrno>
#include <cstring>

#include "base/visible.hpp"
#include "tiles/tile_set_json.hpp"

namespace dalapapa {
namespace {

constexpr std::size_t max_file = std::size_t{64} << 20U;

struct Close {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, Close>;

}  // namespace

std::string named_file(const std::string& path) {
  constexpr std::size_t longest = 200;
  return cut_before(path, longest);
}

Expected<std::string> read_file(const std::string& path) {
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (file == nullptr) return bad_input("cannot read {}: {}", named_file(path), std::strerror(errno));
  std::string text;
  std::array<char, 65536> block{};
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
    text.append(block.data(), count);
    if (text.size() > max_file) return bad_input("{} is larger than {} bytes", named_file(path), max_file);
  }
  if (std::ferror(file.get()) != 0)
    return bad_input("cannot read {}: {}", named_file(path), std::strerror(errno));
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
    return bad_input("{} is in UTF-16, not in UTF-8", named_file(path));
  if (text.starts_with(json::byte_order_mark)) text.erase(0, json::byte_order_mark.size());
  return text;
}

std::optional<std::string> read_line(std::FILE* file, std::size_t limit) {
  std::string line;
  int c = std::fgetc(file);
  if (c == EOF) return std::nullopt;
  for (; c != EOF && c != '\n'; c = std::fgetc(file)) {
    if (line.size() <= limit) line += static_cast<char>(c);
  }
  return line;
}

Expected<json::value> read_json(const std::string& path) {
  DALAPAPA_TRY(text, read_file(path));
  auto value = json::parse(*text);
  if (!value) return std::unexpected(value.error().within(named_file(path)));
  return value;
}

Expected<Record> read_record(const std::string& path) {
  DALAPAPA_TRY(text, read_file(path));
  auto record = Record::read(*text);
  if (!record) return std::unexpected(record.error().within(named_file(path)));
  return record;
}

Expected<std::shared_ptr<const TileSet>> load_tiles(const std::string& path) {
  if (path.empty()) return std::make_shared<const TileSet>(TileSet::standard());
  DALAPAPA_TRY(value, read_json(path));
  auto set = tile_set_from_json("custom", *value);  // not its path: a file may be called "standard"
  if (!set) return std::unexpected(set.error().within(named_file(path)));
  return std::make_shared<const TileSet>(*std::move(set));
}

}  // namespace dalapapa
