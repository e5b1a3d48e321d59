import { quotedTermsOf } from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toCurrency, toAmountFigures } from '../../quote/answer/toAmount.ts'

/** Writes the quoted and the paid app fees. */
export function toRecordAppFees(request: ServiceRequest) {
  const { appFees, currencyIn } = quotedTermsOf(request)
  const paid = request.sidePayments.appFees ?? []
  return {
    quoted: appFees.map(({ recipient, bps, amount }) => {
      const { amountUsd: _, ...figures } = toAmountFigures(currencyIn, amount)
      return { recipient, bps: bps.toString(), ...figures }
    }),
    actual: paid.map(({ bps, recipient, amount }) => ({
      recipient,
      bps: bps.toString(),
      ...toAmountFigures(currencyIn, amount),
    })),
    currency: toCurrency(currencyIn),
  }
}
