'use client'
import { AmountField } from '../../../shared/parts/AmountField.tsx'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { isUnambiguousAmount } from '../../../../utils/amounts/isUnambiguousAmount.ts'
import { withoutInvisible } from '../../../../utils/withoutInvisible.ts'
import { usePart } from '../../usePart.ts'
import { symbolOf } from '../../../shared/model/tokenNames.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositField } from './DepositField.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { formatNumber } from '../../../../utils/format/formatNumber.ts'

/** How much. Renders a `<div>` with a field. */
export function DepositAmount({ isTried }: { isTried: boolean }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { value, change, amount, isOutput, pay, receive } = useDepositContext('DepositAddress.Form')
  const currency = isOutput ? receive : pay
  const decimals = currency?.decimals
  const symbol = symbolOf(currency)
  const isMissing = amount.status === 'empty' || (amount.status === 'valid' && amount.amount === 0n)
  const error =
    amount.status === 'invalid'
      ? translate(`reason.amount.${amount.problem}`, {
          symbol,
          count: decimals ?? '',
          example: formatNumber(1234.5, locale),
        })
      : isTried && isMissing
        ? translate('deposit.problem.amount')
        : undefined
  const reading =
    amount.status === 'valid' && decimals !== undefined && !isUnambiguousAmount(value.amount, locale)
      ? translate('swap.amount.preview', {
          amount: formatAmount(amount.amount, {
            decimals,
            locale,
            rounding: 'down',
            maximumFractionDigits: decimals,
          }),
          symbol,
        })
      : undefined
  return (
    <DepositField
      label={translate(isOutput ? 'deposit.amount.receive' : 'deposit.amount.pay', { symbol })}
      error={error}
      note={reading}
    >
      {(control) => (
        <AmountField
          {...control}
          name="amount"
          value={value.amount}
          locale={locale}
          onValueChange={(text) => change({ amount: withoutInvisible(text) })}
          {...part('deposit-input')}
        />
      )}
    </DepositField>
  )
}
