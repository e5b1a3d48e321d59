import { formatUsd, toUsd } from './money.ts'
import type { RequestTerms, ServiceRequest } from './requestModel.ts'
import { toCurrency, toFigures } from './toAmount.ts'
import { noSponsorPayment, toSponsorshipPhase } from './toSponsorship.ts'

/** Writes the fees in the input currency. Figures in US dollars are negative, since they are costs; a request that was not filled cost nothing. */
export function toRecordFees({ terms, progress }: ServiceRequest) {
  const { currencyIn, destinationGas, service } = terms
  const isFree = progress.status === 'refund' || progress.status === 'failure'
  const quoted = (amount: bigint) => {
    const { amountUsd: _, ...figures } = toFigures(currencyIn, amount)
    return { usd: formatUsd(-toUsd(amount, currencyIn)), ...figures }
  }
  const actual = (amount: bigint) => ({ usd: isFree ? '0' : formatUsd(-toUsd(amount, currencyIn)) })
  return {
    quoted: {
      swap: quoted(0n),
      execution: quoted(destinationGas),
      platform: quoted(service),
      app: quoted(0n),
      sponsored: quoted(0n),
    },
    actual: {
      swap: actual(0n),
      execution: actual(destinationGas),
      platform: actual(service),
      app: actual(0n),
      sponsored: actual(0n),
    },
    currency: toCurrency(currencyIn),
  }
}

/** Writes that nobody sponsored anything; the currency stands once for all amounts. */
export function toRecordSponsorship(terms: RequestTerms) {
  const phase = toSponsorshipPhase(terms, 'platform', (amount) => toFigures(terms.currencyIn, amount))
  return {
    quoted: { ...phase, maxSubsidizationAmount: null },
    actual: { ...phase, sponsorPayment: noSponsorPayment(terms) },
    currency: toCurrency(terms.currencyIn),
  }
}
