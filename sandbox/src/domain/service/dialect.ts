import type { LedgerChain } from '../chains/chain.ts'

/**
 * How responses are written where the interface leaves a choice.
 *
 * - `interface`: every field that the interface shows, in full.
 * - `deployment`: as deployments of the interface were observed to write them. What was not requested is left out, whatever crosses chains
 *   is a `swap`, transactions list their gas, embedded currencies have only some of their fields, orders refer to chains by name, numbers
 *   may be strings, and the response to a permit omits what repeats its request. It also takes permits of other tokens by Permit2, and
 *   EIP-3009 permits with the solver as the recipient.
 */
export type Dialect = 'interface' | 'deployment'

/** Every dialect. */
export const dialects: readonly Dialect[] = ['interface', 'deployment']

/** The name or id of a chain in orders. */
export function protocolChainName({ id, name }: Pick<LedgerChain, 'id' | 'name'>, dialect: Dialect): string {
  return dialect === 'deployment' ? name.toLowerCase() : id.toString()
}
