'use client'
import { innerMutationOptions } from '../../../query/innerOptions.ts'
import {
  useDepositAddress,
  type UseDepositAddressParameters,
  type UseDepositAddressReturnType,
} from '../../deposits/useDepositAddress.ts'

/** `useDepositAddress` of a widget, whatever the page's `QueryClient` says. */
export function useWidgetDepositAddress(
  parameters: Omit<UseDepositAddressParameters, 'mutation'>,
): UseDepositAddressReturnType {
  return useDepositAddress({ ...parameters, mutation: innerMutationOptions })
}
