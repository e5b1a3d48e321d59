import type { StoredDeposit } from '../../../../deposit/book/depositEntry.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { outcomeLabel } from '../../../shared/messages/outcomeTitle.ts'

/** Key of the status of a stored deposit address in a list. */
export function storedStatusLabel({
  status,
  isDropped = false,
  signs = [],
}: Pick<StoredDeposit, 'status' | 'isDropped' | 'signs'>): MessageKey {
  const isEndedUnpaid = status === 'failure' && !isDropped && !signs.includes('payment')
  return isEndedUnpaid ? 'deposit.ended' : outcomeLabel(status, isDropped)
}
