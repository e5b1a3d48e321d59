'use client'
import { forwardRef, useEffect, useRef } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'
import { toDecimal } from '../../../../utils/amounts/toDecimal.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { formatDateTime } from '../../../../utils/format/formatDateTime.ts'
import { usePart } from '../../usePart.ts'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { chainName, symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { DepositAddressText, groupsOf } from './DepositAddressText.tsx'
import { DepositCopy } from './DepositCopy.tsx'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositTimeLeft } from './DepositTimeLeft.tsx'
import { DepositParties } from './DepositParties.tsx'
import { DepositTermsTable } from '../DepositTermsTable.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'

// Drawing takes a library, and the address can be copied without it.
const DepositQr = lazyChunk(async () => (await import('./DepositQr.tsx')).DepositQr)

/**
 * How to pay, in three steps, while it may be paid: how much exactly, to which address, and until when; and what happens
 * to the payment. Before that, of an address that was found again, whose it is, until the person confirms it. Renders a
 * `<section>`, or nothing.
 */
export const DepositAddressPayment = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressPayment(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const locale = useLocale()
    const { chains } = useTokens()
    const { deposit, announce } = useDepositContext('DepositAddress.Payment')
    const amountText = useRef<HTMLElement>(null)
    const addressText = useRef<HTMLElement>(null)
    const { payable, unacknowledged } = deposit
    const isAsked = unacknowledged !== undefined
    const wasAsked = useRef(false)
    const firstHeading = useRef<HTMLHeadingElement>(null)
    // What had the focus went with the question.
    useEffect(() => {
      if (wasAsked.current && !isAsked) firstHeading.current?.focus()
      wasAsked.current = isAsked
    }, [isAsked])
    if (unacknowledged) {
      return renderPart(
        <section ref={ref} {...part('deposit-address-payment')}>
          <DepositParties parties={unacknowledged} />
        </section>,
        props,
      )
    }
    if (!payable) return null
    const { address, pay, expiresAt } = payable
    const chain = chainName(chains, pay.chainId)
    const currency = chains.find(({ id }) => id === pay.chainId)?.nativeCurrency
    const symbol = symbolOf(currency)
    // The digits that a wallet takes: every one of them, with a point.
    const amount = toDecimal(pay.amount, currency?.decimals ?? pay.decimals)
    const addressLabel = translate('deposit.send.address', { chain })
    return renderPart(
      <section ref={ref} {...part('deposit-address-payment')}>
        {expiresAt != null && <DepositTimeLeft expiresAt={expiresAt} />}
        <ol {...part('deposit-address-steps')}>
          <li {...part('deposit-address-step')}>
            <h3 ref={firstHeading} tabIndex={-1} {...part('deposit-address-heading')}>
              {translate('deposit.send')}
            </h3>
            <dl {...part('facts')}>
              <Fact label={translate('deposit.send.amount')}>
                <span {...part('deposit-address-exact')}>
                  <bdi dir="ltr" translate="no">
                    <code ref={amountText}>{amount}</code> {symbol}
                  </bdi>
                </span>
                <DepositCopy text={amount} shown={amountText} what={translate('deposit.send.amount')} />
              </Fact>
              <Fact label={translate('deposit.send.network')}>
                {translate('deposit.send.network.value', { chain, chainId: String(pay.chainId) })}
              </Fact>
              <Fact label={translate('deposit.send.token')}>
                {translate('deposit.send.token.value', { symbol })}
              </Fact>
            </dl>
            <p {...part('deposit-address-advice')}>{translate('deposit.send.fee')}</p>
          </li>
          <li {...part('deposit-address-step')}>
            <h3 {...part('deposit-address-heading')}>{translate('deposit.step.address', { chain })}</h3>
            <dl {...part('facts')}>
              <Fact label={addressLabel}>
                <DepositAddressText address={address} ref={addressText} />
                <span {...part('hidden-text')}>
                  {translate('deposit.send.address.ends', {
                    start: address.slice(0, 6),
                    end: address.slice(-4),
                  })}
                </span>
                <DepositCopy text={address} shown={addressText} what={addressLabel} />{' '}
                <button
                  type="button"
                  onClick={() =>
                    announce(
                      groupsOf(address)
                        .map(({ group }) => group)
                        .join(' '),
                    )
                  }
                  {...part('copy')}
                >
                  {translate('deposit.send.address.read')}
                </button>
              </Fact>
            </dl>
            <p {...part('deposit-address-advice')}>{translate('deposit.send.compare')}</p>
            <DepositTermsTable isFolded />
            <DepositQr terms={payable} chain={chains.find(({ id }) => id === pay.chainId)} />
          </li>
          <li {...part('deposit-address-step')}>
            <h3 {...part('deposit-address-heading')}>{translate('deposit.step.wait')}</h3>
            <p {...part('deposit-address-advice')}>
              {expiresAt == null ? translate('deposit.valid.unknown') : validText(expiresAt)}
            </p>
          </li>
        </ol>
      </section>,
      props,
    )

    function validText(time: number): string {
      return translate('deposit.valid', { time: formatDateTime(time, locale, { timeStyle: 'short' }) })
    }
  },
)
