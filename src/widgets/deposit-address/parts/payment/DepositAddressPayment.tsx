'use client'
import { forwardRef, useRef } from 'react'
import { useConfig } from '../../../../hooks/context/useConfig.ts'
import { behindServerMs } from '../../../../utils/time/serverTime.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { formatDateTime } from '../../../../utils/format/time/formatDateTime.ts'
import { usePart } from '../../usePart.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { DepositAddressStep } from './DepositAddressStep.tsx'
import { DepositAmountStep } from './DepositAmountStep.tsx'
import { DepositTimeLeft } from './DepositTimeLeft.tsx'
import { DepositAddressParties } from './DepositAddressParties.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * How to pay, in three steps, while the address is payable: the exact amount, the address, and the deadline; and what
 * happens to the payment. For a recovered address, first whose it is, until the user confirms it. Renders a
 * `<section>`, or nothing.
 */
export const DepositAddressPayment = forwardRef<HTMLElement, PartProps<'section'>>(
  function DepositAddressPayment(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const locale = useLocale()
    const { client } = useConfig('DepositAddress.Payment')
    const { deposit } = useDepositContext('DepositAddress.Payment')
    const { payable, unaccepted } = deposit
    const isUnaccepted = unaccepted !== undefined
    const firstHeading = useRef<HTMLHeadingElement>(null)
    // The focused element disappeared with the confirmation.
    useOnChange(isUnaccepted, () => firstHeading.current?.focus())
    if (unaccepted) {
      return renderPart(
        <section ref={ref} {...part('deposit-address-payment')}>
          <DepositAddressParties parties={unaccepted} />
        </section>,
        props,
      )
    }
    if (!payable) return null
    const { pay, expiresAt } = payable
    return renderPart(
      <section ref={ref} {...part('deposit-address-payment')}>
        {expiresAt != null && <DepositTimeLeft expiresAt={expiresAt} />}
        <ol {...part('deposit-address-steps')}>
          <DepositAmountStep pay={pay} headingRef={firstHeading} />
          <DepositAddressStep terms={payable} />
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

    // The payer may use another device, whose clock is right.
    function validText(deviceTime: number): string {
      const time = deviceTime + behindServerMs(client)
      return translate('deposit.valid', { time: formatDateTime(time, locale, { timeStyle: 'short' }) })
    }
  },
)
