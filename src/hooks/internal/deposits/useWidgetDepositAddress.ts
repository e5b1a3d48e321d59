'use client'
import { innerMutationOptions } from '../../../query/options/innerOptions.ts'
import {
  useDepositAddress,
  type UseDepositAddressParameters,
  type UseDepositAddressReturnType,
} from '../../deposits/useDepositAddress.ts'

/** `useDepositAddress` for a widget, without the defaults of the page's `QueryClient`. */
export function useWidgetDepositAddress(
  parameters: Omit<UseDepositAddressParameters, 'mutation'>,
): UseDepositAddressReturnType {
  return useDepositAddress({ ...parameters, mutation: innerMutationOptions })
}
