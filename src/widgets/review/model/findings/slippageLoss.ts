import type { Quote } from '../../../../actions/getQuote.ts'
import { parseBasisPoints } from '../../../../schemas/base/primitives.ts'
import { allBasisPoints, basisPointsUp, shareUp } from '../../../../utils/amounts/basisPoints.ts'
import { parseUsd, toUsdText } from '../../../../utils/amounts/usd.ts'

/** How much less than quoted may arrive. */
interface SlippageLoss {
  /** Basis points, rounded up. */
  bps: number
  /** Base units of the token received. */
  amount: bigint
  /** US dollars; undefined if the amount's value is unknown. */
  usd: string | undefined
  /** Whether the user chose the max slippage, not the provider. */
  isChosen: boolean
}

/**
 * Computes how much less than quoted may arrive, from the guaranteed amount; or from the max slippage if there is none,
 * or that is larger. Undefined if neither is given.
 */
export function slippageLoss({ details, parameters }: Quote): SlippageLoss | undefined {
  const { amount, minimumAmount, amountUsd } = details.currencyOut
  const named = parseBasisPoints(details.slippageTolerance?.total)
  const guaranteed =
    minimumAmount == null || amount === 0n ? undefined : shareOf(amount, minimumAmount, named)
  // With an exact amount, the max slippage means nothing.
  const stated = guaranteed === 0n ? undefined : named
  const all = [guaranteed, stated].filter((bps) => bps !== undefined)
  if (all.length === 0) return undefined
  const bps = all.reduce((most, one) => (one > most ? one : most), 0n)
  const worth = parseUsd(amountUsd)
  return {
    bps: Number(bps),
    amount: bps === guaranteed && minimumAmount != null ? amount - minimumAmount : basisPointsUp(amount, bps),
    usd: worth === undefined ? undefined : toUsdText(basisPointsUp(worth, bps)),
    isChosen: parameters.slippageTolerance !== undefined,
  }
}

/** The share that isn't guaranteed, in basis points. A minimum that is rounded down by one base unit doesn't exceed the max slippage. */
function shareOf(amount: bigint, minimumAmount: bigint, named: bigint | undefined): bigint {
  if (minimumAmount >= amount) return 0n
  const isNamed =
    named !== undefined && (amount * (allBasisPoints - named)) / allBasisPoints === minimumAmount
  return isNamed ? named : shareUp(amount - minimumAmount, amount)
}
