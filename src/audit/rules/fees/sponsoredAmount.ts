import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The amounts may differ by a hundredth, since each is rounded. */
const roundingDivisor = 100n

/** The fees and the sponsorship state the same sponsored amount. */
export const sponsoredAmount: AuditRuleCheck = function* ({ quote: { fees, feeSponsorship } }) {
  const { amount: feeAmount, currency: feeCurrency } = fees.subsidized ?? {}
  const { amount: sponsoredTotal, currency } = feeSponsorship?.quoted?.sponsoredTotal ?? {}
  if (feeAmount === undefined || sponsoredTotal === undefined || !isSameToken(feeCurrency, currency)) return
  const difference = feeAmount > sponsoredTotal ? feeAmount - sponsoredTotal : sponsoredTotal - feeAmount
  if (difference * roundingDivisor > sponsoredTotal)
    yield {
      message: 'The fees and the sponsorship name different sponsored amounts.',
      facts: { amount: feeAmount, sponsored: sponsoredTotal },
    }
}
