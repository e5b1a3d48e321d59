/** What the chain said in this page's life, of each query: a number has no identity that tells it from one that a store brought. */
const read = new WeakMap<object, bigint>()

/** Notes what the chain said just now. */
export function noteBalance(query: object | undefined, balance: bigint): void {
  if (query) read.set(query, balance)
}

/** What the chain said in this page's life, if that is what the query holds. */
export function balanceRead(query: { state: { data: unknown } } | undefined): bigint | undefined {
  const balance = query && read.get(query)
  return balance === query?.state.data ? balance : undefined
}
