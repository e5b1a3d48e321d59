'use client'
import { forwardRef } from 'react'
import { renderPart, type ContainerProps } from '../../../shared/render/renderPart.ts'
import { Icon } from '../../../shared/parts/icons/Icon.tsx'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'

const arrows = (
  <Icon slot="SwitchSidesIcon">
    <path d="M5 2v12m0 0L2 11m3 3 3-3M11 14V2m0 0L8 5m3-3 3 3" />
  </Icon>
)

/** Switches the two sides. Renders a `<button>`, or nothing if one of them is locked. */
export const SwapSwitchSides = forwardRef<HTMLButtonElement, ContainerProps<'button'>>(
  function SwapSwitchSides({ children, ...props }, ref) {
    const part = usePart()
    const translate = useMessages()
    const { store, settings } = useSwapContext('Swap.SwitchSides')
    const isPayLocked = isControlLocked(settings, 'pay')
    const isReceiveLocked = isControlLocked(settings, 'receive')
    if (isPayLocked || isReceiveLocked) return null
    return renderPart(
      <button
        ref={ref}
        type="button"
        aria-label={translate('swap.switchSides')}
        onClick={() => store.actions.switchSides()}
        {...part('swap-switch-sides')}
      >
        {children ?? arrows}
      </button>,
      props,
    )
  },
)
