import type { EmbeddedAmount } from '../currency.ts'
import { requestLegs } from './requestLegs.ts'
import type { RequestRecord } from './requestRecord.ts'

/** What went into a request and what came out of it, quoted and in the end. */
export interface RequestAmounts {
  /** What was to be paid. */
  quotedInput: EmbeddedAmount | undefined
  /** What was paid; undefined until something has arrived. */
  deposited: EmbeddedAmount | undefined
  /** What was promised. */
  quotedOutput: EmbeddedAmount | undefined
  /** What was paid out; undefined unless the request succeeded. */
  received: EmbeddedAmount | undefined
  /** What was paid back, as far as the record says it. */
  refunded: EmbeddedAmount | undefined
  /** Native currency delivered for gas. */
  topup: EmbeddedAmount | undefined
}

/**
 * Finds the amounts of a request by the interface's rule: `data.route.actual` has them, and repeats the quote until
 * something has moved. On one chain there may be no destination. Where a currency does not say its chain, it is the one that
 * the money was seen on.
 */
export function requestAmounts(record: RequestRecord): RequestAmounts {
  const { state, data, depositAddress } = record
  const { quoted, actual } = data.route ?? {}
  const legs = requestLegs(record)
  const hasArrived =
    legs.some(({ kind }) => kind === 'deposit') || depositAddress?.depositTxHash !== undefined
  const onOrigin = on(legs.find(({ kind }) => kind === 'deposit')?.chainId)
  const onDestination = on(legs.find(({ kind }) => kind === 'payout')?.chainId)
  return {
    quotedInput: onOrigin(
      quoted?.origin?.inputCurrency ?? (hasArrived ? undefined : actual?.origin?.inputCurrency),
    ),
    deposited: hasArrived ? onOrigin(actual?.origin?.inputCurrency) : undefined,
    quotedOutput:
      onDestination(actual?.destination?.inputCurrency ?? quoted?.destination?.outputCurrency) ??
      onOrigin(quoted?.origin?.outputCurrency),
    received:
      state === 'success'
        ? (onDestination(actual?.destination?.outputCurrency) ?? onOrigin(actual?.origin?.outputCurrency))
        : undefined,
    refunded: data.refundCurrencyData,
    topup: onDestination(actual?.destination?.currencyGasTopup ?? quoted?.destination?.currencyGasTopup),
  }
}

/** Adds the chain to the currency of an amount that does not say it. */
function on(chainId: number | undefined) {
  return (amount: EmbeddedAmount | undefined): EmbeddedAmount | undefined =>
    amount?.currency && amount.currency.chainId === undefined && chainId !== undefined
      ? { ...amount, currency: { ...amount.currency, chainId } }
      : amount
}
