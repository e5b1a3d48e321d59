import type { DepositAddressParameters } from '../../../deposit/request/depositAddressParameters.ts'
import type { DepositValue } from './depositContext.ts'

/** What is asked for beside what a person fills in. */
export type DepositQuoteParameters = Omit<
  DepositAddressParameters,
  keyof DepositValue | 'originCurrency' | 'acknowledgedRefundTo'
>
