'use client'
import { forwardRef } from 'react'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { formatBasisPoints } from '../../../../utils/format/formatPercent.ts'
import { useSwapContext, useSwapDerived } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'
import { SwapOptionField } from './SwapOptionField.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { formatNumber } from '../../../../utils/format/formatNumber.ts'

/** Common choices for the max slippage, in percent. */
const usual = [0.1, 0.5, 1]

/** The max slippage. Renders a `<div>` with a field and the common choices. */
export const SwapSlippage = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapSlippage(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { store, parsed, settings } = useSwapContext('Swap.Slippage')
  const isLocked = isControlLocked(settings, 'slippage')
  const { slippage } = parsed
  const bps = slippage.status === 'valid' ? slippage.bps : undefined
  const reason = useSwapDerived('Swap.Slippage', ({ reasons }) =>
    reasons.find(({ field }) => field === 'slippage'),
  )
  const warning = slippage.status === 'valid' ? slippage.warning : undefined
  return (
    <SwapOptionField
      {...props}
      ref={ref}
      name="slippage"
      label={translate('swap.slippage')}
      hint={translate('swap.slippage.hint')}
      input={{ placeholder: translate('swap.slippage.auto'), inputMode: 'decimal' }}
      isInvalid={reason !== undefined}
      notes={[
        reason && { kind: 'error', text: translate(reason.message, reason.values) },
        warning && { kind: 'warning', text: translate(`swap.slippage.${warning}`) },
      ]}
    >
      {!isLocked && (
        <div {...part('swap-choices')}>
          {usual.map((percent) => (
            <button
              key={percent}
              type="button"
              aria-pressed={bps === percent * 100}
              onClick={() => {
                const text = formatNumber(percent, locale)
                store.actions.setSlippage(text)
              }}
              {...part('swap-choice')}
            >
              {formatBasisPoints(percent * 100, locale)}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={slippage.status === 'automatic'}
            onClick={() => store.actions.setSlippage('')}
            {...part('swap-choice')}
          >
            {translate('swap.slippage.auto')}
          </button>
        </div>
      )}
    </SwapOptionField>
  )
})
