import type { RequestState } from '@causeway/react'

/** What each state means to the person who sent the money. */
export const statusWords: Readonly<Record<RequestState, string>> = {
  waiting: 'Not paid yet',
  depositing: 'Deposit on its way',
  pending: 'Paying you out',
  submitted: 'Payout sent',
  success: 'Completed',
  refund: 'Refunded',
  failure: 'Failed',
  unknown: 'Under way',
}
