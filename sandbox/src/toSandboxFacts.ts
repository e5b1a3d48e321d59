import { zeroAddress } from 'viem'
import { defaultApiKey } from './domain/apiKey.ts'
import { serviceContracts } from './domain/chain.ts'
import type { SandboxFacts } from './domain/sandboxFacts.ts'
import { toTokens } from './domain/toTokens.ts'
import type { Sandbox } from './startSandbox.ts'

/** Tells a program what it needs of a sandbox. */
export function toSandboxFacts({
  proxyUrl,
  serviceUrl,
  brand,
  adminUrl,
  chains,
  accounts,
}: Sandbox): SandboxFacts {
  const { contracts } = serviceContracts(chains)
  return {
    proxyUrl,
    serviceUrl,
    brand,
    adminUrl,
    apiKey: defaultApiKey,
    chains: chains.map(({ id, name, rpcUrl, depository, currencies }) => {
      const native = currencies.find(({ address }) => address === zeroAddress)
      if (!native) throw new TypeError(`Chain ${id} has no native currency.`)
      const { symbol, name: currencyName, decimals } = native
      return {
        id,
        name,
        rpcUrl,
        depository,
        contracts: contracts[id] ?? [],
        nativeCurrency: { symbol, name: currencyName, decimals },
      }
    }),
    tokens: toTokens(chains),
    solver: accounts.solver.address,
    accounts: accounts.users.map(({ address, privateKey }) => ({ address, privateKey })),
  }
}
