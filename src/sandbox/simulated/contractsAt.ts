import { isAddressEqual, zeroAddress, type Address } from 'viem'
import type { LedgerChain } from '../service/ports.ts'

/** Whether there is a token at the address. */
export function isToken({ currencies }: LedgerChain, address: Address): boolean {
  return currencies.some(
    (currency) => currency.address !== zeroAddress && isAddressEqual(currency.address, address),
  )
}

/** Whether there is code at the address. */
export function isContract(chain: LedgerChain, address: Address): boolean {
  return isAddressEqual(chain.depository, address) || isToken(chain, address)
}
