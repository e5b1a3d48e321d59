'use client'
import { checkDepositFields } from '../../deposit/request/depositFields.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { DepositAddressParameters } from '../../deposit/request/depositAddressParameters.ts'
import { findDepositRefusal, type DepositRefusal } from '../../deposit/request/findDepositRefusal.ts'
import type { ConfigParameter } from '../context/connectionParameters.ts'
import { useConfig } from '../context/useConfig.ts'

export type UseDepositRefusalParameters = DepositAddressParameters & ConfigParameter

export type UseDepositRefusalReturnType = DepositRefusal | undefined

/**
 * Why no deposit address is available for these parameters; undefined if one is. Sends no request, so a form can use it to decide
 * whether to offer one.
 *
 * @example
 * const refusal = useDepositRefusal({ originChainId: 1, originCurrency: usdc, destinationChainId: 8453 }) // 'notNative'
 */
export function useDepositRefusal(given: UseDepositRefusalParameters): UseDepositRefusalReturnType {
  checkObject(given, 'useDepositRefusal')
  checkDepositFields(given, 'useDepositRefusal', { config: 'any' })
  const { config, ...parameters } = given
  return findDepositRefusal(parameters, useConfig('useDepositRefusal', { config }).allChains)
}
