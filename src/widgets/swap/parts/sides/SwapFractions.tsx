'use client'
import { forwardRef, useId } from 'react'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'
import { useMaxAmount } from '../../model/quote/useMaxAmount.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSymbolText } from '../../../shared/messages/figures/useSymbolText.ts'
import { formatBasisPoints } from '../../../../utils/format/formatPercent.ts'
import { useBalanceOf } from './useBalanceOf.ts'

const percentages = [25, 50, 75, 100] as const

/**
 * Enters a fraction of what the wallet can pay, or all of it. For a native token, enough for the network fee is kept;
 * while that is unknown, the buttons do nothing and say why. Renders a `<span role="group">`, or nothing without a
 * balance.
 */
export const SwapFractions = forwardRef<HTMLSpanElement, PartProps<'span'>>(
  function SwapFractions(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const symbolText = useSymbolText()
    const locale = useLocale()
    const { store, parsed, settings } = useSwapContext('Swap.Fractions')
    const isLocked = isControlLocked(settings, 'amount')
    const hintId = useId()
    const token = parsed.pay
    const balance = useBalanceOf(token)
    const { maxAmount: amount, reserve } = useMaxAmount(token, balance)
    if (!token || isLocked || balance === undefined || balance === 0n) return null
    const { decimals } = token
    const symbol = symbolText(token)
    const written = (value: bigint | undefined, rounding: 'up' | 'down') =>
      value === undefined ? '' : formatAmount(value, { decimals, locale, rounding })

    return renderPart(
      <span
        ref={ref}
        role="group"
        aria-label={translate('swap.balance.fractions')}
        {...part('swap-fractions')}
      >
        {percentages.map((percent) => {
          const share = amount === undefined ? undefined : (amount * BigInt(percent)) / 100n
          const isMax = percent === 100
          const shown = isMax ? translate('swap.balance.max') : formatBasisPoints(percent * 100, locale)
          return (
            <button
              key={percent}
              type="button"
              aria-label={
                share === undefined
                  ? shown
                  : isMax
                    ? translate(reserve ? 'swap.balance.maxWithGas' : 'swap.balance.maxLabel', {
                        amount: written(share, 'down'),
                        symbol,
                        gas: written(reserve, 'up'),
                      })
                    : translate('swap.balance.fraction', {
                        percent: shown,
                        amount: written(share, 'down'),
                        symbol,
                      })
              }
              aria-disabled={share === undefined || undefined}
              aria-describedby={share === undefined ? hintId : undefined}
              data-hint={share === undefined ? translate('swap.balance.gasUnknown') : undefined}
              onClick={() => {
                if (share !== undefined) store.actions.setBaseUnits('pay', share)
              }}
              {...part('swap-fraction', share === undefined ? 'blocked' : 'ready')}
            >
              {shown}
            </button>
          )
        })}
        {amount === undefined && (
          <span id={hintId} {...part('hidden-text')}>
            {translate('swap.balance.gasUnknown')}
          </span>
        )}
      </span>,
      props,
    )
  },
)
