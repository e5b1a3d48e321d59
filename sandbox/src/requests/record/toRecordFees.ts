import { componentTotals, mapComponents, sumOfComponents } from '../../domain/money/feeComponents.ts'
import { formatUsd, toUsd } from '../../domain/money/money.ts'
import { quotedTermsOf } from '../../domain/request/requestFacts.ts'
import type { RequestTerms } from '../../domain/request/terms/requestTerms.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toCurrency, toAmountFigures } from '../../quote/answer/toAmount.ts'
import { toSponsorPayment, toSponsorshipPhase } from '../../quote/answer/toSponsorship.ts'

/**
 * Writes the fees in the input currency. Costs are negative in US dollars, sponsored fees positive. A request that was not filled has no
 * costs.
 */
export function toRecordFees(request: ServiceRequest) {
  const { terms } = request
  const { currencyIn } = terms
  const usd = (amount: bigint, sign: bigint) => formatUsd(sign * toUsd(amount, currencyIn))
  const quoted = (amount: bigint, sign: bigint) => {
    const { amountUsd: _, ...figures } = toAmountFigures(currencyIn, amount)
    return { usd: usd(amount, sign), ...figures }
  }
  const actual = (amount: bigint, sign: bigint) => ({ usd: usd(amount, sign) })
  return {
    quoted: toComponents(quotedTermsOf(request), quoted),
    actual: toComponents(actualTerms(request), actual),
    currency: toCurrency(currencyIn),
  }
}

/** Writes the sponsor's and the user's part of the fees. All amounts share one currency field. */
export function toRecordSponsorship(request: ServiceRequest) {
  const { terms, sidePayments } = request
  const { sponsor, sponsorRefund } = sidePayments
  const write = (amount: bigint) => toAmountFigures(terms.currencyIn, amount)
  return {
    quoted: {
      ...toSponsorshipPhase(quotedTermsOf(request), 'platform', write),
      maxSubsidizationAmount: terms.sponsorship?.maxUsd.toString() ?? null,
      ...(terms.sponsorship?.shareBps !== undefined && { subsidizationBps: terms.sponsorship.shareBps }),
    },
    actual: {
      ...toSponsorshipPhase(actualTerms(request), 'platform', write),
      sponsorPayment: toSponsorPayment(terms, sponsor && !sponsorRefund ? sponsor.amount : 0n),
    },
    currency: toCurrency(terms.currencyIn),
  }
}

function toComponents<written>(terms: RequestTerms, write: (amount: bigint, sign: bigint) => written) {
  const { execution, swap, platform, app } = componentTotals(terms)
  return {
    swap: write(swap, -1n),
    execution: write(execution, -1n),
    platform: write(platform, -1n),
    app: write(app, -1n),
    sponsored: write(sumOfComponents(terms.sponsored), 1n),
  }
}

/** A request's actual costs: the quoted ones unless it failed or was refunded. */
function actualTerms({ terms, progress }: ServiceRequest): RequestTerms {
  if (progress.status !== 'refund' && progress.status !== 'failure') return terms
  return {
    ...terms,
    destinationGas: 0n,
    topup: 0n,
    service: 0n,
    appFees: [],
    sponsored: mapComponents(() => 0n),
    capHit: false,
  }
}
