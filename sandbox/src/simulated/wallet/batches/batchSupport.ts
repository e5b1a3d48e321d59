import { numberToHex } from 'viem'

/** Whether batches are atomic (EIP-5792): always, after an upgrade of the account, or never. */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/** A wallet's support of batches (EIP-5792). */
export interface BatchSupport {
  /** `final` is version 2.0.0, `draft` the version before it; `none` has no batches. @default 'final' */
  dialect: 'final' | 'draft' | 'none'
  /** For all chains, unless `atomicByChain` says otherwise. @default 'unsupported' */
  atomic: AtomicStatus
  /** By chain id. @default {} */
  atomicByChain: Readonly<Record<number, AtomicStatus>>
  /** Maximum number of calls per batch. @default 10 */
  maxCalls: number
  /** Whether the wallet responds to `wallet_getCapabilities`. @default 'answers' */
  capabilities: 'answers' | 'hangs'
}

export const defaultBatchSupport: BatchSupport = {
  dialect: 'final',
  atomic: 'unsupported',
  atomicByChain: {},
  maxCalls: 10,
  capabilities: 'answers',
}

/** Writes the wallet's capabilities on each chain. */
export function toCapabilities(
  dialect: 'final' | 'draft',
  statuses: readonly { chainId: number; atomic: AtomicStatus }[],
) {
  return Object.fromEntries(
    statuses.map(({ chainId, atomic }) => [
      numberToHex(chainId),
      dialect === 'final'
        ? { atomic: { status: atomic } }
        : { atomicBatch: { supported: atomic === 'supported' } },
    ]),
  )
}
