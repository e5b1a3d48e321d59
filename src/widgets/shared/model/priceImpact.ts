import type { QuoteDetails } from '../../../schemas/quote/quote.ts'
import { divideUp } from '../../../utils/amounts/divideUp.ts'
import { impactLimits } from '../../../utils/amounts/impactLimits.ts'
import { parseUsd, toUsdText } from '../../../utils/amounts/usd.ts'

/** Basis points that the service's figure may differ from ours before neither is believed. */
const maxDisagreementBps = 200n

/**
 * What a transfer does to the worth of the money.
 *
 * - `known`: so many basis points of what is paid are lost, rounded up
 * - `unknown`: nobody says what one of the sides is worth
 * - `disagreed`: the service's figure and the amounts contradict each other
 */
export type PriceImpact =
  | { status: 'known'; bps: number; lossUsd: string | undefined }
  | { status: 'unknown' | 'disagreed' }

/**
 * Reads the loss from what both sides are worth, and compares it with the service's own figure, whose sign nobody
 * documents: its size alone counts, and the larger one of both.
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
  const own = shareOf(loss, paid)
  const statedUnits = parseUsd(totalImpact?.percent)
  if (statedUnits === undefined) return known(own, loss)
  // A percentage with 18 decimals, to whole basis points.
  const stated = divideUp(sizeOf(statedUnits), 10n ** 16n)
  // Some count the gas money that comes on top, and some don't.
  const isAgreed = [own, shareOf(loss + topup, paid)].some(
    (bps) => sizeOf(sizeOf(bps) - stated) <= maxDisagreementBps,
  )
  if (!isAgreed) return { status: 'disagreed' }
  return known(own > stated ? own : stated, loss)
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

function known(bps: bigint, loss: bigint): PriceImpact {
  return {
    status: 'known',
    bps: bps > 0n ? Number(bps) : 0,
    lossUsd: loss > 0n ? toUsdText(loss) : undefined,
  }
}

/** Basis points, rounded away from zero. */
function shareOf(part: bigint, whole: bigint): bigint {
  return part < 0n ? -divideUp(-part * 10_000n, whole) : divideUp(part * 10_000n, whole)
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value
}
