/** Whether every case of a long table is tested: `npm test` takes a fixed share of them, another one for each row. */
export const isSoak = process.env['SOAK_TIMES'] !== undefined

/**
 * How many generated cases a property is checked with: half of `count` in `npm test`, a multiple of it in `npm run soak`.
 * Use it for every `numRuns`; the seed is set in `seedCases.ts`.
 */
export function caseCount(count: number): number {
  return isSoak ? count * Number(process.env['SOAK_TIMES']) : Math.ceil(count / 2)
}

/** How long a property may take, in milliseconds: as long as it needs in `npm run soak`, which draws more cases. */
export function caseLimit(ms: number): number {
  return isSoak ? 3_600_000 : ms
}
