'use client'
import type { ComponentProps } from 'react'
import { useTokens } from '../../hooks/useTokens.ts'
import type { Fee } from '../../schemas/currency.ts'
import type { ServiceQuote } from '../../schemas/quote.ts'
import { formatAmount, formatRate, formatUsd } from '../../utils/amounts/formatAmount.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { partProps } from '../attributes.ts'
import { chainName } from '../tokenId.ts'
import { useMessages } from '../useMessages.ts'
import { useLocale } from '../useNumbers.ts'
import { WidgetRoot } from '../WidgetRoot.tsx'
import { feeRows } from './feeRows.ts'

export interface FeesProps extends ComponentProps<'div'> {
  quote: ServiceQuote
  /** Show all lines at first, not the summary alone. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the lines are shown or hidden. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** What a quote costs, who takes it, and what is guaranteed. Renders a `<div>` holding a `<details>`. */
export function Fees({ quote, defaultOpen = false, onOpenChange, ...props }: FeesProps) {
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const { currencyIn, currencyOut, rate, timeEstimate, recipient } = quote.details
  const symbolOf = (symbol: string | undefined) => sanitizeText(symbol ?? '', { maxLength: 24 })
  const nameOf = (chainId: number) => chainName(chains, chainId)
  const from = symbolOf(currencyIn.currency.symbol)
  const to = symbolOf(currencyOut.currency.symbol)
  const shownRate = formatRate(rate, locale)
  const rateText =
    shownRate &&
    translate('fees.rate', { one: new Intl.NumberFormat(locale).format(1), from, to, rate: shownRate })
  const time =
    timeEstimate === undefined ? undefined : translate('fees.time', { seconds: Math.ceil(timeEstimate) })
  const total = formatUsd(quote.fees.relayer?.amountUsd, { locale, rounding: 'up' })

  function feeText(fee: Fee | undefined): string {
    const usd = formatUsd(fee?.amountUsd, { locale, rounding: 'up' })
    if (fee?.amount === undefined || !fee.currency) return usd ?? translate('fees.unknown')
    const amount = formatAmount(fee.amount, { decimals: fee.currency.decimals, locale, rounding: 'up' })
    const symbol = symbolOf(fee.currency.symbol)
    return usd
      ? translate('fees.amountWithUsd', { amount, symbol, usd })
      : translate('fees.amount', { amount, symbol })
  }

  return (
    <WidgetRoot name="fees" {...props}>
      <details open={defaultOpen} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
        <summary {...partProps('fees-summary')}>
          <span {...partProps('fees-summary-item')}>{rateText ?? translate('fees.title')}</span>
          <span {...partProps('fees-summary-item')}>
            {[total && translate('fees.total', { usd: total }), time].filter(Boolean).join(' · ')}
          </span>
        </summary>
        <dl {...partProps('fees-list')}>
          {feeRows(quote).map(({ key, label, hint, fee, chainId }) => (
            <Row
              key={key}
              label={translate(label, { chain: nameOf(chainId) })}
              hint={translate(hint)}
              value={feeText(fee)}
            />
          ))}
          <Row
            label={translate('fees.minimum')}
            hint={translate('fees.minimum.hint')}
            value={
              currencyOut.minimumAmount == null
                ? translate('fees.unknown')
                : translate('fees.amount', {
                    amount: formatAmount(currencyOut.minimumAmount, {
                      decimals: currencyOut.currency.decimals,
                      locale,
                      rounding: 'down',
                    }),
                    symbol: to,
                  })
            }
          />
          <Row
            label={translate('fees.recipient')}
            hint={translate('address.label', { chain: nameOf(currencyOut.currency.chainId) })}
            value={recipient}
            isAddress
          />
        </dl>
      </details>
    </WidgetRoot>
  )
}

interface RowProps {
  label: string
  hint: string
  value: string
  isAddress?: boolean
}

function Row({ label, hint, value, isAddress = false }: RowProps) {
  return (
    <div {...partProps('fees-row')}>
      <dt {...partProps('fees-label')}>
        {label}
        <small {...partProps('fees-hint')}>{hint}</small>
      </dt>
      <dd {...partProps('fees-value')}>
        {isAddress ? (
          <bdi dir="ltr" translate="no">
            <code>{value}</code>
          </bdi>
        ) : (
          <bdi>{value}</bdi>
        )}
      </dd>
    </div>
  )
}
