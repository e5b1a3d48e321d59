import { zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { chainsWithCurrenciesSchema, textSchema } from './domain/arguments/argumentSchemas.ts'
import { checkArgument } from './domain/arguments/checkArgument.ts'
import { defaultApiKey } from './domain/service/apiKey.ts'
import { serviceContracts } from './domain/chains/chain.ts'
import type { SandboxFacts } from './domain/service/sandboxFacts.ts'
import { toTokens } from './domain/chains/toTokens.ts'
import type { Sandbox } from './startSandbox.ts'

const sandboxSchema = z.object(
  { proxyUrl: textSchema, chains: chainsWithCurrenciesSchema, accounts: z.object({ solver: z.object({}) }) },
  'it must come from `startSandbox`',
)

/**
 * Returns what a program needs to use a sandbox.
 *
 * @throws {InvalidArgumentError} when `sandbox` is not a sandbox.
 */
export function toSandboxFacts(sandbox: Sandbox): SandboxFacts {
  checkArgument(sandbox, { caller: 'toSandboxFacts', argument: 'sandbox', schema: sandboxSchema })
  const { proxyUrl, serviceUrl, brand, adminUrl, chains, accounts } = sandbox
  const { permitSpenders, routers, fillContracts } = serviceContracts(chains)
  return {
    proxyUrl,
    serviceUrl,
    brand,
    adminUrl,
    apiKey: defaultApiKey,
    chains: chains.map(({ id, name, rpcUrl, depository, currencies }) => {
      const native = currencies.find(({ address }) => address === zeroAddress)
      if (!native) throw new TypeError(`Chain ${id} has no native token.`)
      const { symbol, name: currencyName, decimals } = native
      return {
        id,
        name,
        rpcUrl,
        depository,
        permitSpenders: permitSpenders[id] ?? [],
        routers: routers[id] ?? [],
        fillContracts: fillContracts[id] ?? [],
        nativeCurrency: { symbol, name: currencyName, decimals },
      }
    }),
    tokens: toTokens(chains),
    solver: accounts.solver.address,
    accounts: accounts.users.map(({ address, privateKey }) => ({ address, privateKey })),
  }
}
