import type { Address, Hex } from 'viem'

/** The result of a transaction on its chain. */
export interface TransactionOutcome {
  status: 'success' | 'reverted'
  /** Differs from the hash asked for when the wallet sent the transaction again, for instance with more gas. */
  transactionHash: Hex
  /** Why the hash differs: `repriced` is the same transaction, the others are not. */
  replacement?: 'repriced' | 'cancelled' | 'replaced' | undefined
}

/** The call that a transaction makes. */
export interface TransactionCall {
  from: Address
  /** Undefined where it made a contract. */
  to: Address | undefined
  data: Hex
  /** Base units of the native currency. */
  value: bigint
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
  /** Balance in base units; the zero address stands for the native currency. */
  getBalance(parameters: { chainId: number; token: Address; account: Address }): Promise<bigint>
  /** What `spender` may take of an ERC-20 token of `owner`, in base units. */
  getAllowance(parameters: {
    chainId: number
    token: Address
    owner: Address
    spender: Address
  }): Promise<bigint>
  /** Asks a token's contract what it is; undefined when there is no token at the address. */
  getToken(parameters: { chainId: number; token: Address }): Promise<TokenMetadata | undefined>
  /**
   * What a transaction using `gas` units costs at most, by the chain's fees of this moment and with a margin, in the
   * base units of the native currency. Holds the fee for data on the layer below, where there is one.
   */
  getMaxNetworkFee(parameters: { chainId: number; gas: bigint }): Promise<bigint>
  /** How many transactions of the account there are: mined ones, and by default those that wait to be mined as well. */
  getTransactionCount(parameters: {
    chainId: number
    account: Address
    /** @default 'pending' */
    blockTag?: 'pending' | 'latest' | undefined
  }): Promise<number>
  /** True when the network knows a transaction, mined or not. */
  hasTransaction(parameters: { chainId: number; transactionHash: Hex }): Promise<boolean>
  /**
   * What a transaction asked for; undefined when the network does not know it. Without this function a mined transaction
   * counts as the one that the wallet was asked for.
   */
  getTransaction?(parameters: { chainId: number; transactionHash: Hex }): Promise<TransactionCall | undefined>
  /** The code at an address; undefined for an account of a key alone. */
  getCode(parameters: { chainId: number; address: Address }): Promise<Hex | undefined>
  /** Tries a transaction without sending it (`eth_call`). Readers that can't leave it out. */
  simulateTransaction?(parameters: {
    chainId: number
    from: Address
    to: Address
    data: Hex
    /** Base units of the native currency. */
    value: bigint
  }): Promise<SimulatedOutcome>
  /**
   * Whether a permit was used: its number is spent. Undefined when its contract does not tell. Readers that can't ask leave
   * it out.
   */
  isPermitUsed?(parameters: {
    chainId: number
    /** The contract that counts the permit: the token, or Permit2. */
    contract: Address
    owner: Address
    standard: 'EIP-2612' | 'EIP-3009' | 'Permit2'
    /** A count of permits (EIP-2612), 32 bytes in hexadecimal (EIP-3009), or any number (Permit2). */
    nonce: string
  }): Promise<boolean | undefined>
  /**
   * The chain's own time: when its newest block was made, in milliseconds since the epoch. By it a permit ends, whatever the clock of
   * the device says. Without this function nobody knows that a permit is over: a lost answer to one stays in doubt until the service
   * or the permit's contract tells more.
   */
  getChainTime?(parameters: { chainId: number }): Promise<number>
  /** A block, and when it was made, in milliseconds since the epoch: the newest one where none is named. Goes with `getLogs`. */
  getBlock?(parameters: {
    chainId: number
    number?: bigint | undefined
  }): Promise<{ number: bigint; timeMs: number }>
  /**
   * What a contract logged in some blocks, both ends included. Without this function, and where a chain refuses to say, nobody knows what
   * has spent the number of a permit: it stays in doubt until the service tells.
   */
  getLogs?(parameters: {
    chainId: number
    address: Address
    /** Topics by their place; of a list, any. */
    topics: readonly (Hex | readonly Hex[])[]
    fromBlock: bigint
    toBlock: bigint
  }): Promise<readonly ChainLog[]>
  /** Milliseconds between two blocks; undefined when nobody says. Readers that don't know leave it out. */
  blockTimeMs?(chainId: number): number | undefined
  /**
   * Waits until the transaction, or what replaced it, is mined under as many blocks as the chain needs, and is still
   * there then.
   */
  waitForTransaction(
    parameters: { chainId: number; transactionHash: Hex },
    options?: {
      signal?: AbortSignal | undefined
      /** Called when the transaction was mined and is not any more; the wait goes on. */
      onReorganised?: (() => void) | undefined
      /**
       * Lasts until the chain is to be read again, and at least for so long, in milliseconds: longer the longer it has taken, and for as
       * long as nobody looks at the page. Without it the reader keeps its own pace.
       */
      pause?: ((leastMs: number) => Promise<unknown>) | undefined
    },
  ): Promise<TransactionOutcome>
}
