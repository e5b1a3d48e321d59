import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding, type BuiltInAuditRule } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** How long a permit is valid when nothing else was asked, in seconds. */
const defaultPermitSeconds = 600

/** What the clocks of the service and of the page may differ by, in seconds. */
const clockSkewSeconds = 60

/** `permit-chain`, `-token`, `-owner`, `-amount`, `-receiver`, `-expiry`: a permit is for what is quoted. */
export function* permitRules({ quote, signatures, allowed }: AuditInput): Iterable<AuditFinding> {
  const { parameters, details } = quote
  const { currency, amount: most } = details.currencyIn
  for (const { item, permit } of signatures) {
    if (!permit) continue
    const { chainId, token, owner, receiver, amount, deadline } = permit
    const block = (rule: BuiltInAuditRule, message: string, facts: AuditFinding['facts']) =>
      finding({ rule, message, item, facts })
    if (chainId !== BigInt(parameters.originChainId)) {
      yield block('permit-chain', 'A permit is for another chain.', { chainId: chainId ?? '' })
    }
    if (!isSameAddress(token, currency.address)) {
      yield block('permit-token', 'A permit is for another token.', { token: token ?? '' })
    }
    if (!isSameAddress(owner, parameters.user)) {
      yield block('permit-owner', 'A permit is for another account.', { owner })
    }
    if (amount > most) {
      yield block('permit-amount', 'A permit is above the quoted amount.', { amount, allowed: most })
    }
    if (!allowed.mayReceive(receiver)) {
      yield block('permit-receiver', 'A permit is for a receiver that the quote does not name.', { receiver })
    }
    const latest = latestDeadline(quote)
    if (deadline > latest) {
      yield block('permit-expiry', 'A permit is valid for longer than was asked.', { deadline, latest })
    }
  }
}

/** Seconds since the epoch. */
function latestDeadline({ parameters, receivedAt }: Quote): bigint {
  const seconds = (parameters.permitExpiry ?? defaultPermitSeconds) + clockSkewSeconds
  return BigInt(Math.ceil(receivedAt / 1000) + seconds)
}
