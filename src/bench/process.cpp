#include "bench/process.hpp"

#include <array>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace dalapapa {

Expected<Finished> run_program(const std::vector<std::string>& words) {
  std::array<int, 2> pipe_ends{};
  if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0) return refused("cannot make a pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDERR_FILENO);
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  arguments.reserve(copies.size() + 1);
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int failure = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(pipe_ends[1]);
  std::string output;
  std::array<char, 4096> block{};
  for (ssize_t n = 0; failure == 0 && (n = read(pipe_ends[0], block.data(), block.size())) > 0;) {
    output.append(block.data(), static_cast<std::size_t>(n));
  }
  close(pipe_ends[0]);
  if (failure != 0) return refused("cannot start {}", words.front());
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFEXITED(status)) return refused("{} was killed", words.front());
  return Finished{WEXITSTATUS(status), std::move(output)};
}

}  // namespace dalapapa
