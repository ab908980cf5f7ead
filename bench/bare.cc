// Plays random games of OpenSpiel in C++, in a loop as tight as its interface allows.
// Prints the best of many portions: games|decisions|seconds of CPU.
#include <cstdint>
#include <cstdio>
#include <ctime>

#include "open_spiel/spiel.h"

int main(int, char** names) {
  const auto game = open_spiel::LoadGame(names[1]);
  const long games = 20000;
  std::uint64_t luck = 88172645463325252u;
  long best_decisions = 0;
  double best_seconds = 1;
  const std::clock_t began = std::clock();
  while (std::clock() - began < 4 * CLOCKS_PER_SEC) {
    long decisions = 0;
    const std::clock_t before = std::clock();
    for (long n = 0; n < games; ++n) {
      const auto state = game->NewInitialState();
      while (!state->IsTerminal()) {
        decisions += !state->IsChanceNode();
        const auto legal = state->LegalActions();
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        state->ApplyAction(legal[(luck >> 32) * legal.size() >> 32]);
      }
    }
    const double seconds = double(std::clock() - before) / CLOCKS_PER_SEC;
    if (decisions * best_seconds > best_decisions * seconds) {
      best_decisions = decisions;
      best_seconds = seconds;
    }
  }
  std::printf("%ld|%ld|%f\n", games, best_decisions, best_seconds);
}
