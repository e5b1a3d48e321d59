import { isAddressEqual, zeroAddress, type Address } from 'viem'
import { permit2Address } from '../../domain/ledger/permit2Types.ts'
import type { LedgerChain, LedgerCurrency, LedgerSwapSource } from '../../domain/chains/chain.ts'

/** The token at the address; undefined when there is none. */
export function tokenAt({ currencies }: LedgerChain, address: Address): LedgerCurrency | undefined {
  if (isAddressEqual(address, zeroAddress)) return undefined
  return currencies.find((currency) => isAddressEqual(currency.address, address))
}

/** The swap source at the address; undefined when there is none. */
export function swapSourceAt({ swapSources }: LedgerChain, address: Address): LedgerSwapSource | undefined {
  return swapSources.find((source) => isAddressEqual(source.address, address))
}

/** Whether there is code at the address. */
export function isContract(chain: LedgerChain, address: Address): boolean {
  return (
    [
      chain.depository,
      chain.depositAddresses,
      chain.callFiller,
      chain.callRunner,
      chain.approvalProxy,
      chain.callRouter,
      permit2Address,
    ].some((contract) => isAddressEqual(contract, address)) ||
    tokenAt(chain, address) !== undefined ||
    swapSourceAt(chain, address) !== undefined
  )
}
