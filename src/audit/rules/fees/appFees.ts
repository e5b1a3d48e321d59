import { parseUsd } from '../../../utils/amounts/usd.ts'
import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import { allBasisPoints } from '../../../utils/amounts/basisPoints.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The fee may exceed the requested one by a twentieth: shares are rounded individually, and apply before or after other fees. */
const excessDivisor = 20n

/** The factor by which a fee in another token may exceed the request in US dollars, since prices move. */
const maxFactor = 2n

/** The app's fee is no more than the page requested. Without a request, a server may have added one. */
export const appFees: AuditRuleCheck = function* ({ quote: { parameters, details, fees } }) {
  const bps = BigInt((parameters.appFees ?? []).reduce((sum, { fee }) => sum + fee, 0))
  const { amount, amountUsd, currency } = fees.app ?? {}
  if (bps === 0n || amount === undefined) return
  const { currencyIn } = details
  if (isSameToken(currency, currencyIn.currency)) {
    const share = currencyIn.amount * bps
    const taken = amount * allBasisPoints
    if (taken <= share + share / excessDivisor + allBasisPoints) return
  } else {
    const [taken, paid] = [parseUsd(amountUsd), parseUsd(currencyIn.amountUsd)]
    if (taken === undefined || paid === undefined) return
    if (taken * allBasisPoints <= paid * bps * maxFactor) return
  }
  yield { message: 'The quote’s app fee is larger than the one that was requested.', facts: { amount } }
}
