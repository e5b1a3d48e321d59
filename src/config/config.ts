import type { Chain, Transport } from 'viem'
import type { AuditOptions } from '../audit/auditOptions.ts'
import type { Client } from '../client/createClient.ts'
import type { ServiceLocation } from '../client/deployment/deployment.ts'
import type { DepositBook } from '../deposit/book/depositBook.ts'
import type { Executions } from '../execution/core/list/executions.ts'
import type { ChainReader } from '../execution/ports/chains/chainReader.ts'
import type { Journal } from '../execution/ports/journal/journal.ts'
import type { Locks } from '../execution/ports/locks/locks.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import type { RequestWatcher } from '../execution/watch/createRequestWatcher.ts'
import type { ClearedHistory } from './clearHistory.ts'
import type { ConfigCallbacks } from './callbacks/callbacks.ts'
import type { AnyChain, NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { Token } from '../utils/tokens/token.ts'
import type { TokenStore } from './tokens/tokenStore.ts'

/** The provider: where to reach it, or your own client. */
type ServiceParameters =
  | (ServiceLocation & { client?: undefined })
  | {
      /** Your own client, if it needs more options: `createClient({ deployment, timeoutMs, … })`. */
      client: Client
      baseUrl?: undefined
      deployment?: undefined
      testnet?: undefined
    }

export type CreateConfigParameters = ServiceParameters &
  ConfigCallbacks & {
    /** The chains to use; at least one. */
    chains: readonly Chain[]
    /** Chains outside the EVM: users can receive tokens there, and pay native tokens to deposit addresses. Nothing on them is read
     * or signed. @default [] */
    nonEvmChains?: readonly NonEvmChain[] | undefined
    /** How to read each chain, by chain ID. No other host is ever called for chain data. */
    transports: Readonly<Record<number, Transport>>
    /** Tokens that users can select; each chain's native token is added. @default [] */
    tokens?: readonly Token[] | undefined
    /** Called with a token that the user imported by its address; add it to `tokens` to keep it for the next visit. */
    onTokenImport?: ((token: Token) => void) | undefined
    /**
     * Token prices: US dollars for one of each, as decimal strings in the order of the tokens; undefined if unknown. They are only
     * shown next to balances; nothing depends on them. @default balances are shown without prices
     */
    readPrices?: ((tokens: readonly Token[]) => Promise<readonly (string | undefined)[]>) | undefined
    /**
     * Origins of pages that may embed this one in a frame, such as `https://partner.example`. Under any other origin, the swap
     * form, the review and the deposit address warn before they ask for funds. @default the page's own origin only
     */
    allowedAncestors?: readonly string[] | undefined
    /**
     * Whether the page's server sends `Content-Security-Policy: frame-ancestors` with exactly these origins. Then there is no need
     * to warn in browsers that don't name the pages around a frame, such as Firefox. @default false
     */
    sendsFrameAncestors?: boolean | undefined
    /** Keeps executions and deposit addresses across reloads. @default createWebStorageJournal() */
    journal?: Journal | undefined
    /** Keeps several tabs from prompting at once. @default createWebLocks() */
    locks?: Locks | undefined
    /**
     * Audit options that quotes must pass in addition to the built-in rules. Unless set here, `tokens` provides the decimals, and the
     * deployment provides the trusted contracts.
     */
    audit?: AuditOptions | undefined
    /** Confirmations that a transaction needs, including its own block, by chain ID. @default 1 on every chain */
    confirmations?: Readonly<Record<number, number>> | undefined
    /** How often to look for a pending transaction, in milliseconds. @default viem's, which depends on the chain */
    pollingIntervalMs?: number | undefined
  }

/** The object that hooks, widgets and headless code share: a provider, chains, tokens and executions. */
export interface Config {
  /** The provider's client. Actions take it: `getQuote(config.client, parameters)`. */
  readonly client: Client
  readonly chains: readonly Chain[]
  /** Chains outside the EVM, on which nothing is read or signed. */
  readonly nonEvmChains: readonly NonEvmChain[]
  /** `chains` and `nonEvmChains`. */
  readonly allChains: readonly AnyChain[]
  readonly chainReader: ChainReader
  /** Tokens of these chains. You can replace the list; imported tokens are added to it. */
  readonly tokens: TokenStore
  readonly journal: Journal
  readonly locks: Locks
  /** Reads token prices from the page. */
  readonly readPrices: CreateConfigParameters['readPrices']
  /** Origins besides the page's own that may embed this page in a frame. */
  readonly allowedAncestors: readonly string[]
  /** Whether the server's headers keep all other pages from embedding this one in a frame. */
  readonly sendsFrameAncestors: boolean
  /** Audit options that quotes must pass in addition to the built-in rules; the same object until `tokens` change. */
  getAudit(): AuditOptions
  /** Tracks requests, each with one poller for the whole site. */
  readonly requestWatcher: RequestWatcher
  /** The execution that runs in this page, and all others that this browser knows. Created on first use. */
  readonly executions: Executions
  /** The deposit addresses that this browser has shown. */
  readonly depositBook: DepositBook
  /**
   * Deletes this provider's stored records that are finished, have failed or can't be read. Records that may still be paid, are
   * pending, or failed within a day are kept and counted.
   *
   * @throws {JournalError} when the store refuses; what it removed stays removed.
   */
  clearHistory(): Promise<ClearedHistory>
  /**
   * Reports which wallet is connected; `CausewayProvider` calls it. The first call starts to track the journal's executions,
   * without prompting. The returned function disconnects the wallet again; running executions continue.
   */
  connect(wallet: Wallet | undefined): () => void
  /**
   * Stops tracking, such as at the end of a test, and never prompts the wallet again. Sent transactions remain sent: they are
   * tracked again, from the journal, once the config is used again.
   */
  stop(): void
}
