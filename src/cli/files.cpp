#include "cli/files.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

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

Expected<std::string> read_file(const std::string& path) {
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (file == nullptr) return bad_input("cannot read {}: {}", path, std::strerror(errno));
  std::string text;
  std::array<char, 65536> block{};
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
    text.append(block.data(), count);
    if (text.size() > max_file) return bad_input("{} is larger than {} bytes", path, max_file);
  }
  if (std::ferror(file.get()) != 0) return bad_input("cannot read {}: {}", path, std::strerror(errno));
  return text;
}

Expected<void> write_file(const std::string& path, std::string_view text) {
  File file(std::fopen(path.c_str(), "wb"));
  const bool written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  // A full disk may show only when the file is closed.
  if (!written || std::fclose(file.release()) != 0)
    return bad_input("cannot write {}: {}", path, std::strerror(errno));
  return {};
}

Expected<void> check_writable(const std::string& path) {
  const bool there = std::filesystem::exists(path);
  const File file(std::fopen(path.c_str(), "ab"));  // what is in it stays
  if (file == nullptr) return bad_input("cannot write {}: {}", path, std::strerror(errno));
  std::error_code ignored;
  if (!there) std::filesystem::remove(path, ignored);
  return {};
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

Expected<std::shared_ptr<const TileSet>> load_tiles(const std::string& path) {
  if (path.empty()) return std::make_shared<const TileSet>(TileSet::standard());
  DALAPAPA_TRY(text, read_file(path));
  const auto value = json::parse(*text);
  if (!value) return std::unexpected(value.error().within(path));
  auto set = tile_set_from_json("custom", *value);  // not its path: a file may be called "standard"
  if (!set) return std::unexpected(set.error().within(path));
  return std::make_shared<const TileSet>(*std::move(set));
}

}  // namespace dalapapa
