'use client'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useIsDepositHidden } from '../../../../hooks/internal/deposits/useIsDepositHidden.ts'
import { useOnMount } from '../../../shared/hooks/useOnMount.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import type { SwapSettings } from '../../model/settings/swapSettings.ts'
import type { SwapFormState } from '../../model/store/swapFormState.ts'
import type { SwapStore } from '../../model/store/swapStore.ts'
import { usePart } from '../../usePart.ts'

interface SwapDepositPanelProps {
  panel: NonNullable<SwapSettings['depositAddress']>
  store: SwapStore
  deposit: NonNullable<SwapFormState['deposit']>
}

/** The page's deposit address panel in place of the form, with a way back to it. */
export function SwapDepositPanel({ panel: Panel, store, deposit }: SwapDepositPanelProps) {
  const part = usePart()
  const translate = useMessages()
  const back = useRef<HTMLButtonElement>(null)
  const leave = () => store.update({ deposit: undefined })
  const [shownId, setShownId] = useState(deposit.defaultRequestId)
  const isHidden = useIsDepositHidden(shownId)
  useEffect(() => {
    if (!isHidden) return
    store.clear()
    store.update({ deposit: undefined })
  }, [isHidden, store])
  useOnMount(() => back.current?.focus())
  useEffect(() => {
    const widget = back.current?.closest('[data-cw-part="swap"]')
    // The focused element disappears with the panel.
    return () => widget?.querySelector<HTMLElement>('[name="payAmount"]')?.focus()
  }, [])
  return (
    <>
      <button ref={back} type="button" onClick={leave} {...part('swap-deposit-back')}>
        {translate('swap.deposit.back')}
      </button>
      <Suspense>
        <Panel
          {...deposit}
          isRouteFixed
          onRequestIdChange={(requestId) => {
            setShownId(requestId)
            // After closing an earlier address, the panel would show a form for another route than the one entered here.
            if (deposit.defaultRequestId !== undefined && requestId === '') leave()
          }}
        />
      </Suspense>
    </>
  )
}
