import { slippageLevel, slippageLimits } from '../../../shared/model/figures/slippageLimits.ts'
import { parseAmount } from '../../../../utils/amounts/parseAmount.ts'

export type ParsedSlippage =
  | { status: 'automatic' }
  | { status: 'invalid' }
  | {
      status: 'valid'
      /** A whole number of basis points, 0 to 5000. */
      bps: number
      /** Why it needs a warning: the swap may fail (`low`), or others may profit from it. Undefined if it needs none. */
      warning: ReturnType<typeof slippageLevel>
    }

/** Parses a percentage; `5` is five percent, never five basis points. */
export function parseSlippage(text: string, locale: string): ParsedSlippage {
  const parsed = parseAmount(text, { decimals: 2, locale, symbol: '%' })
  if (parsed.status === 'empty') return text.trim() === '' ? { status: 'automatic' } : { status: 'invalid' }
  if (parsed.status === 'invalid' || parsed.amount > BigInt(slippageLimits.most)) return { status: 'invalid' }
  const bps = Number(parsed.amount)
  return { status: 'valid', bps, warning: slippageLevel(bps) }
}
