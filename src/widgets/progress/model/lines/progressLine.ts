import type { StepStatus } from '../../../shared/steps/step.ts'

/** What a line is about. */
export type ProgressLineKind =
  | 'approve'
  | 'revoke'
  | 'message'
  | 'sign'
  | 'deposit'
  | 'send'
  | 'transaction'
  | 'receive'
  | 'refund'
  | 'refundReported'

/** What the status alone doesn't say. */
export type ProgressNote =
  | 'prompting'
  | 'posting'
  | 'confirming'
  | 'lost'
  | 'repriced'
  | 'reorganized'
  | 'missing'
  | 'unconfirmed'
  | 'rechecked'
  | 'dropped'
  | 'notDelivered'

/** One line of the progress. */
export interface ProgressLine {
  key: string
  /** One kind, or several that the wallet was asked for in one request. */
  kinds: readonly ProgressLineKind[]
  status: StepStatus
  /** More about the status, if there is more to say. */
  note: ProgressNote | undefined
  chainId: number
  transactionHashes: readonly string[]
}
