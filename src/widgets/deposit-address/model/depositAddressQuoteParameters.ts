import type { DepositAddressParameters } from '../../../deposit/request/depositAddressParameters.ts'
import type { DepositValue } from './depositContext.ts'

/** Quote parameters besides those that the user fills in. */
export type DepositAddressQuoteParameters = Omit<
  DepositAddressParameters,
  keyof DepositValue | 'originCurrency' | 'acceptedRefundTo'
>
