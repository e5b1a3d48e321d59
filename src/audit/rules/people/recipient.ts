import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The quote, and the order behind it where one is shown, pay who was asked to be paid. */
export const recipient: AuditRuleCheck = function* ({ quote: { details, parameters }, order }) {
  if (!isSameAddress(details.recipient, parameters.recipient ?? parameters.user)) {
    yield {
      message: 'The quote pays someone else than was asked.',
      facts: { recipient: details.recipient },
    }
  }
  const { payments = [], fillContract } = order?.output ?? {}
  // The contract that makes the calls that were asked for spends what it is paid on them.
  const isForCalls = (parameters.txs?.length ?? 0) > 0
  for (const { recipient } of payments) {
    if (recipient === undefined || isSameAddress(recipient, details.recipient)) continue
    if (isForCalls && isSameAddress(recipient, fillContract)) continue
    yield { message: 'The order pays someone else than the quote says.', facts: { recipient } }
  }
}
