/** Divides and rounds up: for what counts against the reader. The value must not be negative. */
export function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
