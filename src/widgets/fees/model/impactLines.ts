import type { QuoteDetails } from '../../../schemas/quote/quote.ts'
import { toDecimal } from '../../../utils/amounts/toDecimal.ts'
import { negate, withoutPart } from '../../shared/model/figures/figure.ts'
import { priceImpact } from '../../shared/model/figures/priceImpact.ts'

/** One component of the price impact. */
export interface ImpactLine {
  key: 'total' | 'swap' | 'execution' | 'platform' | 'app' | 'sponsored'
  /** US dollars, signed; undefined if unknown. */
  usd: string | undefined
  /** In whole cents, so that the parts add up; shown in place of `usd`. */
  shownUsd?: string | undefined
  /** Percentage, signed. */
  percent?: string | undefined
}

const parts = ['swap', 'execution', 'platform', 'app', 'sponsored'] as const

/**
 * The total price impact first, as in the form and the review, or else as the provider states it, or unknown. Then its parts, if the
 * provider states them and they aren't zero.
 *
 * @param topup The part that is a gas top-up and isn't lost, in units of 10^-18 US dollars.
 */
export function impactLines(details: QuoteDetails, topup: bigint): ImpactLine[] {
  const { totalImpact, expandedPriceImpact } = details
  const impact = priceImpact(details)
  const { usd, percent } = (impact.status === 'known' ? impact.change : undefined) ?? totalImpact ?? {}
  return [
    { key: 'total', usd, percent },
    ...parts.flatMap((key): ImpactLine[] => {
      const impactUsd = expandedPriceImpact?.[key]?.usd
      const part =
        key === 'execution' ? negate(withoutPart(negate({ usd: impactUsd }), topup)).usd : impactUsd
      return part === undefined || /^-?[0.]*$/.test(part) ? [] : [{ key, usd: part }]
    }),
  ]
}

/** Formats basis points as a percentage; undefined if the text isn't digits. */
export function toPercent(bps: string | undefined): string | undefined {
  return bps !== undefined && /^\d+$/.test(bps) ? toDecimal(BigInt(bps), 2) : undefined
}
