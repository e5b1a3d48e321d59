/** Whether every case of a long table is tested: `npm test` takes a fixed share of them, another one for each row. */
export const isSoak = process.env['SOAK_TIMES'] !== undefined

/**
 * How many generated cases a property is checked with: a fifth of `count` in `npm test`, a multiple of it in `npm run soak`.
 * Use it for every `numRuns`; the seed is set in `seedCases.ts`.
 */
export function caseCount(count: number): number {
  return isSoak ? count * Number(process.env['SOAK_TIMES']) : Math.ceil(count / 5)
}

/** One row in `share` of a long table for `npm test`, others for each `turn`; all of them in `npm run soak`. */
export function inTurn<row>(rows: readonly row[], { share, turn }: { share: number; turn: number }): row[] {
  return rows.filter((_, place) => isSoak || place % share === turn % share)
}
