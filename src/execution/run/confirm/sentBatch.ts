import type { RequestedCalls } from './confirmCalls.ts'

/** A batch that the wallet accepted. */
export interface SentBatch {
  /** The wallet's ID of the batch, or this library's if the wallet gave none. */
  id: string
  /** Positions of its items in the execution. */
  indexes: readonly number[]
  /** The account that sent it. */
  from: `0x${string}`
  chainId: number
  /** The provider reports about it, if there is a request. */
  isReported: boolean
  /** The requested calls, if this page prompted the wallet. */
  requested?: RequestedCalls | undefined
}
