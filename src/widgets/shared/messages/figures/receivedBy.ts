import type { MessageKey } from '../../../../locales/messages.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'

/** Sentences about what arrived, and those that also name who received it. */
const named: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  'progress.where.success': 'progress.where.success.to',
  'progress.where.successAtLeast': 'progress.where.successAtLeast.to',
  'activity.where.success': 'activity.where.success.to',
  'deposit.where.success': 'activity.where.success.to',
  'deposit.where.successPlain': 'deposit.where.successPlain.to',
}

/** The sentence that names the recipient, where the sentence has one and somebody is to be named. */
export function receivedBy(key: MessageKey, recipient: string | undefined): MessageKey {
  return (recipient === undefined ? undefined : named[key]) ?? key
}

/** A recipient other than the payer, shortened to be recognized; undefined where they are one, or one is not known. */
export function otherRecipient(
  sender: string | undefined,
  recipient: string | undefined,
): string | undefined {
  if (!sender || !recipient || isSameAddress(sender, recipient)) return undefined
  return sanitizeText(shortenAddress(recipient))
}
