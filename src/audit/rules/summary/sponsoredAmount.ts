import type { SponsoredAmount } from '../../../schemas/sponsorship/sponsorship.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** Amounts that were rounded one by one differ by less than one part in this many. */
const toleranceDivisor = 100n

/** The fees name the same sponsored amount as the sponsorship. */
export const sponsoredAmount: AuditRuleCheck = function* ({ quote: { fees, feeSponsorship } }) {
  const { amount: feeAmount, currency: feeCurrency } = fees.subsidized ?? {}
  const { amount: sponsoredTotal, currency } = feeSponsorship?.quoted?.sponsoredTotal ?? {}
  if (feeAmount === undefined || sponsoredTotal === undefined || !isSameCurrency(feeCurrency, currency))
    return
  const difference = feeAmount > sponsoredTotal ? feeAmount - sponsoredTotal : sponsoredTotal - feeAmount
  if (difference * toleranceDivisor > sponsoredTotal)
    yield {
      message: 'The fees and the sponsorship name different sponsored amounts.',
      facts: { amount: feeAmount, sponsored: sponsoredTotal },
    }
}

function isSameCurrency(one: SponsoredAmount['currency'], other: SponsoredAmount['currency']): boolean {
  const isKnown = one?.chainId !== undefined && one.address != null
  return isKnown && one.chainId === other?.chainId && isSameAddress(one.address, other?.address)
}
