import { QueryClient } from '@tanstack/react-query'
import {
  createClient,
  type Client,
  type CreateConfigParameters,
  type NonEvmChain,
  type Token,
} from '@causeway/react'
import { createMemoryJournal, createMemoryLocks, type Journal, type Locks } from '@causeway/react/execution'
import {
  defaultApiKey,
  createSimulatedSandbox,
  toTokens,
  claimMessage,
  type ActiveFault,
  type Dialect,
  type PromptReply,
  type RpcRequest,
  type ServicePolicy,
  type SimulatedNonEvmChainSpec,
  type SimulatedSandbox,
  type AccountKind,
} from '@causeway/sandbox/simulated'
import { custom, type Chain, type Transport } from 'viem'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { createFastForwardClock, type FastForwardClock } from './createFastForwardClock.ts'
import { nonEvmChainsOf } from '../../../test/support/environment/nonEvmChains.ts'
import { toViemChains } from '../../../test/support/environment/toViemChains.ts'

/** How a story's sandbox differs from the usual one: `parameters: { sandbox: {…} satisfies StoryOptions }`. */
export interface StoryOptions {
  /** Addresses, hashes and ids follow from it. @default 1 */
  seed?: number
  /** The dialect of the provider; under `deployment` its brand is `acme`. @default 'interface' */
  dialect?: Dialect
  /** Changes of the provider's own policy. The fill takes 40 ms by default. */
  policy?: Partial<ServicePolicy>
  /** The user's answer to a prompt. A promise that never settles leaves it open. @default 'always' */
  approve?:
    | 'always'
    | 'never'
    | ((request: RpcRequest, env: StoryEnvironment) => Promise<boolean | PromptReply>)
  /** @default true */
  isConnected?: boolean
  /** The kind of the account. @default 'plain' */
  accountKind?: AccountKind
  /** Faults of the provider from the start. @default nothing */
  faults?: readonly ActiveFault[]
  /** How long a quote may be executed, in milliseconds. The client's own default. */
  quoteMaxAgeMs?: number
  /** Makes the page's list out of the sandbox's tokens. @default as they are */
  tokens?: (tokens: readonly Token[]) => readonly Token[]
  /** Blocks that a transaction must be under on each chain. @default 1 */
  confirmations?: number
  /** The browser's storage. @default a journal that lives as long as the story */
  journal?: Journal
  /** Changes the sandbox before the story is shown. @default nothing */
  prepare?: (env: StoryEnvironment) => void
  /** Swaps that were made before the story is shown. @default none */
  addPastSwaps?: number
  /** A wrapper between the page and the provider. @default none */
  service?: (
    fetch: typeof globalThis.fetch,
    sandbox: SimulatedSandbox,
    clock: FastForwardClock,
  ) => typeof globalThis.fetch
  /** Chains outside the EVM that are simulated, too. @default none */
  nonEvmChains?: readonly SimulatedNonEvmChainSpec[]
}

/** A sandbox and what `CausewayProvider` needs to use it. Each story has its own. */
export interface StoryEnvironment {
  sandbox: SimulatedSandbox
  /** The page's clock. */
  clock: FastForwardClock
  client: Client
  chains: readonly Chain[]
  nonEvmChains: readonly NonEvmChain[]
  transports: Readonly<Record<number, Transport>>
  tokens: readonly Token[]
  readPrices: CreateConfigParameters['readPrices']
  queryClient: QueryClient
  confirmations: Readonly<Record<number, number>>
  /** Sandboxes of one seed have one set of accounts and requests, and must not be taken for each other. */
  journal: Journal
  locks: Locks
  /** Hashes of the transactions that the page has seen mined. */
  receipts: readonly string[]
  /** The wallet's prompts so far. */
  prompts: readonly RpcRequest[]
}

/** Makes the sandbox of one story. */
export function createStoryEnvironment({
  seed = 1,
  dialect = 'interface',
  policy,
  approve = 'always',
  isConnected = true,
  accountKind = 'plain',
  faults = [],
  confirmations = 1,
  journal = createMemoryJournal(),
  service = (fetch) => fetch,
  nonEvmChains = [],
  quoteMaxAgeMs,
  tokens = (all) => all,
}: StoryOptions = {}): StoryEnvironment {
  const brand = dialect === 'deployment' ? 'acme' : 'svc'
  const sandbox = createSimulatedSandbox({
    seed,
    connected: isConnected,
    nonEvmChains,
    policy: { fillDelayMs: 40, dialect, brand, ...policy },
  })
  sandbox.wallet.setAccountKind(sandbox.accounts[0], accountKind)
  for (const fault of faults) sandbox.faults.add(fault)
  const chains = toViemChains(sandbox.chains)
  const clock = createFastForwardClock(systemClock)
  const prompts: RpcRequest[] = []
  const receipts: string[] = []
  const reading =
    (node: { request(request: RpcRequest): Promise<unknown> }) => async (request: RpcRequest) => {
      const answer = await node.request(request)
      if (request.method === 'eth_getTransactionReceipt' && answer) {
        receipts.push(String([request.params].flat()[0]))
      }
      return answer
    }
  const env: StoryEnvironment = {
    sandbox,
    clock,
    client: createClient({
      clock,
      deployment: { baseUrl: 'https://sandbox.invalid', brand, signedMessages: [claimMessage] },
      fetch: service(withApiKey(sandbox.fetch), sandbox, clock),
      ...(quoteMaxAgeMs !== undefined && { quoteMaxAgeMs }),
    }),
    chains,
    nonEvmChains: nonEvmChainsOf(sandbox),
    transports: Object.fromEntries(
      chains.map(({ id }) => [id, custom({ request: reading(sandbox.rpc(id)) })]),
    ),
    tokens: tokens([...toTokens(sandbox.chains), ...toTokens(sandbox.nonEvmChains)]),
    readPrices: async (ids) =>
      ids.map(({ chainId, address }) => {
        const chain = sandbox.chains.find(({ id }) => id === chainId)
        return chain?.currencies.find((currency) => currency.address === address)?.priceUsd
      }),
    queryClient: new QueryClient(),
    confirmations: Object.fromEntries(chains.map(({ id }) => [id, confirmations])),
    receipts,
    journal,
    locks: createMemoryLocks(),
    prompts,
  }
  sandbox.wallet.approve = async (request) => {
    prompts.push(request)
    return typeof approve === 'function' ? approve(request, env) : approve === 'always'
  }
  return env
}

/** Adds the key, as a partner's server does: the history needs it, and no page has it. */
function withApiKey(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-api-key', defaultApiKey)
    return fetch(input, { ...init, headers })
  }
}

/** A token of a story's sandbox, by the names that the story shows. */
export function tokenOf(
  { chains, nonEvmChains, tokens }: StoryEnvironment,
  symbol: string,
  chainName: string,
): Token {
  const chainId = [...chains, ...nonEvmChains].find(({ name }) => name === chainName)?.id
  const token = tokens.find((token) => token.symbol === symbol && token.chainId === chainId)
  if (!token) throw new TypeError(`The sandbox has no ${symbol} on ${chainName}.`)
  return token
}
