import type { Address, Hex, SignedAuthorization } from 'viem'
import type { LedgerChain, LedgerSwapSource } from '../chains/chain.ts'
import type { SwapState } from '../money/swapMath.ts'

/** Where and when something happened on a chain. */
export interface LedgerReceipt {
  transactionHash: Hex
  blockNumber: bigint
  /** Seconds since the epoch. */
  timestamp: number
  /** The transaction's fee in the chain's native token, in base units. */
  fee: bigint
}

/** Money that arrived at a depository. */
export interface LedgerDeposit extends LedgerReceipt {
  /** The order that it pays. */
  orderId: Hex
  chainId: number
  /** The account that is credited with it; the payer can name any. */
  depositor: Address
  currency: Address
  /** The amount that arrived, in base units. */
  amount: bigint
  /** Number of logs before it in its transaction, which may have several deposits. */
  logIndex: number
}

/** Native tokens that went from one account to another, by a transaction or within one. */
export interface LedgerTransfer extends LedgerReceipt {
  chainId: number
  from: Address
  to: Address
  amount: bigint
  /** Its index in the transaction, which may have several. */
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

/** A payment to make: a fill on the destination chain, or a refund on the origin chain. */
export interface LedgerPayment {
  /** The order, or an id derived from it for an additional payment. The chain pays each id once. */
  orderId: Hex
  chainId: number
  currency: Address
  recipient: Address
  amount: bigint
  /** Native tokens for the same recipient in the same transaction; only with a fill that pays a token. */
  topup?: bigint | undefined
  /** The id of the deposit address that the money comes from; only with a sweep. */
  addressId?: Hex | undefined
  /** Calls made with the money before the recipient gets the rest; only with a fill. */
  calls?: LedgerCalls | undefined
  /** The signature that allows taking the money from its owner; only with a pull. */
  authorization?: LedgerAuthorization | undefined
}

/** Calls that are made in one transaction, all or none. */
export interface LedgerCalls {
  calls: readonly { to: Address; value: bigint; data: Hex }[]
  /** Maximum gas for all of them; estimated if missing. */
  gas?: bigint | undefined
  /** EIP-7702 authorizations that the same transaction sets. */
  authorizations: readonly SignedAuthorization[]
}

/** A signature that allows a deposit to be pulled. See `PermitKind` for its kinds. */
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

/** A signature to verify. */
interface LedgerSignature {
  chainId: number
  account: Address
  hash: Hex
  signature: Hex
}

/** An allowance to read. */
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

/** Reads from the chains. */
export interface LedgerReads {
  balanceOf(chainId: number, currency: Address, account: Address): Promise<bigint>
  /** A spender's allowance of an owner's tokens. */
  allowanceOf(allowance: LedgerAllowance): Promise<bigint>
  /** A swap source's state for a pair of currencies; undefined if it doesn't swap them. */
  readSwap(swap: LedgerSwap): Promise<SwapState | undefined>
  gasPrice(chainId: number): Promise<LedgerGasPrice>
  /** The number of a chain's last block. */
  blockNumber(chainId: number): Promise<bigint>
  /** The deposit address of an id. Anyone can send native tokens to it, even before a contract is deployed there. */
  depositAddressOf(chainId: number, addressId: Hex): Promise<Address>
  /** Whether a transaction is on a chain; a reorganization may have removed it. */
  hasTransaction(chainId: number, transactionHash: Hex): Promise<boolean>
  /** Whether an account signed a hash: by its key, or by ERC-1271 where it has code. */
  isSignedBy(signature: LedgerSignature): Promise<boolean>
}

/** Watches of the chains. Each calls back once per event, in each chain's order, and returns a function that stops it. */
export interface LedgerWatches {
  /** Money that arrives at a depository. */
  watchDeposits(onDeposit: (deposit: LedgerDeposit) => void): () => void
  /** Transactions that may carry a request's id. */
  watchCalls(onCall: (call: LedgerCall) => void): () => void
  /** Transfers of native tokens. */
  watchTransfers(onTransfer: (transfer: LedgerTransfer) => void): () => void
}

/** The service's payments. @throws {PaymentRefusedError} when the chain refuses a payment. */
export interface LedgerPayments {
  /** Moves native tokens from a deposit address to the recipient, the depository, at most once an order. */
  sweep(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Moves money from the owner who signed for it into the depository, at most once. The solver pays the gas. */
  pull(payment: LedgerPayment): Promise<LedgerReceipt>
  /** Pays from the sponsor's account to the recipient, the depository. Only the caller ensures that it happens once. */
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
  /** Whether the chains support EIP-7702 authorizations. */
  readonly takesAuthorizations: boolean
  /** Signs 32 bytes with the solver's key, as a message (EIP-191). */
  sign(hash: Hex): Promise<Hex>
  /** Removes all blocks from a number on, as a reorganization does. Their transactions are lost. */
  dropBlocks(chainId: number, fromBlock: bigint): Promise<void>
}
