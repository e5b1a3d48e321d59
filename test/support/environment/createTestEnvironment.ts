import {
  claimMessage,
  createSimulatedSandbox,
  defaultChainSpecs,
  toTokens,
  type CreateSimulatedSandboxParameters,
  type SimulatedSandbox,
} from '@causeway/sandbox/simulated'
import { createWalletClient, custom, type Chain, type Transport } from 'viem'
import { createClient, type Client, type Clock, type GetQuoteParameters } from '@causeway/react/actions'
import { createViemChainReader, createViemWallet, type Wallet } from '@causeway/react/execution'
import { contractsOf } from '../../../sandbox/test/support/environment/createTestSandbox.ts'
import { recipient, refundTo } from './accounts.ts'
import { nonEvmChainsOf } from './nonEvmChains.ts'
import { toViemChains } from './toViemChains.ts'

/** The sandbox's chains, with a stablecoin that has other decimals on the second one, as USDC has on BNB Smart Chain. */
const testChainSpecs = defaultChainSpecs.map((chain, index) => ({
  ...chain,
  tokens: chain.tokens.map((token) =>
    index === 1 && token.symbol === 'USDC' ? { ...token, decimals: 18 } : token,
  ),
}))

/** The text that users of the sandbox sign. */
const signedMessages = [claimMessage]

/** A simulated sandbox with a client, chains, a reader and a wallet on it. */
export function createTestEnvironment(parameters: CreateSimulatedSandboxParameters = {}) {
  const sandbox = createSimulatedSandbox({ connected: true, chains: testChainSpecs, ...parameters })
  const chains = toChains(sandbox)
  const transports = Object.fromEntries(
    chains.map((chain): [number, Transport] => [chain.id, custom(sandbox.rpc(chain.id))]),
  )
  return {
    sandbox,
    chains,
    nonEvmChains: nonEvmChainsOf(sandbox),
    transports,
    tokens: toTokens(sandbox.chains),
    /** On the chains outside the EVM. */
    nonEvmTokens: toTokens(sandbox.nonEvmChains),
    /** The contracts that a sandbox's deployment would name: those that take deposits, and those that swap. */
    contracts: contractsOf(sandbox),
    signedMessages,
    client: clientOf(sandbox.fetch),
    reader: createViemChainReader({ chains, transports, pollingIntervalMs: 10 }),
    wallet: walletOf(sandbox, chains),
    quoteParameters: quoteParametersOf(sandbox),
  }
}

export type TestEnvironment = ReturnType<typeof createTestEnvironment>

/** A client of a provider that answers with `fetch`. */
export function clientOf(fetch: typeof globalThis.fetch, clock?: Clock): Client {
  return createClient({ deployment: { baseUrl: 'https://sandbox.invalid', signedMessages }, fetch, clock })
}

function toChains(sandbox: SimulatedSandbox): [Chain, Chain] {
  const [alder, birch] = toViemChains(sandbox.chains)
  if (!alder || !birch) throw new TypeError('The sandbox has fewer than two chains.')
  return [alder, birch]
}

function walletOf(sandbox: SimulatedSandbox, chains: readonly Chain[]): Wallet {
  const walletClient = createWalletClient({
    account: sandbox.accounts[0],
    transport: custom(sandbox.provider),
  })
  return createViemWallet(walletClient, { chains })
}

/** 100 units of a token from the first chain to the second. */
function quoteParametersOf(sandbox: SimulatedSandbox) {
  return (
    symbol: 'USDC' | 'ETH' | 'DAI' | 'USDT' = 'USDC',
    change: Partial<GetQuoteParameters> = {},
  ): GetQuoteParameters => {
    const [origin, destination] = sandbox.chains.map((chain) => {
      const currency = chain.currencies.find((currency) => currency.symbol === symbol)
      if (!currency) throw new TypeError(`${chain.name} has no ${symbol}.`)
      return { chainId: chain.id, ...currency }
    })
    if (!origin || !destination) throw new TypeError('The sandbox has fewer than two chains.')
    return {
      user: sandbox.accounts[0],
      recipient,
      refundTo,
      originChainId: origin.chainId,
      originCurrency: origin.address,
      destinationChainId: destination.chainId,
      destinationCurrency: destination.address,
      amount: 100n * 10n ** BigInt(origin.decimals),
      tradeType: 'EXACT_INPUT',
      ...change,
    }
  }
}
