'use client'
import { useCallback, useId, useState } from 'react'
import type { DepositTerms } from '../../../../deposit/depositTerms.ts'
import { QrCode } from './QrCode.tsx'
import { paymentLink } from '../../../../utils/paymentLink.ts'
import { familyOf, type AnyChain } from '../../../../utils/chains/nonEvmChain.ts'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

const contents = ['address', 'payment'] as const

interface DepositQrProps {
  terms: DepositTerms
  /** The origin chain; undefined if the page doesn't know it. */
  chain: AnyChain | undefined
}

/** In a panel narrower than this, in its own `em`, the code stays collapsed: a phone can't scan its own screen. */
const narrowEms = 26

/** The address, or the whole payment, as a QR code. Renders a `<details>`, open if there is room. */
export function DepositQr({ terms: { address, pay }, chain }: DepositQrProps) {
  const part = usePart()
  const translate = useMessages()
  const [content, setContent] = useState<(typeof contents)[number]>('address')
  const name = useId()
  const foldNarrow = useCallback((details: HTMLDetailsElement | null) => {
    const panel = details?.closest('.cw-root')
    if (!details || !panel) return
    // An element without layout has no width.
    const ems = panel.clientWidth / parseFloat(getComputedStyle(panel).fontSize)
    if (ems > 0 && ems < narrowEms) details.open = false
  }, [])
  const payment = paymentLink({ address, ...pay }, familyOf(chain))
  const text = content === 'payment' && payment ? payment.uri : address
  return (
    <details ref={foldNarrow} open {...part('deposit-address-qr')}>
      <summary {...part('deposit-address-qr-summary')}>{translate('deposit.qr')}</summary>
      <fieldset aria-label={translate('deposit.qr')} {...part('deposit-address-qr-content')}>
        <QrCode
          text={text}
          label={translate(`deposit.qr.label.${content}`)}
          {...part('deposit-address-qr-code')}
        />
        <div {...part('deposit-address-qr-choice')}>
          {(payment ? contents : []).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={name}
                checked={choice === content}
                onChange={() => setContent(choice)}
              />
              {translate(`deposit.qr.${choice}`)}
            </label>
          ))}
          <p {...part('deposit-address-hint')}>
            {translate(`deposit.qr.${content}.hint`, { standard: payment?.standard ?? '' })}
          </p>
        </div>
      </fieldset>
    </details>
  )
}
