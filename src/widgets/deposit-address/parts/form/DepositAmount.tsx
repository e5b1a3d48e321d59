'use client'
import { useRef } from 'react'
import { AmountField } from '../../../shared/parts/figures/AmountField.tsx'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { toEntry } from '../../../../utils/format/formatForEntry.ts'
import { isUnambiguousAmount } from '../../../../utils/amounts/isUnambiguousAmount.ts'
import { withoutInvisible } from '../../../../utils/text/withoutInvisible.ts'
import { usePart } from '../../usePart.ts'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositField } from './DepositField.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { formatNumber } from '../../../../utils/format/formatNumber.ts'

/** The amount. Renders a `<div>` with a field. */
export function DepositAmount({ isTried }: { isTried: boolean }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { value, change, amount, isOutput, pay, receive } = useDepositContext('DepositAddress.Form')
  const currency = isOutput ? receive : pay
  const decimals = currency?.decimals
  const symbol = symbolOf(currency)
  const isMissing = amount.status === 'empty' || (amount.status === 'valid' && amount.amount === 0n)
  const isAmbiguous = amount.status === 'invalid' && amount.problem === 'ambiguous'
  const suggestions = amount.status === 'invalid' ? (amount.suggestions ?? []) : []
  const field = useRef<HTMLInputElement>(null)
  return (
    <DepositField
      label={translate(isOutput ? 'deposit.amount.receive' : 'deposit.amount.pay', { symbol })}
      error={errorText()}
      note={isAmbiguous ? translate('reason.amount.ambiguous') : readingText()}
      choices={
        decimals !== undefined &&
        suggestions.length > 0 && (
          <div {...part('deposit-address-suggestions')}>
            {suggestions.map((suggestion) => (
              <button
                key={suggestion}
                type="button"
                onClick={() => {
                  change({ amount: toEntry(suggestion, { decimals, locale }) })
                  // The button disappears with the amount that it offered.
                  field.current?.focus()
                }}
                {...part('deposit-address-suggestion')}
              >
                {translate('swap.amount.use', { amount: inFull(suggestion, decimals) })}
              </button>
            ))}
          </div>
        )
      }
    >
      {(control) => (
        <AmountField
          {...control}
          ref={field}
          name="amount"
          value={value.amount}
          locale={locale}
          onValueChange={(text) => change({ amount: withoutInvisible(text) })}
          {...part('deposit-address-input')}
        />
      )}
    </DepositField>
  )

  function errorText(): string | undefined {
    if (amount.status === 'invalid' && !isAmbiguous) {
      return translate(`reason.amount.${amount.problem}`, {
        symbol,
        count: decimals ?? '',
        example: formatNumber(1234.5, locale),
      })
    }
    return isTried && isMissing ? translate('deposit.problem.amount') : undefined
  }

  /** How an ambiguous amount is read. */
  function readingText(): string | undefined {
    if (amount.status !== 'valid' || decimals === undefined) return undefined
    if (isUnambiguousAmount(value.amount, locale)) return undefined
    return translate('swap.amount.preview', { amount: inFull(amount.amount, decimals), symbol })
  }

  function inFull(units: bigint, places: number): string {
    return formatAmount(units, {
      decimals: places,
      locale,
      rounding: 'down',
      maximumFractionDigits: places,
    })
  }
}
