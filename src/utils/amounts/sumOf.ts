/** The sum of amounts; undefined if one is unknown. */
export function sumOf(amounts: readonly (bigint | undefined)[]): bigint | undefined {
  return amounts.reduce<bigint | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0n,
  )
}
