/**
 * Each query's balance as this page read it from the chain: unlike an object, a number can't be marked as fetched, so a
 * restored one looks the same.
 */
const read = new WeakMap<object, bigint>()

/** Records a balance that was just read. */
export function noteBalance(query: object | undefined, balance: bigint): void {
  if (query) read.set(query, balance)
}

/** The balance that this page has read, if the query still has it. */
export function balanceRead(query: { state: { data: unknown } } | undefined): bigint | undefined {
  const balance = query && read.get(query)
  return balance === query?.state.data ? balance : undefined
}
