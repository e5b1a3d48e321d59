import type * as z from 'zod/mini'
import { object } from '../base/object.ts'
import { lenient, nullish } from '../base/nullish.ts'
import { answeredChainId, anything, looseNumber, looseText } from '../base/primitives.ts'

export const transactionSchema = object({
  /** Missing if a record gives only the chain, as for the delivery of a swap on one chain. */
  txHash: nullish(looseText),
  chainId: lenient(answeredChainId),
  /** `onchain` occurs. */
  type: lenient(looseText),
  /** `success` and `failure` occur. */
  status: lenient(looseText),
  /** Seconds since the epoch. */
  timestamp: lenient(looseNumber),
  block: lenient(looseNumber),
  /** Gas paid, in the chain's base units. */
  fee: lenient(looseText),
  /** US dollars, decimal; only from some deployments. */
  feeUsd: lenient(looseText),
  data: nullish(anything),
  stateChanges: nullish(anything),
})

/** A transaction of a request. */
export interface RequestTransaction extends z.output<typeof transactionSchema> {}
