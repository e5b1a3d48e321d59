'use client'
import { useDepositContext, type UseDepositAddressFormReturnType } from './model/depositContext.ts'

/**
 * Everything that `DepositAddress.Root` knows, for your own parts: what is filled in and how to change it, the parsed amount, the
 * address with its terms and progress (`deposit`), and how to show a request or the form.
 *
 * @example
 * const { value, change, deposit } = useDepositAddressForm()
 * return <input value={value.recipient} onChange={({ target }) => change({ recipient: target.value })} />
 *
 * @throws {PartOutsideRootError} outside of `DepositAddress.Root`.
 */
export function useDepositAddressForm(): UseDepositAddressFormReturnType {
  return useDepositContext('useDepositAddressForm')
}
