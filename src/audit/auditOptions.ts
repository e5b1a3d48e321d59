import type { Quote } from '../actions/getQuote.ts'
import type { PlanItem } from '../decode/planItems.ts'
import type { AuditFinding } from '../errors/quote.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { KnownContract } from '../client/deployment/knownContracts.ts'

/** Checks a quote and what it asks the wallet to sign, and returns findings against it. Pure. */
export type AuditRule = (quote: Quote, items: readonly PlanItem[]) => Iterable<AuditFinding>

/** What the integrator knows about a token. */
export interface KnownToken {
  chainId: number
  address: string
  decimals: number
  /** Shown instead of the quote's own word. */
  symbol?: string | undefined
  name?: string | undefined
}

export interface AuditOptions {
  /** Rules of yours, after the built-in ones. */
  rules?: readonly AuditRule[] | undefined
  /** Severities to raise, by name of the rule. A finding is never made milder. */
  raise?: Readonly<Record<string, 'confirm' | 'block'>> | undefined
  /** Tokens whose decimals you know, such as those of your token list. A quote that counts in others is blocked. */
  tokens?: readonly KnownToken[] | undefined
  /**
   * Every contract of the service that a quote may call, approve or pay, and which of them takes deposits. Without it, the quote's own
   * word is taken for which contract is the service's; with it, that of no one else.
   */
  contracts?: readonly KnownContract[] | undefined
  /**
   * What the service's orders call each chain, such as `{ 8453: 'base' }`. Without it, an order's chains are only held
   * against each other.
   */
  chainNames?: Readonly<Record<number, string>> | undefined
  /** As `solvers` of a `Deployment`. */
  solvers?: readonly string[] | undefined
  /** Path of the service at which signatures are handed over. @default '/execute/permits' */
  permitsPath?: string | undefined
  /**
   * Chains outside the EVM: a deposit address on one of them is read by its rules, and one on another chain is believed of nobody.
   * @default []
   */
  nonEvmChains?: readonly NonEvmChain[] | undefined
  /**
   * Tokens that you don't list, as their contracts describe themselves: untrusted words, which must not look like those of `tokens`. An
   * execution reads these for itself.
   */
  unlistedTokens?: readonly KnownToken[] | undefined
  /** Addresses on the origin chain that have no code. An execution reads this for itself. */
  codeless?: readonly string[] | undefined
  /** What `verifyOrderSignature(quote)` says; undefined where that was not looked at. An execution looks for itself. */
  isOrderSigned?: boolean | undefined
  /**
   * The user's account is a contract, by its code on the origin chain. An execution reads this for itself.
   * @default false
   */
  isContractAccount?: boolean | undefined
}

/** What the quote itself can't say. An execution and the review of the widgets find these out for themselves. */
export type AuditFacts = Pick<
  AuditOptions,
  'isContractAccount' | 'codeless' | 'isOrderSigned' | 'unlistedTokens'
>
