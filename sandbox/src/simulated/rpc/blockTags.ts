import type { SimulatedBlock, SimulatedChain } from '../chain/simulatedChain.ts'
import { invalidParams, readQuantity } from './rpcParams.ts'

/** The block that a parameter names, by number or tag; the latest when it names none. */
export function findBlock(chain: SimulatedChain, tag: unknown): SimulatedBlock | undefined {
  if (tag === 'earliest') return chain.blockAt(0n)
  if (isLatestTag(tag)) return chain.latestBlock()
  return chain.blockAt(readQuantity(tag) ?? 0n)
}

/** @throws {RpcError} for a past block, since the node keeps no past states. */
export function requireLatest(chain: SimulatedChain, tag: unknown): void {
  if (isLatestTag(tag) || readQuantity(tag) === chain.latestBlock().number) return
  throw invalidParams('the simulated node keeps the latest state only')
}

function isLatestTag(tag: unknown): boolean {
  return tag === undefined || tag === null || latestTags.has(tag)
}

const latestTags: ReadonlySet<unknown> = new Set(['latest', 'pending', 'safe', 'finalized'])
