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

/** Details that the status alone doesn't show. */
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
  | 'rejected'
  | 'cancelled'

/** Notes that replace the text of the status: they tell the outcome, or that it is being checked. */
export const outcomeNotes = [
  'notDelivered',
  'unconfirmed',
  'rechecked',
  'dropped',
  'rejected',
  'cancelled',
] as const satisfies readonly ProgressNote[]

/** One line of the progress. */
export interface ProgressLine {
  key: string
  /** One kind, or several for one batch. */
  kinds: readonly ProgressLineKind[]
  status: StepStatus
  /** Details about the status, if any. */
  note: ProgressNote | undefined
  chainId: number
  transactionHashes: readonly string[]
}
