import type { StoredDeposit } from '../../../../deposit/book/depositEntry.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { outcomeLabel } from '../../../shared/messages/outcomeTitle.ts'

/** Key of the status of a stored deposit address in a list. */
export function storedStatusLabel({
  status,
  isDropped = false,
  signs = [],
}: Pick<StoredDeposit, 'status' | 'isDropped' | 'signs'>): MessageKey {
  const isPaid = signs.includes('payment')
  if (status === 'failure' && !isDropped && !isPaid) return 'deposit.ended'
  if (status !== 'waiting') return outcomeLabel(status, isDropped)
  if (isPaid) return 'activity.status.depositing'
  return signs.includes('activity') ? 'deposit.maybePaid' : outcomeLabel(status, isDropped)
}
