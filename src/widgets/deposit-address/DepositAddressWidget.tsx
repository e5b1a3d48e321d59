'use client'
import { forwardRef } from 'react'
import { useCauseway } from '../../hooks/context/causewayContext.ts'
import { HiddenTermsContext, recipientHidden } from '../fees/hiddenTermsContext.ts'
import { DepositAddressFees } from './parts/DepositAddressFees.tsx'
import { DepositAddressForm } from './parts/form/DepositAddressForm.tsx'
import { DepositAddressLegs } from './parts/DepositAddressLegs.tsx'
import { DepositAddressPayment } from './parts/payment/DepositAddressPayment.tsx'
import { DepositAddressPending } from './parts/DepositAddressPending.tsx'
import { DepositAddressRoot, type DepositAddressRootProps } from './parts/DepositAddressRoot.tsx'
import { DepositAddressStatusSection } from './parts/DepositAddressStatusSection.tsx'

export interface DepositAddressWidgetProps extends Omit<DepositAddressRootProps, 'children'> {}

/**
 * A swap that is paid from any wallet or exchange: a form, the deposit address with the exact amount, and the progress of the
 * payment. An address that was shown is found again after a reload. No wallet has to be connected.
 *
 * @example
 * <DepositAddressWidget defaultValue={{ originChainId: 1, destinationChainId: 8453 }} />
 */
export const DepositAddressWidget = forwardRef<HTMLDivElement, DepositAddressWidgetProps>(
  function DepositAddressWidget(props, ref) {
    useCauseway('DepositAddressWidget')
    return (
      <DepositAddressRoot {...props} ref={ref}>
        <DepositAddressPending />
        <DepositAddressForm />
        <DepositAddressStatusSection />
        <DepositAddressPayment />
        {/* The recipient is shown below. */}
        <HiddenTermsContext.Provider value={recipientHidden}>
          <DepositAddressFees />
        </HiddenTermsContext.Provider>
        <DepositAddressLegs />
      </DepositAddressRoot>
    )
  },
)
