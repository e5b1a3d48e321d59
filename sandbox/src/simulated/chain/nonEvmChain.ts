import { isAddress, zeroAddress, type Address } from 'viem'
import type { LedgerCurrency, SimulatedFamily } from '../../domain/chains/chain.ts'
import type { Families } from '../../domain/chains/families.ts'
import type { SimulatedChain } from './simulatedChain.ts'

/** A simulated non-EVM chain, with addresses in its own format. */
export interface SimulatedNonEvmChain {
  id: number
  name: string
  family: SimulatedFamily
  /** The native token first. */
  currencies: readonly (Omit<LedgerCurrency, 'address'> & { address: string })[]
  /** The address of a sandbox account on this chain. */
  addressOf(account: Address): string
  /** The native balance of any address of the family, including the sandbox's accounts, in base units. */
  balanceOf(address: string): bigint
  /** Sends native tokens as one of the chain's wallets would. @throws {TypeError} when `to` is not an address of the family. */
  transfer(transfer: { from: Address; to: string; amount: bigint }): void
}

/** Undefined for a chain of the EVM. */
export function toNonEvmChain(
  simulated: SimulatedChain,
  families: Families,
): SimulatedNonEvmChain | undefined {
  const { id, name, family, currencies } = simulated.chain
  const texts = families.of(id)
  if (!family || !texts) return undefined
  const read = (text: string): Address => {
    const address = texts.readAddress(text)
    if (!isAddress(address, { strict: false })) throw new TypeError(`${text} is no address on ${name}.`)
    return address
  }
  return {
    id,
    name,
    family,
    currencies: currencies.map(({ address, ...currency }) => ({
      ...currency,
      address: texts.writeAddress(address),
    })),
    addressOf: texts.writeAddress,
    balanceOf: (address) => simulated.balanceOf(zeroAddress, read(address)),
    transfer: ({ from, to, amount }) => void simulated.transfer({ from, to: read(to), amount }),
  }
}
