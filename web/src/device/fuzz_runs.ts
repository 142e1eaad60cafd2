// How often a fuzz target tries something: a little every day, and as often as DALAPAPA_FUZZ_RUNS says when somebody takes the time.
const runs = Number(process.env['DALAPAPA_FUZZ_RUNS'] ?? 300);

// Of slow targets fewer.
export const fuzzRuns = (share = 1): { numRuns: number } => ({ numRuns: Math.max(1, Math.ceil(runs * share)) });
export const fuzzTime = { timeout: 86_400_000 };
