import { UnknownChainError } from '../../errors.ts'

/**
 * Finds what belongs to a chain.
 *
 * @param idOf Returns the ID of an entry's chain.
 * @throws {UnknownChainError} naming the chains that there are.
 */
export function findChain<entry>(
  entries: readonly entry[],
  chainId: number,
  idOf: (entry: entry) => number,
): entry {
  const found = entries.find((entry) => idOf(entry) === chainId)
  if (found === undefined) throw new UnknownChainError({ chainId, knownChainIds: entries.map(idOf) })
  return found
}
