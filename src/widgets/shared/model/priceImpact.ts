import type { QuoteDetails } from '../../../schemas/quote/quote.ts'
import { divideUp } from '../../../utils/amounts/divideUp.ts'
import { impactLimits } from '../../../utils/amounts/impactLimits.ts'
import { toDecimal } from '../../../utils/amounts/toDecimal.ts'
import { parseUsd, toUsdText } from '../../../utils/amounts/usd.ts'

/** Basis points that the service's figure may differ from ours before neither is believed. */
const maxDisagreementBps = 200n

/**
 * What a transfer does to the worth of the money.
 *
 * - `known`: so many basis points of what is paid are lost, rounded up, and so many dollars: both are of one figure. `change` is
 *   the same with its sign; undefined where the service alone says what is gained.
 * - `unknown`: nobody says what one of the sides is worth
 * - `disagreed`: the service's figure and the amounts contradict each other
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
 * Reads the loss from what both sides are worth, and compares it with the service's own figure, whose sign nobody
 * documents: its size alone counts, and the larger one of both. A gas top-up is the recipient's own money, and never lost.
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
  const statedUnits = parseUsd(totalImpact?.percent)
  if (statedUnits === undefined) return known(loss, { paid, isSigned: loss > 0n })
  // A percentage with 18 decimals: to whole basis points, and to dollars.
  const stated = divideUp(sizeOf(statedUnits), 10n ** 16n)
  const statedLoss = divideUp(sizeOf(statedUnits) * paid, 10n ** 20n)
  // Some take the top-up for a loss, and some don't.
  const [disagreement, disagreementWithTopup] = [loss, loss + topup].map((part) =>
    sizeOf(sizeOf(shareOf(part, paid)) - stated),
  ) as [bigint, bigint]
  const isTopupLost = disagreementWithTopup < disagreement
  if ((isTopupLost ? disagreementWithTopup : disagreement) > maxDisagreementBps)
    return { status: 'disagreed' }
  const ofService = isTopupLost ? (loss + topup < 0n ? -statedLoss : statedLoss) - topup : statedLoss
  return known(loss > ofService ? loss : ofService, { paid, isSigned: loss > 0n || isTopupLost })
}

/** How bad an impact is: one that nobody knows is to be looked at. */
export function impactLevel(bps: number | undefined): 'usual' | 'caution' | 'danger' {
  if (bps === undefined) return 'caution'
  if (bps >= impactLimits.danger) return 'danger'
  return bps >= impactLimits.caution ? 'caution' : 'usual'
}

/** Basis points that are lost; undefined where nobody knows. */
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

/** Basis points, rounded away from zero. */
function shareOf(part: bigint, whole: bigint): bigint {
  return part < 0n ? -divideUp(-part * 10_000n, whole) : divideUp(part * 10_000n, whole)
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value
}
