import type { Chain, Transport } from 'viem'
import type { AuditOptions } from '../audit/auditOptions.ts'
import type { Client } from '../client/createClient.ts'
import type { ServiceLocation } from '../client/deployment/deployment.ts'
import type { DepositBook } from '../deposit/depositBook.ts'
import type { Executions } from '../execution/core/list/executions.ts'
import type { ChainReader } from '../execution/ports/chains/chainReader.ts'
import type { Journal } from '../execution/ports/journal/journal.ts'
import type { Locks } from '../execution/ports/locks/locks.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import type { RequestWatcher } from '../execution/watch/createRequestWatcher.ts'
import type { ClearedHistory } from './clearHistory.ts'
import type { ConnectedAccounts } from './connectedAccounts.ts'
import type { ConfigCallbacks } from './callbacks/callbacks.ts'
import type { Reporter } from './callbacks/createReporter.ts'
import type { AnyChain, NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { Token } from './tokens/token.ts'
import type { TokenStore } from './tokens/tokenStore.ts'

/** The service: where it is, or a client of your own making. */
type ServiceParameters =
  | (ServiceLocation & { client?: undefined })
  | {
      /** A client that needs more than a place: `createClient({ deployment, timeoutMs, … })`. */
      client: Client
      baseUrl?: undefined
      deployment?: undefined
      testnet?: undefined
    }

export type CreateConfigParameters = ServiceParameters &
  ConfigCallbacks & {
    /** Chains that can be used; at least one. */
    chains: readonly Chain[]
    /** Chains outside the EVM: tokens can be received there, and their native currencies paid to deposit addresses. Nothing on
     * them is read or signed. @default [] */
    nonEvmChains?: readonly NonEvmChain[] | undefined
    /** How to read each chain, by chain id. No other host is ever called for chain data. */
    transports: Readonly<Record<number, Transport>>
    /** Tokens that can be chosen; each chain's native currency is added. @default [] */
    tokens?: readonly Token[] | undefined
    /** Called with a token that a person imported by its address; put it into `tokens` to keep it for the next visit. */
    onTokenImport?: ((token: Token) => void) | undefined
    /**
     * What tokens are worth: US dollars for one of each, as decimal strings in the order of the tokens; undefined for what is not
     * known. Shown beside balances, and nothing is decided by it. @default balances have no worth
     */
    readPrices?: ((tokens: readonly Token[]) => Promise<readonly (string | undefined)[]>) | undefined
    /**
     * Origins of pages that may have this one in a frame, such as `https://partner.example`. Under any other one the swap
     * form, the review and the deposit address warn before money is asked for. @default the page's own origin alone
     */
    allowedAncestors?: readonly string[] | undefined
    /**
     * The page's server sends `Content-Security-Policy: frame-ancestors` with these origins alone, so that a browser that does
     * not name the pages around a frame, such as Firefox, need not warn of those that it can't name. @default false
     */
    sendsFrameAncestors?: boolean | undefined
    /** Keeps executions and deposit addresses over a reload. @default createWebStorageJournal() */
    journal?: Journal | undefined
    /** Keeps several tabs from prompting at once. @default createWebLocks() */
    locks?: Locks | undefined
    /** What quotes must pass beside the built-in rules. The decimals of `tokens` are compared, and the deployment's contracts
     * believed, unless it names others. */
    audit?: AuditOptions | undefined
    /** Blocks that a transaction must be under before it counts, by chain id. @default 1 on every chain */
    confirmations?: Readonly<Record<number, number>> | undefined
    /** How often a pending transaction is looked up, in milliseconds. @default viem's, which follows the chain */
    pollingIntervalMs?: number | undefined
  }

/** What hooks, widgets and headless code share: a provider, chains, tokens and executions. */
export interface Config {
  /** The service. Actions take it: `getQuote(config.client, parameters)`. */
  readonly client: Client
  readonly chains: readonly Chain[]
  /** Chains outside the EVM, of which nothing is read or signed. */
  readonly nonEvmChains: readonly NonEvmChain[]
  /** `chains` and `nonEvmChains`. */
  readonly allChains: readonly AnyChain[]
  readonly chainReader: ChainReader
  /** Tokens of these chains; may be replaced, and imported ones are added. */
  readonly tokens: TokenStore
  readonly journal: Journal
  readonly locks: Locks
  /**
   * The accounts that are connected; views of other accounts are hidden until the person asks for them.
   *
   * @internal
   */
  readonly accounts: ConnectedAccounts
  /** Reads from the page what tokens are worth. */
  readonly readPrices: CreateConfigParameters['readPrices']
  /** Origins of pages that may have this one in a frame, beside its own. */
  readonly allowedAncestors: readonly string[]
  /** Browsers keep all other pages from having this one in a frame. */
  readonly sendsFrameAncestors: boolean
  /** What quotes must pass beside the built-in rules; the same object until `tokens` change. */
  getAudit(): AuditOptions
  /** Follows requests, each by one poller for the whole site. */
  readonly requestWatcher: RequestWatcher
  /** The execution that runs here, and all others that this browser knows. Made with its first use. */
  readonly executions: Executions
  /**
   * Tells the callbacks that `createConfig` was given.
   *
   * @internal
   */
  readonly reporter: Reporter
  /** The deposit addresses that this browser has shown. */
  readonly depositBook: DepositBook
  /**
   * Removes the records of this service from the browser that are over, have failed or can't be read. Records that may still be paid,
   * are pending, or failed within a day stay, and are counted.
   *
   * @throws {JournalError} when the store refuses; what it removed stays removed.
   */
  clearHistory(): Promise<ClearedHistory>
  /**
   * Tells which wallet is connected; `CausewayProvider` calls it. The first call starts to follow the executions of the journal, and
   * prompts for nothing. The returned function takes the wallet back; executions that run go on.
   */
  connect(wallet: Wallet | undefined): () => void
  /**
   * Says that another config took this one's place. `CausewayProvider` and the hooks' `config` call it. An execution that may still
   * prompt the wallet stops, since nobody would see what the prompt is about, unless a part of the page is still connected to this
   * config. Transactions that were sent stay sent: the new config finds them in the journal, follows them and prompts for nothing.
   *
   * @internal
   */
  retire(): void
  /**
   * Stops following, such as at the end of a test, and prompts the wallet for nothing more. Transactions that were sent stay sent:
   * they are followed again, from the journal, once the config is used again.
   */
  stop(): void
}
