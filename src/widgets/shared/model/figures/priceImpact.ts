import type { QuoteDetails } from '../../../../schemas/quote/quote.ts'
import { onePercent, parsePercent, shareUp } from '../../../../utils/amounts/basisPoints.ts'
import { divideUp } from '../../../../utils/amounts/divideUp.ts'
import { impactLimits } from '../../../../utils/amounts/impactLimits.ts'
import { toDecimal } from '../../../../utils/amounts/toDecimal.ts'
import { parseUsd, toUsdText } from '../../../../utils/amounts/usd.ts'

/** How far the provider's figure may differ from ours, in basis points, before neither is trusted. */
const maxDisagreementBps = 200n

/**
 * The effect of a swap on the value of the funds.
 *
 * - `known`: the loss in basis points of what is paid, rounded up, and in US dollars, both from one figure. `change` is
 *   the same with its sign; undefined if only the provider reports a loss.
 * - `unknown`: the value of one side is unknown
 * - `disagreed`: the provider's figure and the amounts contradict each other
 */
export type PriceImpact =
  | {
      status: 'known'
      bps: number
      lossUsd: string | undefined
      change: { usd: string; percent: string } | undefined
    }
  | { status: 'unknown' | 'disagreed' }

/**
 * Computes the loss from the values of both sides, and compares it with the provider's own figure, ignoring that figure's sign. The larger
 * of both is used, unless both are a gain. A gas top-up belongs to the recipient and is never a loss.
 */
export function priceImpact({
  currencyIn,
  currencyOut,
  currencyGasTopup,
  totalImpact,
}: QuoteDetails): PriceImpact {
  const paid = parseUsd(currencyIn.amountUsd)
  const received = parseUsd(currencyOut.amountUsd)
  const topup = currencyGasTopup === undefined ? 0n : parseUsd(currencyGasTopup.amountUsd)
  if (paid === undefined || received === undefined || topup === undefined || paid <= 0n) {
    return { status: 'unknown' }
  }
  const loss = paid - received - topup
  const statedPercent = parsePercent(totalImpact?.percent)
  if (statedPercent === undefined) return known(loss, { paid, isSigned: loss > 0n })
  // In whole basis points, and in dollars.
  const stated = shareUp(sizeOf(statedPercent), 100n * onePercent)
  const statedLoss = divideUp(sizeOf(statedPercent) * paid, 100n * onePercent)
  // Some providers count the top-up as a loss, and some don't.
  const [disagreement, disagreementWithTopup] = [loss, loss + topup].map((part) =>
    sizeOf(sizeOf(shareOf(part, paid)) - stated),
  ) as [bigint, bigint]
  const isTopupLost = disagreementWithTopup < disagreement
  if ((isTopupLost ? disagreementWithTopup : disagreement) > maxDisagreementBps)
    return { status: 'disagreed' }
  const isGain = loss <= 0n && statedPercent >= 0n
  if (isGain) return known(loss, { paid, isSigned: true })
  const ofService = isTopupLost ? (loss + topup < 0n ? -statedLoss : statedLoss) - topup : statedLoss
  return known(loss > ofService ? loss : ofService, { paid, isSigned: loss > 0n || isTopupLost })
}

/** How serious an impact is; an unknown one needs attention. */
export function impactLevel(bps: number | undefined): 'usual' | 'caution' | 'danger' {
  if (bps === undefined) return 'caution'
  if (bps >= impactLimits.danger) return 'danger'
  return bps >= impactLimits.caution ? 'caution' : 'usual'
}

/** The loss in basis points; undefined if unknown. */
export function impactBps(details: QuoteDetails): number | undefined {
  const impact = priceImpact(details)
  return impact.status === 'known' ? impact.bps : undefined
}

/** @param isSigned It is certain whether it is a loss or a gain. */
function known(loss: bigint, { paid, isSigned }: { paid: bigint; isSigned: boolean }): PriceImpact {
  const bps = shareOf(loss, paid)
  return {
    status: 'known',
    bps: bps > 0n ? Number(bps) : 0,
    lossUsd: isSigned && loss > 0n ? toUsdText(loss) : undefined,
    change: isSigned ? { usd: toUsdText(-loss), percent: toDecimal(-bps, 2) } : undefined,
  }
}

/** Basis points, rounded away from zero like the dollar values, so that users who divide those get the same result. */
function shareOf(part: bigint, whole: bigint): bigint {
  return part < 0n ? -shareUp(-part, whole) : shareUp(part, whole)
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value
}
