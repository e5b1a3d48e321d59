import { addressHazard } from '../../../utils/address/addressHazard.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { canMakeCalls, fillContractOf } from '../../facts/fillContract.ts'

/** The quote, and the order behind it if there is one, pay the requested recipient. */
export const recipient: AuditRuleCheck = function* (input) {
  const { details, parameters } = input.quote
  if (!isSameAddress(details.recipient, parameters.recipient ?? parameters.user)) {
    yield {
      message: 'The quote pays someone other than you asked for.',
      facts: { recipient: details.recipient },
    }
  }
  if (addressHazard(details.recipient, []) && !isSameAddress(details.recipient, parameters.user)) {
    yield {
      severity: 'confirm',
      message: 'No one has the recipient’s key.',
      facts: { recipient: details.recipient },
    }
  }
  const fillContract = fillContractOf(input)
  for (const { recipient } of input.order?.output?.payments ?? []) {
    if (recipient === undefined || isSameAddress(recipient, details.recipient)) continue
    // A depository makes no calls, and its payment could fill someone else's order; an account would keep the payment.
    const isForCalls = isSameAddress(recipient, fillContract) && canMakeCalls(input, recipient)
    if (isForCalls && input.allowed.mayFill(recipient)) continue
    yield {
      severity: isForCalls ? 'confirm' : 'block',
      message: isForCalls
        ? 'The order pays a contract for the calls that nobody but the quote knows.'
        : 'The order pays someone other than the quote says.',
      facts: { recipient },
    }
  }
}
