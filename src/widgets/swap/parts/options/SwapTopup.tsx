'use client'
import { forwardRef, useId } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import { chainName, symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'
import { isControlLocked } from '../../model/settings/isControlLocked.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'

/**
 * Adds a gas top-up in native tokens to what arrives. Renders a `<div>` with a checkbox, or nothing if the route has no
 * gas top-up.
 */
export const SwapTopup = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapTopup(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const hintId = useId()
  const { store, parsed, settings } = useSwapContext('Swap.Topup')
  const { chains, tokens } = useTokens()
  const isLocked = isControlLocked(settings, 'topupGas')
  const isOn = useSwapState(store, ({ value }) => value.topupGas)
  const { receive, canTopup } = parsed
  if (!receive || !canTopup) return null
  const native = findToken(tokens, { chainId: receive.chainId, address: zeroAddress })
  return renderPart(
    <div ref={ref} {...part('swap-topup')}>
      <label {...part('swap-toggle')}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isLocked}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => store.actions.setTopupGas(currentTarget.checked)}
        />
        {translate('swap.topup', { chain: chainName(chains, receive.chainId) })}
      </label>
      <p id={hintId} {...part('swap-field-hint')}>
        {translate('swap.topup.hint', { symbol: symbolOf(native) })}
      </p>
    </div>,
    props,
  )
})
