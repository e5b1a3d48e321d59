import type { ServiceQuote } from '../../../schemas/quote/quote.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { parseUsd } from '../../../utils/amounts/usd.ts'

/**
 * The part of a quote's fees that is a gas top-up, in units of 10^-18 US dollars. The API includes it in the fees,
 * although it belongs to the recipient. Zero if the values show that it isn't included: then no fee is reduced by it.
 */
export function topupAmongFees({ fees, details }: ServiceQuote): bigint {
  const topup = parseUsd(details.currencyGasTopup?.amountUsd) ?? 0n
  if (topup <= 0n) return 0n
  const { currencyIn, currencyOut, swapImpact, fixedRateFee } = details
  const paid = parseUsd(currencyIn.amountUsd)
  const received = parseUsd(currencyOut.amountUsd)
  const taken = parseUsd(fees.relayer?.amountUsd)
  if (paid === undefined || received === undefined || taken === undefined) return topup
  const [app, fixedRate, swap, sponsored] = [
    fees.app?.amountUsd,
    fixedRateFee?.usd,
    swapImpact?.usd?.replace(/^-/, ''),
    fees.subsidized?.amountUsd,
  ].map((usd) => parseUsd(usd) ?? 0n) as [bigint, bigint, bigint, bigint]
  const charged = taken + app + fixedRate + swap - sponsored
  const unexplained = paid - received - charged
  const isBeside = (unexplained > topup ? unexplained - topup : topup - unexplained) * 4n < topup
  return isBeside ? 0n : topup
}

/** The same for a request of the history. */
export function topupAmongRecordFees({ data }: RequestRecord): bigint {
  const { quoted, actual } = data.route ?? {}
  const topup = quoted?.destination?.currencyGasTopup ?? actual?.destination?.currencyGasTopup
  const worth = parseUsd(topup?.amountUsd) ?? 0n
  return worth > 0n ? worth : 0n
}
