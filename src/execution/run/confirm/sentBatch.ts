import type { Run } from '../../ports/run/run.ts'
import type { AskedCalls } from './confirmCalls.ts'

/** A batch that the wallet accepted. */
export interface SentBatch {
  /** The wallet's ID of the batch, or ours if it gave none. */
  id: string
  /** Positions of its items in the execution. */
  indexes: readonly number[]
  chainId: number
  /** The provider can also tell whether something was sent. */
  isReported: boolean
  /** What the wallet was asked for, if this page asked. */
  asked?: AskedCalls | undefined
}

/** The account that sent it; undefined if the record names none. */
export function batchSender(run: Run, { asked, indexes }: SentBatch): `0x${string}` | undefined {
  return asked?.from ?? run.getState().items[indexes[0] ?? 0]?.intent?.from
}
