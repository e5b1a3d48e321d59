'use client'
import { forwardRef } from 'react'
import type { DepositAddressParameters } from '../../../../deposit/depositAddressParameters.ts'
import { useDepositAddresses } from '../../../../hooks/useDepositAddresses.ts'
import { useDepositRefusal } from '../../../../hooks/useDepositRefusal.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { sponsorshipFields } from '../../model/settings/sponsorshipFields.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'
import { isAllowedOn, isAllowedPair } from '../../model/settings/swapRules.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * Leads to the page's deposit address panel, for whoever pays from another wallet or an exchange; says so where the service
 * has no address for what is chosen. Renders a `<div>`, or nothing where the page gives no `depositAddress`.
 */
export const SwapDeposit = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapDeposit(props, ref) {
  const { depositAddress } = useSwapContext('Swap.Deposit').settings
  // Nothing is read for nothing.
  return depositAddress ? <DepositWays {...props} ref={ref} /> : null
})

const DepositWays = forwardRef<HTMLDivElement, PartProps<'div'>>(function DepositWays(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const { store, settings } = useSwapContext('Swap.Deposit')
  const pay = useSwapState('Swap.Deposit', ({ value }) => value.pay)
  const receive = useSwapState('Swap.Deposit', ({ value }) => value.receive)
  const side = useSwapState('Swap.Deposit', ({ value }) => value.side)
  const { pending } = useDepositAddresses()
  const rules = { allow: settings.allow, deny: settings.deny }
  const route = { originChainId: pay?.chainId, destinationChainId: receive?.chainId }
  const options: DepositAddressParameters = {
    tradeType: side === 'pay' ? 'EXACT_INPUT' : (settings.outputTradeType ?? 'EXACT_OUTPUT'),
    ...sponsorshipFields(settings.sponsorship),
  }
  const refusal = useDepositRefusal({
    ...route,
    ...options,
    originCurrency: pay?.address,
    destinationCurrency: receive?.address,
  })
  // What the page does not offer is not offered by another way.
  const isOffered =
    pay !== undefined &&
    receive !== undefined &&
    isAllowedOn('pay', pay, rules) &&
    isAllowedOn('receive', receive, rules) &&
    isAllowedPair(pay, receive, rules)
  const [newest] = pending
  return renderPart(
    <div ref={ref} {...part('swap-deposit')}>
      {newest && (
        <button
          type="button"
          onClick={() => store.update({ deposit: { defaultRequestId: newest.terms.requestId } })}
          {...part('swap-deposit-open')}
        >
          {translate('swap.deposit.pending')}
        </button>
      )}
      {!refusal && isOffered && (
        <button
          type="button"
          onClick={() => {
            const { amount, recipient } = store.get().value
            store.update({ deposit: { options, defaultValue: { ...route, amount, recipient } } })
          }}
          {...part('swap-deposit-open')}
        >
          {translate('swap.deposit')}
        </button>
      )}
      {refusal && isOffered && <p {...part('swap-field-hint')}>{translate('swap.deposit.refused')}</p>}
    </div>,
    props,
  )
})
