'use client'
import { forwardRef, useId } from 'react'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * Offers to sign a permit instead of sending a transaction, and says who then pays the network fee. Renders a `<div>`
 * with a checkbox, or nothing if the token doesn't support permits or the account can't sign one.
 */
export const SwapPermit = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapPermit(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const hintId = useId()
  const { store, parsed, settings } = useSwapContext('Swap.Permit')
  const isLocked = isControlLocked(settings, 'usePermit')
  const isOn = useSwapState(store, ({ value }) => value.usePermit)
  if (!parsed.canUsePermit) return null
  const isPages = settings.quoteParameters?.usePermit === true
  return renderPart(
    <div ref={ref} {...part('swap-permit')}>
      <label {...part('swap-toggle')}>
        <input
          type="checkbox"
          name="usePermit"
          checked={isOn || isPages}
          disabled={isLocked || isPages}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => store.actions.setUsePermit(currentTarget.checked)}
        />
        {translate('swap.permit')}
      </label>
      <p id={hintId} {...part('swap-field-hint')}>
        {translate('swap.permit.hint')}
      </p>
    </div>,
    props,
  )
})
