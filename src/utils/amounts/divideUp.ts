/** Divides and rounds up, for figures that must not look better than they are. The value must not be negative. */
export function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
