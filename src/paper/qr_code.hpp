// A QR code, drawn as one shape.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "paper/canvas.hpp"

namespace dalapapa {

class QrCode {
 public:
  // Refuses what no code can hold: more than 2,953 bytes.
  [[nodiscard]] static Expected<QrCode> of(std::string_view text);

  [[nodiscard]] int modules() const { return modules_; }  // along a side, without the quiet zone
  [[nodiscard]] bool is_dark(int x, int y) const;
  // Of a side with the quiet zone: large enough for the camera of a phone.
  [[nodiscard]] double usual_size() const;

  // In a square, the white around it included.
  void draw(Canvas& canvas, Point at, double size) const;

 private:
  QrCode(int modules, std::vector<bool> dark) : modules_(modules), dark_(std::move(dark)) {}

  int modules_;
  std::vector<bool> dark_;  // row after row
};

}  // namespace dalapapa
