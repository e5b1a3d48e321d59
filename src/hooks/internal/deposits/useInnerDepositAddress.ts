'use client'
import { innerMutationOptions } from '../../../query/options/innerOptions.ts'
import {
  useDepositAddress,
  type UseDepositAddressParameters,
  type UseDepositAddressReturnType,
} from '../../deposits/useDepositAddress.ts'

/** `useDepositAddress` without the defaults of the page's `QueryClient`. */
export function useInnerDepositAddress(
  parameters: Omit<UseDepositAddressParameters, 'mutation'>,
): UseDepositAddressReturnType {
  return useDepositAddress({ ...parameters, mutation: innerMutationOptions })
}
