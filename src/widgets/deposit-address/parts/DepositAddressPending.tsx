'use client'
import { forwardRef } from 'react'
import { useDepositAddresses } from '../../../hooks/useDepositAddresses.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { chainName } from '../../shared/model/tokenNames.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useDepositValues } from '../model/useDepositValues.ts'

/**
 * The deposit addresses that this browser has shown and that are not done with: found again after a reload. Renders a
 * `<section>`, or nothing.
 */
export const DepositAddressPending = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressPending(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { chains } = useTokens()
    const { deposit, show } = useDepositContext('DepositAddress.Pending')
    const { pending, forget } = useDepositAddresses()
    const { partsOf } = useDepositValues(undefined, undefined)
    if (deposit.requestId !== undefined || pending.length === 0) return null
    return renderPart(
      <section ref={ref} {...part('deposit-pending')}>
        <h2 {...part('deposit-heading')}>{translate('deposit.pending', { count: pending.length })}</h2>
        <ul>
          {pending.map(({ terms: { requestId, pay, receive }, state }) => {
            const item = translate('deposit.pending.item', {
              ...partsOf(pay.amount, pay.chainId),
              origin: chainName(chains, pay.chainId),
              destination: chainName(chains, receive.chainId),
            })
            return (
              <li key={requestId} {...part('deposit-pending-item')}>
                <span>
                  {item}
                  <small {...part('deposit-hint')}>{translate(`deposit.status.${state}`)}</small>
                </span>
                <button
                  type="button"
                  aria-label={translate('deposit.pending.show.label', { item })}
                  onClick={() => show(requestId)}
                  {...part('copy')}
                >
                  {translate('deposit.pending.show')}
                </button>
                <button
                  type="button"
                  aria-label={translate('deposit.pending.forget.label', { item })}
                  onClick={() => void forget(requestId)}
                  {...part('copy')}
                >
                  {translate('deposit.pending.forget')}
                </button>
              </li>
            )
          })}
        </ul>
      </section>,
      props,
    )
  },
)
