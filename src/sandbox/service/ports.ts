import type { Address, Hex } from 'viem'

/** A currency that the sandbox can move on one chain. */
export interface LedgerCurrency {
  /** The currency's address on its chain; the zero address for the native currency. */
  address: Address
  symbol: string
  name: string
  decimals: number
  /** Price of one whole unit in US dollars, as a decimal string. */
  priceUsd: string
}

/** A chain that the ledger keeps. */
export interface LedgerChain {
  id: number
  name: string
  /** The contract that takes deposits and pays fills and refunds. */
  depository: Address
  currencies: readonly LedgerCurrency[]
}

/** Where and when something happened on a chain. */
export interface LedgerReceipt {
  transactionHash: Hex
  blockNumber: bigint
  /** Seconds since the epoch. */
  timestamp: number
  /** What the transaction cost in the chain's native currency, in its smallest unit. */
  fee: bigint
}

/** Money that arrived at a depository. */
export interface LedgerDeposit extends LedgerReceipt {
  requestId: Hex
  chainId: number
  depositor: Address
  currency: Address
  /** What arrived, in the currency's smallest unit. */
  amount: bigint
  /** Its place in the transaction, which may hold several: the number of logs before it. */
  logIndex: number
}

/** A transaction that went through and carries the id of a request as the last 32 bytes of its calldata. */
export interface LedgerCall extends LedgerReceipt {
  requestId: Hex
  chainId: number
  from: Address
  to: Address
  data: Hex
  value: bigint
}

/** Money that is to leave: a fill on the destination chain, or a refund on the origin chain. */
export interface LedgerPayment {
  requestId: Hex
  chainId: number
  currency: Address
  recipient: Address
  amount: bigint
  /** Native currency for the same recipient in the same transaction; only with a fill that pays a token. */
  topup?: bigint | undefined
}

/** Fees a new transaction on a chain should offer, in wei per unit of gas. */
export interface LedgerGasPrice {
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/** Where money is: real local chains, or a simulation of them. */
export interface Ledger {
  readonly chains: readonly LedgerChain[]
  /** The account that fills from its own inventory and refunds from the depository. */
  readonly solver: Address
  /** The account that pays fees for users. */
  readonly sponsor: Address
  balanceOf(chainId: number, currency: Address, account: Address): Promise<bigint>
  gasPrice(chainId: number): Promise<LedgerGasPrice>
  /** Calls back once for every deposit, in order of each chain; returns a function that ends the watch. */
  watchDeposits(onDeposit: (deposit: LedgerDeposit) => void): () => void
  /** Calls back once for every transaction that may carry a request's id; returns a function that ends the watch. */
  watchCalls(onCall: (call: LedgerCall) => void): () => void
  /** Pays from the sponsor's account to the recipient, the depository. Nothing limits it to once but the caller. */
  collect(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Pays the recipient on the destination chain from the solver's inventory, at most once a request. */
  fill(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Pays the recipient on the origin chain from the depository, at most once a request. */
  refund(payment: LedgerPayment): Promise<LedgerReceipt>
}

/** The time, and things that happen later. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `task` after `delayMs`; returns a function that cancels it. */
  schedule(task: () => void, delayMs: number): () => void
}
