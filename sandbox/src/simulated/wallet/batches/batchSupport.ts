import { numberToHex } from 'viem'

/** Whether batches are all or nothing (EIP-5792): always, after an upgrade of the account, or not at all. */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/** How a wallet does batches (EIP-5792). */
export interface BatchSupport {
  /** `final` is version 2.0.0; `draft` names what came before it; `none` knows no batches. @default 'final' */
  dialect: 'final' | 'draft' | 'none'
  /** For all chains, unless `atomicByChain` says otherwise. @default 'unsupported' */
  atomic: AtomicStatus
  /** By the number of a chain. @default {} */
  atomicByChain: Readonly<Record<number, AtomicStatus>>
  /** Most calls of one batch. @default 10 */
  maxCalls: number
  /** Whether the call for capabilities is answered at all. @default 'answers' */
  capabilities: 'answers' | 'hangs'
}

export const defaultBatchSupport: BatchSupport = {
  dialect: 'final',
  atomic: 'unsupported',
  atomicByChain: {},
  maxCalls: 10,
  capabilities: 'answers',
}

/** Writes what the wallet can do on each chain. */
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
