import type { Amount } from '../../../schemas/currency.ts'
import type { RequestLeg } from '../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import type { Figure, FigurePair } from '../../shared/model/figure.ts'

/** What goes in and comes out of a request, quoted and in the end. */
export interface RequestRoute {
  paid: FigurePair
  received: FigurePair
  /** What was paid back, as far as the record says it. */
  refunded: Figure | undefined
  topup: Figure | undefined
  originChainId: number | undefined
  destinationChainId: number | undefined
}

/** Reads the route of a request. `actual` repeats the quote until something has moved, so that it waits for that. */
export function requestRoute({ state, data }: RequestRecord): RequestRoute {
  const { quoted, actual } = data.route ?? {}
  const hasDeposit = (data.inTxs ?? []).length > 0
  const quotedIn = quoted?.origin?.inputCurrency ?? actual?.origin?.inputCurrency
  // On one chain there may be no destination.
  const quotedOut =
    quoted?.destination?.outputCurrency ??
    actual?.destination?.inputCurrency ??
    quoted?.origin?.outputCurrency
  const actualOut = actual?.destination?.outputCurrency ?? actual?.origin?.outputCurrency
  const refund = data.refundCurrencyData
  const topup = actual?.destination?.currencyGasTopup ?? quoted?.destination?.currencyGasTopup
  return {
    paid: {
      quoted: toFigure(quotedIn),
      actual: hasDeposit ? toFigure(actual?.origin?.inputCurrency) : undefined,
    },
    received: {
      quoted: toFigure(quotedOut),
      actual: state === 'success' ? toFigure(actualOut) : undefined,
    },
    refunded: toFigure(refund ?? undefined),
    topup: topup && topup.amount > 0n ? toFigure(topup) : undefined,
    originChainId: quotedIn?.currency.chainId,
    destinationChainId: (quotedOut ?? actualOut)?.currency.chainId,
  }
}

/** Seconds from the first deposit to the last payout; undefined while one of them is missing. */
export function durationOf(legs: readonly RequestLeg[]): number | undefined {
  const times = (isOut: boolean) =>
    legs.flatMap(({ kind, timestamp }) =>
      (kind !== 'deposit') === isOut && timestamp !== undefined ? [timestamp] : [],
    )
  const [from, to] = [Math.min(...times(false)), Math.max(...times(true))]
  return Number.isFinite(from) && Number.isFinite(to) && to >= from ? to - from : undefined
}

function toFigure(amount: Amount | undefined): Figure | undefined {
  return amount && { amount: amount.amount, currency: amount.currency, usd: amount.amountUsd }
}
