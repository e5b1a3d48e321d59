import type {
  Client,
  Config,
  ConfigEvent,
  CreateConfigParameters,
  Deployment,
  GetQuoteParameters,
  NonEvmChain,
  Quote,
  RequestRecord,
  UseQuoteReturnType,
  Wallet,
} from '@causeway/react'
import type {
  NodeRequest,
  NodeResponse,
  ProxyEvent as ProxyEventType,
  ProxyHandler,
} from '@causeway/react/proxy'
import type { chainsFromWagmi } from '@causeway/react/wagmi'
import type { ReviewRootProps } from '@causeway/react/widgets'
import type { SimulatedSandbox } from '@causeway/sandbox/simulated'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type {
  Chain,
  createWalletClient as viemCreateWalletClient,
  custom as viemCustom,
  EIP1193Provider,
  http as viemHttp,
} from 'viem'

/*
 * What the pages take for granted: a page of somebody's own, in which `config`, `wallet` and the rest are at hand. A name means
 * the same on every page.
 */
declare global {
  // Wherever something is configured.
  const baseUrl: string
  const chains: readonly [Chain, ...Chain[]]
  const transports: CreateConfigParameters['transports']
  const tokens: CreateConfigParameters['tokens']
  const deployment: Deployment
  const service: { baseUrl: string; chains: typeof chains; transports: typeof transports }
  const config: Config
  const client: Client
  const wallet: Wallet
  const provider: EIP1193Provider
  const account: `0x${string}`

  // Wherever something is quoted.
  const user: `0x${string}`
  const recipient: `0x${string}`
  const refundTo: `0x${string}`
  const usdc: `0x${string}`
  const usdcOnBase: `0x${string}`
  const parameters: GetQuoteParameters
  const quote: Quote
  const requestId: string
  const query: UseQuoteReturnType

  // README.md
  const wagmiConfig: Parameters<typeof chainsFromWagmi>[0]
  const mainnet: Chain
  const base: Chain
  const http: typeof viemHttp
  const custom: typeof viemCustom
  const createWalletClient: typeof viemCreateWalletClient
  const openConnectDialog: () => void
  const apiKey: string
  const allowedOrigins: readonly string[]

  // docs/themes.md
  const styles: Readonly<Record<string, string | undefined>>

  // docs/api-key.md
  const handler: ProxyHandler
  const sessionOf: (request: Request) => Promise<{ address: string } | undefined>
  const expressApp: { all(path: RegExp, listener: unknown): void }
  const fastifyApp: {
    addHook(
      name: 'onRequest',
      hook: (
        request: { raw: NodeRequest & { url: string } },
        reply: { raw: NodeResponse; hijack(): void },
      ) => Promise<void>,
    ): void
  }

  // docs/checkout.md
  const shop: `0x${string}`
  const mintCalldata: `0x${string}`
  const showReceipt: (requestId: string | undefined) => void

  // docs/deposit-addresses.md
  const isConfirmed: boolean

  // docs/errors.md
  const askForMore: () => void
  const tryAgainLater: () => void

  // docs/fees-and-history.md
  const record: RequestRecord

  // docs/hooks.md
  const otherConfig: Config
  const queryClient: QueryClient
  const track: (name: string, facts: object) => void
  const archive: (event: ConfigEvent) => void
  const refetchPortfolio: () => Promise<void>

  // docs/next.md
  const readSessionAddress: () => Promise<string>
  const Swaps: (props: { user: string }) => ReactNode
  const Providers: (props: { children: ReactNode }) => ReactNode
  /** Of next/server. */
  const connection: () => Promise<void>

  // docs/non-evm-chains.md
  const bitcoin: NonEvmChain

  // docs/proxy-in-production.md
  type ProxyEvent = ProxyEventType

  // docs/review.md
  const onConfirm: ReviewRootProps['onConfirm']

  // docs/schemas.md
  const request: Request
  const refuse: (reason: string) => void

  // docs/themes.md
  const MyLogo: (props: { symbol: string | undefined }) => ReactNode

  // docs/wagmi.md
  const useConnectModal: () => { openConnectModal: (() => void) | undefined }

  // docs/without-react.md
  const shownQuote: Quote
  const address: `0x${string}`
  const signer: {
    chainId: number
    moveTo(chainId: number): Promise<void>
    send(transaction: object): Promise<`0x${string}`>
  }

  // sandbox/docs/behavior.md
  const sandbox: SimulatedSandbox
  const hash: `0x${string}`
  const depositAddress: `0x${string}`
  const from: `0x${string}`
  const amount: bigint
}
