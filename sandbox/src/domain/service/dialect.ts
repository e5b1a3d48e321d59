import type { LedgerChain } from '../chains/chain.ts'

/**
 * How answers are written where the interface leaves room.
 *
 * - `interface`: every field that the interface shows, in full.
 * - `deployment`: as deployments of the interface are seen to write them. What nobody asked for is left out, whatever crosses
 *   chains is a `swap`, transactions name their gas, embedded currencies have a part of their fields, chains of orders have
 *   names, numbers may be texts, and the answer to a permit leaves out what its request says already. What else differs: it
 *   takes permits of other tokens by Permit2, and those of EIP-3009 for its solver.
 */
export type Dialect = 'interface' | 'deployment'

/** Every dialect. */
export const dialects: readonly Dialect[] = ['interface', 'deployment']

/** What the interface writes where a deployment writes its brand. */
export const defaultBrand = 'svc'

/** What orders call a chain. */
export function protocolChainName({ id, name }: Pick<LedgerChain, 'id' | 'name'>, dialect: Dialect): string {
  return dialect === 'deployment' ? name.toLowerCase() : id.toString()
}
