import type { Address, Hex, SignedAuthorization } from 'viem'
import type { LedgerChain, LedgerSwapSource } from '../chains/chain.ts'
import type { SwapState } from '../money/swapMath.ts'

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
  /** What it was paid in for. */
  orderId: Hex
  chainId: number
  /** Who is credited with it: whoever paid names whom they like. */
  depositor: Address
  currency: Address
  /** What arrived, in the currency's smallest unit. */
  amount: bigint
  /** Its place in the transaction, which may hold several: the number of logs before it. */
  logIndex: number
}

/** Native currency that went from one account to another, by a transaction or within one. */
export interface LedgerTransfer extends LedgerReceipt {
  chainId: number
  from: Address
  to: Address
  amount: bigint
  /** Its place in the transaction, which may hold several. */
  index: number
}

/** A transaction that was mined and carries the id of a request as the last 32 bytes of its calldata. */
export interface LedgerCall extends LedgerReceipt {
  requestId: Hex
  chainId: number
  from: Address
  to: Address
  data: Hex
  value: bigint
  status: 'success' | 'reverted'
}

/** Money that is to leave: a fill on the destination chain, or a refund on the origin chain. */
export interface LedgerPayment {
  /** The order, or an id made of its own for a payment beside it: the chain pays each once. */
  orderId: Hex
  chainId: number
  currency: Address
  recipient: Address
  amount: bigint
  /** Native currency for the same recipient in the same transaction; only with a fill that pays a token. */
  topup?: bigint | undefined
  /** The id of the deposit address that the money comes from; only with a sweep. */
  addressId?: Hex | undefined
  /** Calls that are made with the money before the recipient gets what they leave; only with a fill. */
  calls?: LedgerCalls | undefined
  /** What allows to take the money from its owner; only with a pull. */
  authorization?: LedgerAuthorization | undefined
}

/** Calls that are made in one transaction: all of them, or none. */
export interface LedgerCalls {
  calls: readonly { to: Address; value: bigint; data: Hex }[]
  /** Most units of gas for all of them; estimated when it is missing. */
  gas?: bigint | undefined
  /** Code for accounts (EIP-7702), set by the same transaction. */
  authorizations: readonly SignedAuthorization[]
}

/** A signature that lets a deposit be pulled; what its kinds mean stands at `PermitKind`. */
export type LedgerAuthorization = {
  owner: Address
  signature: Hex
  /** Seconds since the epoch; from then on it can't be used. */
  validBefore: bigint
} & (
  | { kind: 'receive' }
  | { kind: 'transfer'; nonce: Hex }
  | {
      kind: 'permit2'
      nonce: bigint
      refundTo: Address
      nftRecipient: Address
      metadata: Hex
      calls: readonly SignedCall[]
    }
)

/** A call that is signed with a permit of Permit2. */
export interface SignedCall {
  target: Address
  allowFailure: boolean
  value: bigint
  callData: Hex
}

/** What an account may have signed. */
interface LedgerSignature {
  chainId: number
  account: Address
  hash: Hex
  signature: Hex
}

/** Whose tokens a spender may move. */
interface LedgerAllowance {
  chainId: number
  token: Address
  owner: Address
  spender: Address
}

/** A pair of currencies at a swap source. */
export interface LedgerSwap {
  chainId: number
  source: LedgerSwapSource
  currencyIn: Address
  currencyOut: Address
}

/** Fees a new transaction on a chain should offer, in wei per unit of gas. */
export interface LedgerGasPrice {
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/** What is on the chains. */
export interface LedgerReads {
  balanceOf(chainId: number, currency: Address, account: Address): Promise<bigint>
  /** What a spender may move of an owner's tokens. */
  allowanceOf(allowance: LedgerAllowance): Promise<bigint>
  /** How a swap source stands to a pair of currencies; undefined when it does not swap them. */
  readSwap(swap: LedgerSwap): Promise<SwapState | undefined>
  gasPrice(chainId: number): Promise<LedgerGasPrice>
  /** The number of a chain's last block. */
  blockNumber(chainId: number): Promise<bigint>
  /** The address of an id, to which anybody can send native currency whether or not something is there yet. */
  depositAddressOf(chainId: number, addressId: Hex): Promise<Address>
  /** Whether a transaction is on a chain; after a reorganization it may not be there any more. */
  hasTransaction(chainId: number, transactionHash: Hex): Promise<boolean>
  /** Whether an account signed a hash: by its key, or by ERC-1271 where it has code. */
  isSignedBy(signature: LedgerSignature): Promise<boolean>
}

/** What happens on the chains. Each calls back once for everything, in order of each chain, and returns a function that ends it. */
export interface LedgerWatches {
  /** Money that arrives at a depository. */
  watchDeposits(onDeposit: (deposit: LedgerDeposit) => void): () => void
  /** Transactions that may carry a request's id. */
  watchCalls(onCall: (call: LedgerCall) => void): () => void
  /** Native currency that changes hands. */
  watchTransfers(onTransfer: (transfer: LedgerTransfer) => void): () => void
}

/** What the service pays. @throws {PaymentRefusedError} when the chain refuses a payment. */
export interface LedgerPayments {
  /** Moves native currency from a deposit address to the recipient, the depository, at most once an order. */
  sweep(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Takes what its owner signed for into the depository, at most once; the solver pays the gas. */
  pull(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Pays from the sponsor's account to the recipient, the depository. Nothing limits it to once but the caller. */
  collect(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Simulates a fill as `fill` does before it sends one. */
  simulateFill(payment: LedgerPayment): Promise<void>
  /** Pays the recipient on the destination chain from the solver's inventory, at most once an order. */
  fill(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Pays the recipient on the origin chain from the depository, at most once an order. */
  refund(payment: LedgerPayment): Promise<LedgerReceipt>
}

/** Where money is: real local chains, or a simulation of them. */
export interface Ledger extends LedgerReads, LedgerWatches, LedgerPayments {
  readonly chains: readonly LedgerChain[]
  /** The account that fills from its own inventory and refunds from the depository. */
  readonly solver: Address
  /** The account that pays fees for users. */
  readonly sponsor: Address
  /** Whether accounts can be given code by what they signed (EIP-7702). */
  readonly takesAuthorizations: boolean
  /** Signs 32 bytes by the solver's key, as a message (EIP-191). */
  sign(hash: Hex): Promise<Hex>
  /** Takes back the blocks from a number on, whose transactions are lost, as a reorganization does. */
  dropBlocks(chainId: number, fromBlock: bigint): Promise<void>
}
