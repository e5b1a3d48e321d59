export { DepositAddressFees as Fees } from './parts/DepositAddressFees.tsx'
export { DepositAddressForm as Form } from './parts/form/DepositAddressForm.tsx'
export { DepositAddressLegs as Legs } from './parts/DepositAddressLegs.tsx'
export { DepositAddressPayment as Payment } from './parts/payment/DepositAddressPayment.tsx'
export { DepositAddressPending as Pending } from './parts/DepositAddressPending.tsx'
export {
  DepositAddressRoot as Root,
  type DepositAddressRootProps as RootProps,
} from './parts/DepositAddressRoot.tsx'
export { DepositAddressStatusSection as Status } from './parts/DepositAddressStatusSection.tsx'
