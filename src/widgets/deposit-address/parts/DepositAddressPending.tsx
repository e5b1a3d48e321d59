'use client'
import { forwardRef, useId, useRef } from 'react'
import { useDepositAddresses } from '../../../hooks/deposits/useDepositAddresses.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { formatDateTime } from '../../../utils/format/time/formatDateTime.ts'
import { withUnit } from '../../../utils/format/withUnit.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { storedStatusLabel } from '../model/status/storedStatusLabel.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { useFocusAfterRemoval } from '../../shared/focus/useFocusAfterRemoval.ts'
import { useOthersShown } from '../../shared/history/useOthersShown.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { shortenHash } from '../../shared/model/links/shortenHash.ts'
import { pressOnce } from '../../shared/render/pressOnce.ts'
import { useDepositValues } from '../model/useDepositValues.ts'

/**
 * The deposit addresses that this browser has shown and that are still payable or in progress, even after a reload.
 * Renders a `<section>`, or nothing. Those requested without the connected wallet are counted, and listed on demand.
 * Says so if they can't be read.
 */
export const DepositAddressPending = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressPending(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const { deposit, show } = useDepositContext('DepositAddress.Pending')
    const { chains } = useTokens()
    const { areOthersShown, showOthers } = useOthersShown(useWallet()?.address)
    const { pending, forget, othersCount, error } = useDepositAddresses({
      wallets: areOthersShown ? 'all' : 'connected',
    })
    const listId = useId()
    const { partsOf } = useDepositValues(undefined, undefined)
    const widget = useRef<Element>(null)
    const ids = pending.map(({ terms }) => terms.requestId)
    const { removing } = useFocusAfterRemoval(widget, ids, () => {
      widget.current?.querySelector<HTMLElement>('[data-cw-part=deposit-address-title]')?.focus()
    })
    if (deposit.requestId !== undefined || (pending.length + othersCount === 0 && !error)) return null
    const areAllInUse = pending.length > 0 && pending.every(({ status }) => status !== 'failure')
    return renderPart(
      <section ref={ref} {...part('deposit-address-pending')}>
        {error && <p {...part('deposit-address-hint')}>{translate('deposit.pending.unreadable')}</p>}
        {pending.length + othersCount > 0 && (
          <h2 {...part('deposit-address-heading')}>
            {areAllInUse
              ? translate('deposit.pending', { count: pending.length })
              : translate('deposit.pending.saved')}
          </h2>
        )}
        <ul>
          {pending.map(
            // oxlint-disable-next-line react/refs -- the ref is only set once a button is pressed
            ({ terms: { requestId, requestedAt, pay, receive }, status, isDropped, signs, isAudited }) => {
              const { amount = '?', symbol = '' } = partsOf(pay.amount, pay.chainId) ?? {}
              const item = translate('deposit.pending.item', {
                // A stored amount isn't shown: the record has it once the address is opened.
                paid: isAudited ? withUnit(amount, symbol) : symbol || '?',
                origin: chainName(chains, pay.chainId),
                destination: chainName(chains, receive.chainId),
              })
              return (
                <li key={requestId} {...part('deposit-address-pending-item')}>
                  <span>
                    {item}
                    <small id={`${listId}-${requestId}`} {...part('deposit-address-hint')}>
                      <PendingHint
                        id={requestId}
                        requestedAt={requestedAt}
                        status={isAudited ? storedStatusLabel({ status, isDropped, signs }) : undefined}
                      />
                    </small>
                  </span>
                  <button
                    type="button"
                    aria-label={translate('deposit.pending.show.label', { item })}
                    aria-describedby={`${listId}-${requestId}`}
                    onClick={() => show(requestId)}
                    {...part('copy')}
                  >
                    {translate('deposit.pending.show')}
                  </button>
                  <button
                    type="button"
                    aria-label={translate('deposit.pending.forget.label', { item })}
                    aria-describedby={`${listId}-${requestId}`}
                    {...pressOnce(({ currentTarget }) => {
                      widget.current = currentTarget.closest('.cw-root')
                      void removing(requestId, () => forget(requestId))
                    })}
                    {...part('copy')}
                  >
                    {translate('deposit.pending.forget')}
                  </button>
                </li>
              )
            },
          )}
        </ul>
        {othersCount > 0 && (
          <button
            type="button"
            aria-expanded={areOthersShown}
            onClick={() => showOthers(!areOthersShown)}
            {...part('deposit-address-others')}
          >
            {areOthersShown
              ? translate('deposit.others.hide')
              : translate('deposit.others.show', { count: othersCount })}
          </button>
        )}
      </section>,
      props,
    )
  },
)

interface PendingHintProps {
  id: string
  requestedAt: number
  /** Undefined if it is only known from storage: the provider is asked once the address is opened. */
  status: MessageKey | undefined
}

/** The status of an address and when it was requested, and what tells it apart if only storage knows it. */
function PendingHint({ id, requestedAt, status }: PendingHintProps) {
  const translate = useMessages()
  const locale = useLocale()
  return (
    <>
      {translate(status ?? 'progress.title.unconfirmed')}
      {' · '}
      <bdi>{formatDateTime(requestedAt, locale, { timeStyle: 'short' })}</bdi>
      {status === undefined && (
        <>
          <br />
          {translate('deposit.fact.request')} <bdi>{shortenHash(id)}</bdi>
        </>
      )}
    </>
  )
}
