import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type Account,
  type Chain,
  type HttpTransport,
  type PublicClient,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { SandboxAccount } from '../../domain/chains/accounts.ts'

export type ChainPublicClient = PublicClient<HttpTransport, Chain>
export type ChainWalletClient = WalletClient<HttpTransport, Chain, Account>

/** What is needed to speak with one local chain. */
export interface ChainConnection {
  id: number
  name: string
  rpcUrl: string
}

/** Milliseconds; a local node answers in a few, so a person does not notice the wait. */
export const defaultPollingIntervalMs = 250

export function createChainPublicClient(
  connection: ChainConnection,
  { pollingIntervalMs = defaultPollingIntervalMs }: { pollingIntervalMs?: number | undefined } = {},
): ChainPublicClient {
  return createPublicClient({ ...shared(connection), cacheTime: 0, pollingInterval: pollingIntervalMs })
}

export function createChainWalletClient(
  connection: ChainConnection,
  account: SandboxAccount,
): ChainWalletClient {
  return createWalletClient({ ...shared(connection), account: privateKeyToAccount(account.privateKey) })
}

function shared({ id, name, rpcUrl }: ChainConnection) {
  const chain: Chain = defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    // Nobody replaces the sandbox's own transactions. While viem looks for a replacement, it misses new blocks, and would wait forever if
    // none follows.
    supportsTransactionReplacementDetection: false,
  })
  // No retries: a transaction that is sent again after a lost response fails as a duplicate, which would hide that the first attempt
  // succeeded. Batched, since each HTTP request costs more than the calls in it.
  return { chain, transport: http(rpcUrl, { retryCount: 0, batch: true }) }
}
