'use client'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import { symbolOf } from '../../shared/model/tokens/tokenNames.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import type { DescribedAmount } from '../../../audit/describe/describedStep.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { formatNumber } from '../../../utils/format/formatNumber.ts'

/** An amount and its symbol, as separate message values. */
interface WrittenAmount extends Record<string, string> {
  amount: string
  symbol: string
}

/** Formats amounts with all their digits. */
export function useWrittenAmount(): (
  amount: bigint,
  token: NonNullable<DescribedAmount['token']>,
) => WrittenAmount {
  const locale = useLocale()
  return (amount, { decimals, symbol = '' }) => ({
    amount: formatAmount(amount, { decimals, locale, rounding: 'up', maximumFractionDigits: decimals }),
    symbol: symbolOf({ symbol }),
  })
}

/** Formats an amount of a token that may be unknown. */
export function useAmountText(): (amount: DescribedAmount) => string {
  const translate = useMessages()
  const locale = useLocale()
  const written = useWrittenAmount()
  return ({ amount, token }) =>
    token
      ? translate('review.amount', written(amount, token))
      : translate('review.amount.units', { amount: formatNumber(amount, locale) })
}
