import type { QuoteDetails } from '../../../schemas/quote/quote.ts'
import { toDecimal } from '../../../utils/amounts/toDecimal.ts'

/** One part of what the transfer does to the worth of the money, as the service states it. */
export interface ImpactLine {
  key: 'total' | 'swap' | 'execution' | 'platform' | 'app' | 'sponsored'
  /** US dollars, signed; undefined when it is not said. */
  usd: string | undefined
  /** Percentage, signed. */
  percent?: string | undefined
}

const parts = ['swap', 'execution', 'platform', 'app', 'sponsored'] as const

/** The whole effect first, unknown when it is not said; then its parts, as far as they are said and not zero. */
export function impactLines({ totalImpact, expandedPriceImpact }: QuoteDetails): ImpactLine[] {
  return [
    { key: 'total', usd: totalImpact?.usd, percent: totalImpact?.percent },
    ...parts.flatMap((key): ImpactLine[] => {
      const usd = expandedPriceImpact?.[key]?.usd
      return usd === undefined || /^-?[0.]*$/.test(usd) ? [] : [{ key, usd }]
    }),
  ]
}

/** Writes basis points as a percentage; undefined when the text is not digits. */
export function toPercent(bps: string | undefined): string | undefined {
  return bps !== undefined && /^\d+$/.test(bps) ? toDecimal(BigInt(bps), 2) : undefined
}
