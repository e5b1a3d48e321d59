'use client'
import { forwardRef } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { familyOf } from '../../../../utils/chains/nonEvmChain.ts'
import { useDepositAddresses } from '../../../../hooks/deposits/useDepositAddresses.ts'
import { useConnectedAccounts } from '../../../../hooks/internal/useConnectedAccounts.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { chainName, symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { useSwapDeposit } from '../../model/submit/useSwapDeposit.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * Opens the page's deposit address panel, for users who pay from another wallet or an exchange; says so if the provider
 * has no address for the selected route. If there is no other way to pay, the form's own button opens it. Renders a
 * `<div>`, or nothing if the page sets no `depositAddress`.
 */
export const SwapDeposit = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapDeposit(props, ref) {
  const { depositAddress } = useSwapContext('Swap.Deposit').settings
  // Only DepositWays reads contracts and stored addresses.
  return depositAddress ? <DepositWays {...props} ref={ref} /> : null
})

const DepositWays = forwardRef<HTMLDivElement, PartProps<'div'>>(function DepositWays(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const { store } = useSwapContext('Swap.Deposit')
  const { chains } = useTokens()
  const accounts = useConnectedAccounts('Swap.Deposit')
  const { way, open } = useSwapDeposit('Swap.Deposit')
  const { pending } = useDepositAddresses()
  const { pending: allPending, othersCount } = useDepositAddresses({ wallets: 'all' })
  const newest = pending[0] ?? allPending[0]
  const origin = chains.find(({ id }) => id === way?.route.originChainId)
  return renderPart(
    <div ref={ref} {...part('swap-deposit')}>
      {newest && (
        <button
          type="button"
          onClick={() => {
            const { requestId } = newest.terms
            accounts.show(requestId)
            store.update({ deposit: { defaultRequestId: requestId } })
          }}
          {...part('swap-deposit-open')}
        >
          {pending.length > 0
            ? translate('swap.deposit.pending')
            : translate('deposit.others.show', { count: othersCount })}
        </button>
      )}
      {way && !way.refusal && !way.isOnlyWay && (
        <button type="button" onClick={open} {...part('swap-deposit-open')}>
          {translate('deposit.title')}
        </button>
      )}
      {way?.refusal && (
        <p {...part('swap-field-hint')}>
          {
            // From a chain outside the EVM, only the paid token must be native.
            way.refusal === 'notNative' && origin && familyOf(origin) !== 'evm'
              ? translate('swap.deposit.refused.symbol', {
                  symbol: symbolOf(origin.nativeCurrency),
                  chain: chainName(chains, origin.id),
                })
              : translate('swap.deposit.refused')
          }
        </p>
      )}
    </div>,
    props,
  )
})
