import type { Address, Hex } from 'viem'

/** The result of a transaction on its chain. */
export interface TransactionOutcome {
  status: 'success' | 'reverted'
  /** Differs from the requested hash if the wallet sent the transaction again, for example with more gas. */
  transactionHash: Hex
  /** Why the hash differs: `repriced` is the same transaction, the others are not. */
  replacement?: 'repriced' | 'cancelled' | 'replaced' | undefined
}

/** The call that a transaction makes. */
export interface TransactionCall {
  from: Address
  /** Undefined if it created a contract. */
  to: Address | undefined
  data: Hex
  /** Base units of the native token. */
  value: bigint
  /** The sender's nonce. Without it, a payment that the wallet replaced isn't recognized once its page is closed. */
  nonce?: number | undefined
}

/** What would happen to a transaction if it were mined now. */
export type SimulatedOutcome =
  | { status: 'success' }
  | {
      status: 'reverted'
      /** What the contract or the node says; untrusted text. */
      reason: string | undefined
    }

/** What a token's contract reports about itself; untrusted text. */
export interface TokenMetadata {
  symbol: string
  name: string
  decimals: number
}

/** An event that a contract logged. */
export interface ChainLog {
  topics: readonly Hex[]
  data: Hex
}

/** The chain reads that an execution and a form need. */
export interface ChainReader {
  /** True when the reader can reach the chain. */
  has(chainId: number): boolean
  /** Balance in base units; the zero address stands for the native token. */
  getBalance(parameters: { chainId: number; token: Address; account: Address }): Promise<bigint>
  /** How much of `owner`'s ERC-20 token `spender` may spend, in base units. */
  getAllowance(parameters: {
    chainId: number
    token: Address
    owner: Address
    spender: Address
  }): Promise<bigint>
  /** Asks a token's contract for its metadata; undefined if there is no token at the address. */
  getToken(parameters: { chainId: number; token: Address }): Promise<TokenMetadata | undefined>
  /**
   * The maximum cost of a transaction that uses `gas` units, at the chain's current fees plus a margin, in base units of the
   * native token. Includes the layer 1 data fee, if there is one.
   */
  getMaxNetworkFee(parameters: { chainId: number; gas: bigint }): Promise<bigint>
  /** The account's number of transactions: mined ones and, by default, pending ones. */
  getTransactionCount(parameters: {
    chainId: number
    account: Address
    /** @default 'pending' */
    blockTag?: 'pending' | 'latest' | undefined
  }): Promise<number>
  /**
   * The account's number of transactions that have as many confirmations as the chain needs. Without this function, the user is asked about
   * a payment that the wallet canceled or replaced as if it could still be mined.
   */
  getConfirmedTransactionCount?(parameters: { chainId: number; account: Address }): Promise<number>
  /** True when the network knows a transaction, mined or not. */
  hasTransaction(parameters: { chainId: number; transactionHash: Hex }): Promise<boolean>
  /**
   * The call of a transaction; undefined if the network doesn't know it. Without this function, a mined transaction counts as the
   * one that the wallet was asked for.
   */
  getTransaction?(parameters: { chainId: number; transactionHash: Hex }): Promise<TransactionCall | undefined>
  /** The code at an address; undefined if it has none. */
  getCode(parameters: { chainId: number; address: Address }): Promise<Hex | undefined>
  /** Simulates a transaction without sending it (`eth_call`). Omit it if the reader can't simulate. */
  simulateTransaction?(parameters: {
    chainId: number
    from: Address
    to: Address
    data: Hex
    /** Base units of the native token. */
    value: bigint
  }): Promise<SimulatedOutcome>
  /** Whether a permit was used, that is, its nonce is spent. Undefined if its contract doesn't say. Omit it if the reader can't read it. */
  isPermitUsed?(parameters: {
    chainId: number
    /** The contract that counts the permit: the token, or Permit2. */
    contract: Address
    owner: Address
    standard: 'EIP-2612' | 'EIP-3009' | 'Permit2'
    /** A count of permits (EIP-2612), 32 bytes in hexadecimal (EIP-3009), or any number (Permit2). */
    nonce: string
    /** The block to read at: a node that doesn't have it yet must reject. @default the newest one that the node has */
    blockNumber?: bigint | undefined
  }): Promise<boolean | undefined>
  /**
   * The chain's own time, which is when its newest block was made, in milliseconds since the epoch. Permits expire by this time, regardless
   * of the device's clock. Without this function, an expired permit isn't recognized: if the wallet's answer is lost, the permit stays
   * `unknown` until the provider or the permit's contract resolves it.
   */
  getChainTime?(parameters: { chainId: number }): Promise<number>
  /** A block and its time in milliseconds since the epoch; by default the newest one. Needed with `getLogs`, and to read a permit at a block. */
  getBlock?(parameters: {
    chainId: number
    number?: bigint | undefined
  }): Promise<{ number: bigint; timeMs: number }>
  /**
   * A contract's events in a range of blocks, both ends included. Without this function, or if a chain refuses, it is unknown what spent a
   * permit's nonce: the permit stays `unknown` until the provider reports.
   */
  getLogs?(parameters: {
    chainId: number
    address: Address
    /** Topics by position; a list matches any of its topics. */
    topics: readonly (Hex | readonly Hex[])[]
    fromBlock: bigint
    toBlock: bigint
  }): Promise<readonly ChainLog[]>
  /** Milliseconds between two blocks; undefined if unknown. Omit it if the reader never knows. */
  blockTimeMs?(chainId: number): number | undefined
  /** Waits until the transaction, or its replacement, is mined, has as many confirmations as the chain needs, and is still there. */
  waitForTransaction(
    parameters: { chainId: number; transactionHash: Hex },
    options?: {
      signal?: AbortSignal | undefined
      /** Called when a reorg dropped the mined transaction; the wait continues. */
      onReorganized?: (() => void) | undefined
      /**
       * Waits until the chain should be read again: at least `leastMs` milliseconds, longer the longer the wait has lasted, and as long as
       * the page is hidden. Without it, the reader uses its own polling interval.
       */
      pause?: ((leastMs: number) => Promise<unknown>) | undefined
    },
  ): Promise<TransactionOutcome>
}
