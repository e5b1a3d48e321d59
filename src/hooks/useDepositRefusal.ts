'use client'
import type { DepositAddressParameters } from '../deposit/depositAddressParameters.ts'
import { depositRefusal, type DepositRefusal } from '../deposit/depositRefusal.ts'
import { useConfig } from './internal/useConfig.ts'

/**
 * Why there is no deposit address for a question; undefined when there is. Asks nobody, so that it can tell where a form
 * may offer one.
 *
 * @example
 * const refusal = useDepositRefusal({ originChainId: 1, originCurrency: usdc, destinationChainId: 8453 }) // 'notNative'
 */
export function useDepositRefusal(question: DepositAddressParameters): DepositRefusal | undefined {
  const { chains } = useConfig('useDepositRefusal')
  return depositRefusal(question, chains)
}
