import { DepositAddressForm } from './DepositAddressForm.tsx'
import { DepositAddressLegs } from './DepositAddressLegs.tsx'
import { DepositAddressPayment } from './DepositAddressPayment.tsx'
import { DepositAddressPending } from './DepositAddressPending.tsx'
import { DepositAddressRoot } from './DepositAddressRoot.tsx'
import { DepositAddressStatus } from './DepositAddressStatus.tsx'

/** The parts of the deposit address, to be arranged freely inside `DepositAddress.Root`. */
export const DepositAddress = {
  Root: DepositAddressRoot,
  Pending: DepositAddressPending,
  Form: DepositAddressForm,
  Status: DepositAddressStatus,
  Payment: DepositAddressPayment,
  Legs: DepositAddressLegs,
}
