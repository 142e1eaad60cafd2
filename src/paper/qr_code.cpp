#include "paper/qr_code.hpp"

#include <memory>
#include <qrencode.h>

namespace dalapapa {
namespace {

constexpr int quiet_zone = 4;          // modules
constexpr double least_module = 0.42;  // millimetres
constexpr double least_size = 30;

struct ReleaseCode {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

std::unique_ptr<QRcode, ReleaseCode> encoded(const std::string& text, QRecLevel level) {
  constexpr int as_small_as_can_be = 0;
  return std::unique_ptr<QRcode, ReleaseCode>(QRcode_encodeData(
      static_cast<int>(text.size()), reinterpret_cast<const unsigned char*>(text.data()),  // NOLINT
      as_small_as_can_be, level));
}

}  // namespace

Expected<QrCode> QrCode::of(std::string_view text) {
  const std::string bytes(text);
  // Long texts do without error correction: the modules are small enough as it is.
  constexpr std::size_t short_text = 300;
  const auto code = encoded(bytes, bytes.size() <= short_text ? QR_ECLEVEL_M : QR_ECLEVEL_L);
  if (!code) return refused("{} bytes are too many for a QR code", bytes.size());
  std::vector<bool> dark;
  for (int i = 0; i < code->width * code->width; ++i)
    dark.push_back((code->data[i] & 1U) != 0);  // NOLINT(cppcoreguidelines-pro-bounds-pointer-arithmetic)
  return QrCode(code->width, std::move(dark));
}

bool QrCode::is_dark(int x, int y) const {
  return dark_[static_cast<std::size_t>(y) * static_cast<std::size_t>(modules_) +
               static_cast<std::size_t>(x)];
}

double QrCode::usual_size() const {
  return std::max(least_size, (modules_ + 2 * quiet_zone) * least_module);
}

void QrCode::draw(Canvas& canvas, Point at, double size) const {
  const auto kept = canvas.keep();
  canvas.move(at);
  canvas.scale(size / (modules_ + 2 * quiet_zone));
  canvas.move({quiet_zone, quiet_zone});
  for (int y = 0; y < modules_; ++y) {
    for (int x = 0; x < modules_;) {
      int end = x;
      while (end < modules_ && is_dark(end, y)) ++end;
      if (end > x) canvas.box({double(x), double(y), double(end - x), 1});
      x = end + 1;
    }
  }
  canvas.fill(black_ink);
}

}  // namespace dalapapa
