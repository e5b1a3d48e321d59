import type { Quote } from '../actions/getQuote.ts'
import type { QuoteItem } from '../decode/quoteItems.ts'
import type { AuditFinding } from '../errors/quote.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import type { Token } from '../utils/tokens/token.ts'
import type { KnownContract } from '../client/deployment/knownContracts.ts'

/** Checks a quote and what it asks the wallet to sign, and returns the problems that it finds. Pure. */
export type AuditRule = (quote: Quote, items: readonly QuoteItem[]) => Iterable<AuditFinding>

/** What the integrator knows about a token. */
export interface KnownToken extends Pick<Token, 'chainId' | 'address' | 'decimals'> {
  /** Shown instead of the symbol in the quote. */
  symbol?: Token['symbol'] | undefined
  name?: Token['name'] | undefined
}

/**
 * What an audit compares a quote with, besides the parameters that the quote was requested with: your own rules, and facts that the
 * quote itself doesn't prove.
 */
export interface AuditOptions {
  /** Your own rules, which run after the built-in ones. */
  rules?: readonly AuditRule[] | undefined
  /** Severities to raise, by rule name. They can't be lowered. */
  minimumSeverity?: Readonly<Record<string, 'confirm' | 'block'>> | undefined
  /** Tokens whose decimals you know, such as those of your token list. A quote with other tokens is blocked. */
  tokens?: readonly KnownToken[] | undefined
  /**
   * Every contract of the provider that a quote may call, approve or pay, and which of them take deposits. Without it, the contracts that
   * the quote itself names are accepted; with it, only these are.
   */
  contracts?: readonly KnownContract[] | undefined
  /**
   * The names of chains in the provider's orders, such as `{ 8453: 'base' }`. Without it, an order's chains are only compared
   * with each other.
   */
  chainNames?: Readonly<Record<number, string>> | undefined
  /** Like `solvers` of a `Deployment`. */
  solvers?: readonly string[] | undefined
  /** Like `signedMessages` of a `Deployment`. */
  signedMessages?: readonly string[] | undefined
  /** Path of the endpoint that signatures are posted to. @default '/execute/permits' */
  permitsPath?: string | undefined
  /**
   * Chains outside the EVM: deposit addresses on them are checked by their own rules. On any other chain, an address must be an
   * EVM one.
   * @default []
   */
  nonEvmChains?: readonly NonEvmChain[] | undefined
  /**
   * Tokens that you don't list, as their contracts describe themselves: untrusted text, which must not look like one of `tokens`.
   * An execution reads these itself.
   */
  unlistedTokens?: readonly KnownToken[] | undefined
  /** Addresses on the origin chain without code. An execution reads this itself. */
  addressesWithoutCode?: readonly string[] | undefined
  /** The result of `verifyOrderSignature(quote)`; undefined if it wasn't checked. An execution checks it itself. */
  isOrderSigned?: boolean | undefined
  /**
   * Whether the user's account is a contract, by its code on the origin chain. An execution reads this itself.
   * @default false
   */
  isContractAccount?: boolean | undefined
}

/**
 * Facts that the quote doesn't contain. An execution and the review of the widgets each read all of them: a missing one is a type error.
 */
export type AuditFacts = {
  readonly [
    fact in 'isContractAccount' | 'addressesWithoutCode' | 'isOrderSigned' | 'unlistedTokens'
  ]: AuditOptions[fact]
}
