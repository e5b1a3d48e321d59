import type { Address, Hex } from 'viem'

/** How a transaction ended on its chain. */
export interface TransactionOutcome {
  status: 'success' | 'reverted'
  /** Differs from the hash asked for when the wallet sent the transaction again, for instance with more gas. */
  transactionHash: Hex
  /** Why the hash differs: `repriced` is the same transaction, the others are not. */
  replacement?: 'repriced' | 'cancelled' | 'replaced' | undefined
}

/** Reads of chains that an execution and a form need. */
export interface ChainReader {
  /** True when the reader can reach the chain. */
  has(chainId: number): boolean
  /** Balance in the smallest unit; the zero address stands for the native currency. */
  getBalance(parameters: { chainId: number; currency: Address; account: Address }): Promise<bigint>
  /** What `spender` may take of an ERC-20 token of `owner`, in its smallest unit. */
  getAllowance(parameters: {
    chainId: number
    token: Address
    owner: Address
    spender: Address
  }): Promise<bigint>
  /** Waits until the transaction, or what replaced it, is mined. */
  waitForTransaction(
    parameters: { chainId: number; transactionHash: Hex },
    options?: { signal?: AbortSignal | undefined },
  ): Promise<TransactionOutcome>
}
