/** Something to measure, by its name. */
export type Contenders = Readonly<Record<string, () => unknown>>

const rounds = 9
/** How long each contender runs in a round, in microseconds of processor time. */
const roundUs = 40_000

/**
 * Measures how much processor time one run takes, in microseconds. The rounds of all contenders take turns, so that
 * whatever else the machine does meets them alike, and the median of the rounds counts.
 */
export function measure(contenders: Contenders): Record<string, number> {
  const all = Object.entries(contenders).map(([name, run]) => {
    for (let warm = 0; warm < 50; warm++) run()
    return { name, run, times: Math.max(1, Math.round(roundUs / timeOf(run, 20))), found: [] as number[] }
  })
  for (let round = 0; round < rounds; round++) {
    for (const { run, times, found } of all) found.push(timeOf(run, times))
  }
  return Object.fromEntries(all.map(({ name, found }) => [name, median(found)]))
}

function timeOf(run: () => unknown, times: number): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
