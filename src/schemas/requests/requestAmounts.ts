import type { EmbeddedAmount } from '../currency.ts'
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
 * something has moved. On one chain there may be no destination.
 */
export function requestAmounts({ state, data, depositAddress }: RequestRecord): RequestAmounts {
  const { quoted, actual } = data.route ?? {}
  const hasArrived = (data.inTxs ?? []).length > 0 || depositAddress?.depositTxHash !== undefined
  return {
    quotedInput: quoted?.origin?.inputCurrency ?? (hasArrived ? undefined : actual?.origin?.inputCurrency),
    deposited: hasArrived ? actual?.origin?.inputCurrency : undefined,
    quotedOutput:
      actual?.destination?.inputCurrency ??
      quoted?.destination?.outputCurrency ??
      quoted?.origin?.outputCurrency,
    received:
      state === 'success'
        ? (actual?.destination?.outputCurrency ?? actual?.origin?.outputCurrency)
        : undefined,
    refunded: data.refundCurrencyData,
    topup: actual?.destination?.currencyGasTopup ?? quoted?.destination?.currencyGasTopup,
  }
}
