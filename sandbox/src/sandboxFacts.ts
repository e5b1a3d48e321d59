import { zeroAddress, type Address, type Hex } from 'viem'
import { defaultApiKey } from './domain/apiKey.ts'
import type { Sandbox } from './startSandbox.ts'

/** What an app needs to know of a running sandbox, as JSON. */
export interface SandboxFacts {
  /** Base address for `createConfig`. */
  serviceUrl: string
  /** Address that shows and switches faults. */
  adminUrl: string
  /** What the history asks for, in the header `x-api-key`. */
  apiKey: string
  chains: readonly {
    id: number
    name: string
    rpcUrl: string
    depository: Address
    nativeCurrency: { symbol: string; name: string; decimals: number }
  }[]
  /** Every currency of every chain; the zero address stands for the native ones. */
  tokens: readonly { chainId: number; address: Address; symbol: string; name: string; decimals: number }[]
  /** Accounts whose keys everybody knows. */
  accounts: readonly { address: Address; privateKey: Hex }[]
}

/** Tells a program what it needs of a sandbox. */
export function toSandboxFacts({ serviceUrl, adminUrl, chains, accounts }: Sandbox): SandboxFacts {
  return {
    serviceUrl,
    adminUrl,
    apiKey: defaultApiKey,
    chains: chains.map(({ id, name, rpcUrl, depository, currencies }) => {
      const native = currencies.find(({ address }) => address === zeroAddress)
      if (!native) throw new TypeError(`Chain ${id} has no native currency.`)
      const { symbol, name: currencyName, decimals } = native
      return { id, name, rpcUrl, depository, nativeCurrency: { symbol, name: currencyName, decimals } }
    }),
    tokens: chains.flatMap(({ id, currencies }) =>
      currencies.map(({ address, symbol, name, decimals }) => ({
        chainId: id,
        address,
        symbol,
        name,
        decimals,
      })),
    ),
    accounts: accounts.users.map(({ address, privateKey }) => ({ address, privateKey })),
  }
}
