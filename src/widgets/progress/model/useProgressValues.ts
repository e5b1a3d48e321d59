'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import type { Amount, EmbeddedAmount } from '../../../schemas/currency.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { useTokenNames } from '../../shared/messages/figures/useTokenNames.ts'
import { symbolOf } from '../../shared/model/tokens/tokenNames.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useNetworkName } from '../../shared/messages/useNetworkName.ts'

/** The values that messages about an execution contain. */
export interface ProgressValues extends Record<string, string> {
  /** The amount paid. */
  paid: string
  symbol: string
  origin: string
  /** The amount received: what arrived, if known, otherwise as quoted; and the minimum. */
  amount: string
  minimum: string
  receivedSymbol: string
  destination: string
  /** The refunded amount, if known, otherwise before the provider's deductions. */
  refund: string
  refundSymbol: string
  refundChain: string
  /** The chain of the current transaction. */
  chain: string
}

/**
 * The names and amounts of an execution, formatted for the user; amounts from storage only once the provider knows the
 * request.
 */
export function useProgressValues(
  { summary, items, isRestored, requestState }: ExecutionState,
  received?: Amount,
  refunded?: Amount,
): ProgressValues {
  const areAmountsKnown = !isRestored || requestState !== undefined
  const locale = useLocale()
  const nameOf = useNetworkName()
  const { pay, receive, refund = pay } = summary ?? {}
  const nameToken = useTokenNames([pay, receive, refund, received].map((amount) => amount?.currency))
  const current = items.find(({ status }) => status !== 'done') ?? items.at(-1)
  return {
    paid: format(pay, 'up'),
    symbol: shownSymbol(pay),
    origin: nameOf(pay?.currency.chainId),
    amount: format(received ?? receive, 'down'),
    minimum:
      receive?.minimumAmount === undefined
        ? ''
        : format({ ...receive, amount: receive.minimumAmount }, 'down'),
    receivedSymbol: shownSymbol(receive),
    destination: nameOf(receive?.currency.chainId),
    refund: refunded ? format(refunded, 'down') : format(refund, 'up'),
    refundSymbol: shownSymbol(refund),
    refundChain: nameOf(refund?.currency?.chainId),
    chain: nameOf(current?.chainId),
  }

  function format(of: EmbeddedAmount | undefined, rounding: 'up' | 'down'): string {
    if (!of) return ''
    const decimals = of.currency && nameToken(of.currency).decimals
    if (of.amount === undefined || decimals === undefined || !areAmountsKnown) return '?'
    return formatAmount(of.amount, { decimals, locale, rounding })
  }

  function shownSymbol(amount: EmbeddedAmount | undefined): string {
    const currency = amount?.currency && nameToken(amount.currency)
    return symbolOf({ symbol: currency?.symbol ?? '' })
  }
}
