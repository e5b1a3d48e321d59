import { DepositAddressForm } from './parts/DepositAddressForm.tsx'
import { DepositAddressLegs } from './parts/DepositAddressLegs.tsx'
import { DepositAddressPayment } from './parts/DepositAddressPayment.tsx'
import { DepositAddressPending } from './parts/DepositAddressPending.tsx'
import { DepositAddressRoot } from './parts/DepositAddressRoot.tsx'
import { DepositAddressStatus } from './parts/DepositAddressStatus.tsx'

/** The parts of the deposit address, to be arranged freely inside `DepositAddress.Root`. */
export const DepositAddress = {
  Root: DepositAddressRoot,
  Pending: DepositAddressPending,
  Form: DepositAddressForm,
  Status: DepositAddressStatus,
  Payment: DepositAddressPayment,
  Legs: DepositAddressLegs,
}
