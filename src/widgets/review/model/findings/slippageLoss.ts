import type { Quote } from '../../../../actions/getQuote.ts'
import { basisPointsPattern } from '../../../../schemas/base/primitives.ts'
import { divideUp } from '../../../../utils/amounts/divideUp.ts'
import { parseUsd, toUsdText } from '../../../../utils/amounts/usd.ts'

/** How much less than quoted may arrive. */
export interface SlippageLoss {
  /** Basis points, rounded up. */
  bps: number
  /** Base units of what is received. */
  amount: bigint
  /** US dollars; undefined when nobody says what the amount is worth. */
  usd: string | undefined
  /** The user chose the tolerance, not the service. */
  isChosen: boolean
}

/**
 * Reads how much less may arrive from the guaranteed amount; from the tolerance where there is none, or where it is
 * larger. Undefined when neither is told.
 */
export function slippageLoss({ details, parameters }: Quote): SlippageLoss | undefined {
  const { amount, minimumAmount, amountUsd } = details.currencyOut
  const named = tolerance(details.slippageTolerance?.total)
  const guaranteed =
    minimumAmount == null || amount === 0n ? undefined : shareOf(amount, minimumAmount, named)
  // A tolerance of an amount that is exact all the same means nothing.
  const stated = guaranteed === 0n ? undefined : named
  const all = [guaranteed, stated].filter((bps) => bps !== undefined)
  if (all.length === 0) return undefined
  const bps = all.reduce((most, one) => (one > most ? one : most), 0n)
  const worth = parseUsd(amountUsd)
  return {
    bps: Number(bps),
    amount:
      bps === guaranteed && minimumAmount != null ? amount - minimumAmount : divideUp(amount * bps, 10_000n),
    usd: worth === undefined ? undefined : toUsdText(divideUp(worth * bps, 10_000n)),
    isChosen: parameters.slippageTolerance !== undefined,
  }
}

/** What is not guaranteed, in basis points; a guarantee that is rounded down to a smallest unit keeps its tolerance. */
function shareOf(amount: bigint, minimumAmount: bigint, named: bigint | undefined): bigint {
  if (minimumAmount >= amount) return 0n
  const isNamed = named !== undefined && (amount * (10_000n - named)) / 10_000n === minimumAmount
  return isNamed ? named : divideUp((amount - minimumAmount) * 10_000n, amount)
}

function tolerance(text: string | undefined): bigint | undefined {
  return text !== undefined && basisPointsPattern.test(text) ? BigInt(text) : undefined
}
