// Something to draw on: paths that are built, then filled or stroked. Everything stays a shape, nothing becomes pixels.
//
// A path is gone once it is filled, stroked or clipped to. Coordinates are millimetres from the top left of the page, until
// the canvas is moved, turned or scaled.
#pragma once

#include <span>
#include <string_view>

#include "paper/geometry.hpp"
#include "paper/ink.hpp"

typedef struct _cairo cairo_t;  // NOLINT(modernize-use-using): as Cairo declares it

namespace dalapapa {

struct Pen {
  Ink ink;
  double width = 0.1;
  double dashes = 0;  // their length, with two thirds of it between them; none if zero
};

class Canvas {
 public:
  // Needs: the context outlives the canvas.
  explicit Canvas(cairo_t* context) : context_(context) {}

  // While it lives the canvas may be moved and clipped; then it is restored.
  class Kept {
   public:
    explicit Kept(cairo_t* context);
    ~Kept();
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

   private:
    cairo_t* context_;
  };
  [[nodiscard]] Kept keep() { return Kept(context_); }

  void move(Point by);
  void turn(double radians);  // clockwise
  void scale(double by);

  void circle(Point centre, double radius);
  void polygon(std::span<const Point> corners);
  void box(const Box& box);
  void rounded_box(const Box& box, double radius);
  void line(std::span<const Point> points);

  void fill(Ink ink);  // what lies within an even number of outlines is left out
  void stroke(const Pen& pen);
  void clip();

  // For reading on a screen: a place that links lead to, and an area that leads to one or to an address. Names are letters and
  // digits.
  void destination(std::string_view name);
  void link_to_destination(const Box& area, std::string_view name);
  void link_to_address(const Box& area, std::string_view address);

  // For what this does not offer: text.
  [[nodiscard]] cairo_t* context() const { return context_; }
  void choose(Ink ink);

 private:
  void link(const Box& area, std::string_view kind, std::string_view to);

  cairo_t* context_;
};

}  // namespace dalapapa
