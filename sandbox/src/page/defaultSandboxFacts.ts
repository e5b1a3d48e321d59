import { getContractAddress, zeroAddress, type Address } from 'viem'
import { sandboxAccounts } from '../domain/chains/accounts.ts'
import { defaultApiKey } from '../domain/service/apiKey.ts'
import { defaultChainSpecs, type ChainSpec } from '../domain/ledger/chainSpecs.ts'
import { deploymentOrder } from '../domain/ledger/deploymentOrder.ts'
import { adminPath, defaultServicePort, proxyPath } from '../domain/service/location.ts'
import { defaultPolicy } from '../domain/service/policy.ts'
import type { SandboxFacts } from '../domain/service/sandboxFacts.ts'

const serviceUrl = `http://127.0.0.1:${defaultServicePort}`

/** The facts of a sandbox with default options, known before it starts: its contracts' addresses follow from the order of deployment. */
export const defaultSandboxFacts: SandboxFacts = {
  proxyUrl: `${serviceUrl}${proxyPath}`,
  serviceUrl,
  brand: defaultPolicy.brand,
  adminUrl: `${serviceUrl}${adminPath}`,
  apiKey: defaultApiKey,
  chains: defaultChainSpecs.map((spec, rotation) => {
    const { id, name, port, native } = spec
    return {
      id,
      name,
      rpcUrl: `http://127.0.0.1:${port}`,
      ...contractsOf(spec, rotation),
      nativeCurrency: { symbol: native.symbol, name: native.name, decimals: native.decimals },
    }
  }),
  tokens: defaultChainSpecs.flatMap(tokensOf),
  solver: sandboxAccounts.solver.address,
  accounts: sandboxAccounts.users.map(({ address, privateKey }) => ({ address, privateKey })),
}

/**
 * Contracts are deployed in this order: the depository with the tokens; the call filler, one other contract and the swap sources; then
 * Permit2 and its proxy.
 */
function contractsOf(
  { tokens, swapSources = [] }: ChainSpec,
  rotation: number,
): Pick<SandboxFacts['chains'][number], 'depository' | 'permitSpenders' | 'routers' | 'fillContracts'> {
  const [first, second] = [tokens.length + 1, swapSources.length + 2]
  const sources = swapSources.map((_, index) => addressOf(index + 2, second, rotation, first))
  const depository = addressOf(0, first, rotation)
  return {
    depository,
    permitSpenders: [addressOf(1, 2, 0, first + second)],
    routers: sources,
    fillContracts: [depository, addressOf(0, second, rotation, first)],
  }
}

function tokensOf({ id, native, tokens }: ChainSpec, rotation: number): SandboxFacts['tokens'] {
  // The depository is deployed together with the tokens, at index 0.
  const address = (index: number) => addressOf(index + 1, tokens.length + 1, rotation)
  return [
    { ...native, address: zeroAddress },
    ...tokens.map((token, index) => ({ ...token, address: address(index) })),
  ].map(({ address, symbol, name, decimals }) => ({ chainId: id, address, symbol, name, decimals }))
}

/** Address of the contract at an index among `count` that are deployed together, after `before` others. */
function addressOf(index: number, count: number, rotation: number, before = 0): Address {
  const nonce = BigInt(before + deploymentOrder(count, rotation).indexOf(index))
  return getContractAddress({ from: sandboxAccounts.deployer.address, nonce })
}
