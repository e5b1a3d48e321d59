'use client'
import { DepositAddressFees } from './parts/DepositAddressFees.tsx'
import { DepositAddressForm } from './parts/form/DepositAddressForm.tsx'
import { DepositAddressLegs } from './parts/DepositAddressLegs.tsx'
import { DepositAddressPayment } from './parts/payment/DepositAddressPayment.tsx'
import { DepositAddressPending } from './parts/DepositAddressPending.tsx'
import { DepositAddressRoot, type DepositAddressRootProps } from './parts/DepositAddressRoot.tsx'
import { DepositAddressStatus } from './parts/DepositAddressStatus.tsx'

export interface DepositAddressWidgetProps extends Omit<DepositAddressRootProps, 'children'> {}

/**
 * A transfer that is paid from any wallet or exchange: a form, the deposit address with its exact amount, and where the
 * payment stands. What was shown is found again after a reload. Needs no connected wallet.
 *
 * @example
 * <DepositAddressWidget defaultValue={{ originChainId: 1, destinationChainId: 8453 }} />
 */
export function DepositAddressWidget(props: DepositAddressWidgetProps) {
  return (
    <DepositAddressRoot {...props}>
      <DepositAddressPending />
      <DepositAddressForm />
      <DepositAddressStatus />
      <DepositAddressPayment />
      <DepositAddressFees />
      <DepositAddressLegs />
    </DepositAddressRoot>
  )
}
