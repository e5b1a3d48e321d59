import { defaultChainSpecs, sandboxAccounts, startSandbox, type Sandbox } from '@causeway/sandbox'
import { createClient } from '@causeway/react'
import { getQuote, type GetQuoteParameters, type Quote } from '@causeway/react/actions'
import {
  createConfig,
  createMemoryJournal,
  createMemoryLocks,
  executeSteps,
  type ExecutionState,
  type Wallet,
} from '@causeway/react/execution'
import {
  createTestClient,
  defineChain,
  erc20Abi,
  http,
  publicActions,
  walletActions,
  zeroAddress,
  type Address,
} from 'viem'

export const [owner, coOwner, stranger, receiver] = sandboxAccounts.users

/** The local chains and the service, as a wallet of others meets them. */
export async function openSandbox() {
  const sandbox = await startSandbox({
    servicePort: 0,
    chains: defaultChainSpecs.map((spec) => ({ ...spec, port: 0 })),
    policy: { fillDelayMs: 100 },
  })
  const [origin, destination] = sandbox.chains.map(toChain)
  if (!origin || !destination) throw new TypeError('The sandbox has two chains.')
  const chains = [origin.chain, destination.chain] as const
  const config = createConfig({
    client: createClient({ baseUrl: sandbox.serviceUrl }),
    chains,
    transports: Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, http(rpcUrls.default.http[0])])),
    pollingIntervalMs: 50,
    journal: createMemoryJournal(),
    locks: createMemoryLocks(),
  })
  return {
    sandbox,
    origin,
    destination,
    chains,
    config,
    stop: () => sandbox.stop(),
    /** A quote for 5 units of a token, which somebody else receives on the other chain. */
    ask(user: Address, symbol: string, change: Partial<GetQuoteParameters> = {}): Promise<Quote> {
      const { address, decimals } = origin.currencyOf(symbol)
      return getQuote(config.client, {
        user,
        recipient: receiver.address,
        refundTo: user,
        originChainId: origin.chain.id,
        originCurrency: address,
        destinationChainId: destination.chain.id,
        destinationCurrency: destination.currencyOf(symbol).address,
        amount: 5n * 10n ** BigInt(decimals),
        tradeType: 'EXACT_INPUT',
        ...change,
      })
    },
    execute: (
      quote: Quote,
      wallet: Wallet,
      options: { allowAccountUpgrade?: boolean } = {},
    ): Promise<ExecutionState> =>
      executeSteps(config, { quote, wallet, ...options }, { onDecision: () => true }),
  }
}

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>
export type TestChain = ReturnType<typeof toChain>

function toChain({ id, name, rpcUrl, currencies }: Sandbox['chains'][number]) {
  const chain = defineChain({
    id,
    name,
    nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const node = createTestClient({ chain, mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  const currencyOf = (symbol: string) => {
    const found = currencies.find((currency) => currency.symbol === symbol)
    if (!found) throw new TypeError(`${name} has no ${symbol}.`)
    return found
  }
  return {
    chain,
    node,
    rpcUrl,
    currencyOf,
    balanceOf(symbol: string, account: Address): Promise<bigint> {
      const { address } = currencyOf(symbol)
      return address === zeroAddress
        ? node.getBalance({ address: account })
        : node.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    },
  }
}
