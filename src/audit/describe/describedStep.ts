import type { Currency } from '../../schemas/currency.ts'
import type { KnownContract } from '../../client/deployment/knownContracts.ts'

/** An amount. */
export interface DescribedAmount {
  /** Base units. */
  amount: bigint
  /** Undefined for an unknown token. */
  token: Pick<Currency, 'symbol' | 'decimals'> | undefined
}

/** Where a contract is known from: `known` from the page's config, `named` only from the quote, `unnamed` from neither. */
export type ContractSource = 'known' | 'named' | 'unnamed'

/** A fact about a step that the user should know. */
export type DescribedFact =
  | { key: 'spender' | 'receiver' | 'contract'; address: string; source: ContractSource | undefined }
  | { key: 'token'; address: string }
  | { key: 'function' | 'text' | 'order'; text: string }
  /** All signed data, as the wallet receives it. */
  | { key: 'data'; text: string }
  | { key: 'value'; amount: DescribedAmount }
  /** Seconds since the epoch. */
  | { key: 'deadline'; at: bigint }

/** What the wallet is asked to do, decoded from the bytes; the provider's own description isn't used. */
export interface DescribedStep {
  key: string
  chainId: number
  does:
    | 'approve'
    | 'approveUnlimited'
    | 'approveNothing'
    | 'send'
    | 'wrap'
    | 'unwrap'
    | 'deposit'
    | 'depositAll'
    | 'tokenCall'
    | 'call'
    | 'callWith'
    | 'permit'
    | 'permitUnlimited'
    | 'message'
    | 'blindMessage'
    | 'typedData'
  amount?: DescribedAmount | undefined
  /** Name of the function or type, or the shortened ID of an order; untrusted text. */
  name?: string | undefined
  facts: readonly DescribedFact[]
}

export interface DescribeContext {
  /** Tokens that the page knows. */
  tokens: readonly (Currency | Required<Pick<Currency, 'chainId' | 'address' | 'symbol' | 'decimals'>>)[]
  /** A chain's gas token; undefined if the page doesn't know the chain. */
  nativeOf: (chainId: number) => DescribedAmount['token']
  /** The provider's contracts that the page knows. */
  contracts: readonly KnownContract[] | undefined
}
