// Sheets with a QR code that opens them in the page: puzzles, and moments of a game.
#pragma once

#include "cli/commands.hpp"

namespace dalapapa {

void add_print_puzzle(CLI::App& print, Chosen& chosen);
void add_print_position(CLI::App& print, Chosen& chosen);

}  // namespace dalapapa
