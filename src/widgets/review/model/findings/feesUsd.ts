import type { ServiceQuote } from '../../../../schemas/quote/quote.ts'
import { parseUsd, toUsdText } from '../../../../utils/amounts/usd.ts'

/**
 * What the user pays of the fees, in US dollars: what a sponsorship leaves, else what the service and the app take, and the
 * network fee of the wallet. Undefined as soon as a part of it is not known.
 */
export function feesUsd({ fees, feeSponsorship }: ServiceQuote): string | undefined {
  const left = feeSponsorship?.quoted?.userPaysTotal
  const parts = left ? [left, fees.gas] : [fees.relayer, fees.gas, ...(fees.app ? [fees.app] : [])]
  const worths = parts.map((part) => (part?.amount === 0n ? 0n : parseUsd(part?.amountUsd)))
  const known = worths.filter((worth) => worth !== undefined)
  return known.length < worths.length ? undefined : toUsdText(known.reduce((sum, worth) => sum + worth, 0n))
}
