import type { MessageKey } from '../../../../locales/messages.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'

/** Sentences about what arrived, and their variants that name the recipient. */
const named: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  'progress.where.success': 'progress.where.success.to',
  'progress.where.successAtLeast': 'progress.where.successAtLeast.to',
  'activity.where.success': 'activity.where.success.to',
  'deposit.where.success': 'activity.where.success.to',
  'deposit.where.successPlain': 'deposit.where.successPlain.to',
}

/** The variant that names the recipient, if there is one and a recipient to name. */
export function receivedBy(key: MessageKey, recipient: string | undefined): MessageKey {
  return (recipient === undefined ? undefined : named[key]) ?? key
}

/** A recipient other than the payer, shortened; undefined if they are the same, or one is unknown. */
export function otherRecipient(
  sender: string | undefined,
  recipient: string | undefined,
): string | undefined {
  if (!sender || !recipient || isSameAddress(sender, recipient)) return undefined
  return sanitizeText(shortenAddress(recipient))
}
