import type { Run } from '../../ports/run/run.ts'
import type { AskedCalls } from './confirmCalls.ts'

/** A batch that the wallet took. */
export interface SentBatch {
  /** The wallet's ID of the batch, or ours if it gave none. */
  id: string
  /** Which items of the execution it is. */
  indexes: readonly number[]
  chainId: number
  /** The provider can also tell whether something was sent. */
  isFollowed: boolean
  /** What the wallet was asked for, where this page did so. */
  asked?: AskedCalls | undefined
}

/** Who has sent it; undefined where the store names no account. */
export function batchSender(run: Run, { asked, indexes }: SentBatch): `0x${string}` | undefined {
  return asked?.from ?? run.getState().items[indexes[0] ?? 0]?.intent?.from
}
