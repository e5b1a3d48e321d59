import type { Quote } from '../../../../actions/getQuote.ts'
import type { Currency } from '../../../../schemas/currency.ts'
import { slippageLevel, slippageLimits } from '../../../shared/model/figures/slippageLimits.ts'
import { parseAmount } from '../../../../utils/amounts/parseAmount.ts'
import { impactLevel, priceImpact } from '../../../shared/model/figures/priceImpact.ts'
import { slippageLoss } from './slippageLoss.ts'

/** Losses in basis points from which a risk is shown, or must be accepted. A dangerous loss must be typed. */
const limits = { show: 100, accept: 500 }

/** Loss in basis points from which confirming is blocked, unless the page sets another limit. */
export const defaultMaxImpactBps = 1_500

/** What a swap may cost beyond its fees, and how the user must accept it. */
export interface ReviewRisk {
  /** Identifies the risk with its figures: with different figures it is a different risk. */
  id: string
  about: 'unchecked' | 'impact' | 'unknownImpact' | 'disagreedImpact' | 'slippage' | 'lowSlippage'
  level: 'info' | 'caution' | 'danger' | 'block'
  /** `write`: the user must type the percentage with its two decimals, such as 12.34. */
  acceptance: 'none' | 'tick' | 'write'
  /** Undefined if unknown. */
  bps: number | undefined
  /** US dollars. */
  usd: string | undefined
  /** Base units of the token received. */
  amount?: bigint | undefined
  /** Symbol of the token whose amounts can't be checked. */
  symbol?: string | undefined
}

/** Finds what a quote may cost the user; the worst first. */
export function reviewRisks(quote: Quote, maxImpactBps: number): ReviewRisk[] {
  return [...impactRisks(quote, maxImpactBps), ...slippageRisks(quote)]
}

/** Whether any risk is more than a note. */
export function hasWarning(risks: readonly ReviewRisk[]): boolean {
  return risks.some(({ level }) => level !== 'info')
}

/** Whether a loss is shown beside the amount, without its own sentence, since it isn't a warning. */
export function isShownBesideAmount({ about, level, usd }: ReviewRisk): boolean {
  return about === 'impact' && level === 'info' && usd !== undefined
}

/** Amounts whose decimals only the provider gives. */
export function uncheckedRisks(unchecked: readonly Currency[]): ReviewRisk[] {
  return unchecked.map(({ chainId, address, decimals, symbol }) => ({
    id: `unchecked ${chainId} ${address} ${decimals}`,
    about: 'unchecked',
    level: 'caution',
    acceptance: 'tick',
    bps: undefined,
    usd: undefined,
    symbol,
  }))
}

/** Whether the user's text accepts a risk or, without a risk, a finding. A typed risk needs the shown percentage. */
export function isAnswerComplete(risk: ReviewRisk | undefined, text: string, locale: string): boolean {
  if (risk?.acceptance !== 'write') return text !== ''
  const written = parseAmount(text, { decimals: 2, locale, symbol: '%' })
  return written.status === 'valid' && written.amount === BigInt(risk.bps ?? 0)
}

function* impactRisks({ details }: Quote, maxImpactBps: number): Iterable<ReviewRisk> {
  const impact = priceImpact(details)
  if (impact.status !== 'known') {
    const about = impact.status === 'unknown' ? 'unknownImpact' : 'disagreedImpact'
    yield { id: about, about, level: 'caution', acceptance: 'tick', bps: undefined, usd: undefined }
    return
  }
  const { bps, lossUsd: usd } = impact
  if (bps < limits.show) return
  const risk = { id: `impact ${bps}`, about: 'impact', bps, usd } as const
  const level = impactLevel(bps)
  if (bps >= maxImpactBps) yield { ...risk, level: 'block', acceptance: 'none' }
  else if (level === 'danger') yield { ...risk, level, acceptance: 'write' }
  else {
    const acceptance = bps >= limits.accept ? 'tick' : 'none'
    yield { ...risk, level: level === 'usual' ? 'info' : level, acceptance }
  }
}

function* slippageRisks(quote: Quote): Iterable<ReviewRisk> {
  const loss = slippageLoss(quote)
  if (!loss) return
  const { bps, amount, usd, isChosen } = loss
  const risk = { id: `slippage ${bps}`, about: 'slippage', bps, usd, amount } as const
  const level = slippageLevel(bps)
  if (level === 'veryHigh') {
    yield { ...risk, level: 'danger', acceptance: bps > slippageLimits.accept ? 'write' : 'none' }
  } else if (level === 'high') yield { ...risk, level: 'caution', acceptance: 'none' }
  else if (level === 'low' && isChosen) {
    yield { ...risk, about: 'lowSlippage', level: 'info', acceptance: 'none' }
  }
}
