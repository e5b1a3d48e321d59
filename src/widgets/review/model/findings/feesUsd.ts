import type { ServiceQuote } from '../../../../schemas/quote/quote.ts'
import { parseUsd, toUsdText } from '../../../../utils/amounts/usd.ts'

/**
 * The fees that the user pays, in US dollars: what a sponsor leaves to pay, else the fees of the provider and the app;
 * plus the wallet's network fee. Undefined if any part is unknown.
 */
export function feesUsd({ fees, feeSponsorship }: ServiceQuote): string | undefined {
  const left = feeSponsorship?.quoted?.userPaysTotal
  const parts = left ? [left, fees.gas] : [fees.relayer, fees.gas, ...(fees.app ? [fees.app] : [])]
  const worths = parts.map((part) => (part?.amount === 0n ? 0n : parseUsd(part?.amountUsd)))
  const known = worths.filter((worth) => worth !== undefined)
  return known.length < worths.length ? undefined : toUsdText(known.reduce((sum, worth) => sum + worth, 0n))
}
