/** What was measured of one way to use the library. */
export interface Measurement {
  name: string
  /** By bundler, or the one figure that there is. */
  figures: readonly number[]
  budget: number
}

/** How far a figure may be from the committed one. */
const room = 0.02

/** Whether the committed measurement is of another budget, or a figure differs from it by more than the room. */
export function isOutdated(
  committed: Measurement | undefined,
  { figures, budget }: Omit<Measurement, 'name'>,
): boolean {
  if (committed?.budget !== budget || committed.figures.length !== figures.length) return true
  return committed.figures.some((figure, index) => Math.abs((figures[index] ?? 0) - figure) > figure * room)
}
