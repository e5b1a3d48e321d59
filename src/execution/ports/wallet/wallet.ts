import type { Address, Hex } from 'viem'
import type { SignableTypedData } from '../../../schemas/signature/signature.ts'
import type { TransactionData } from '../../../schemas/quote/step.ts'

/** Several transactions for the wallet to execute as one (EIP-5792). */
export interface WalletBatch {
  /** Our ID for the batch; a wallet that has seen it before doesn't execute it again. */
  id: string
  from: Address
  chainId: number
  calls: readonly Pick<TransactionData, 'to' | 'data' | 'value'>[]
}

/** What a wallet reports about a batch (EIP-5792). */
export interface WalletBatchState {
  /** EIP-5792 status code: 1xx pending, 2xx completed, 4xx never sent, 5xx reverted, 6xx partly reverted. */
  status: number
  /** Hashes of the mined transactions, in order; a single one if several calls were executed together. */
  transactionHashes: readonly Hex[]
  /** Hashes of those that reverted, regardless of the status. @default none */
  revertedHashes?: readonly Hex[] | undefined
}

/**
 * What an execution needs from a wallet. To support another kind of wallet, implement this object: an address and a few functions. Each
 * function may reject with whatever the wallet throws; no call is ever retried.
 */
export interface Wallet {
  /** The account that was active when this object was created; quotes are requested for it. */
  readonly address: Address
  /** The account that is active now; undefined if the wallet isn't connected. */
  getAccount(): Promise<Address | undefined>
  /** The wallet's current chain. */
  getChainId(): Promise<number>
  /** Asks to switch, adding the chain first if the wallet doesn't know it. */
  switchChain(chainId: number): Promise<void>
  /** Asks to sign and send; resolves with the transaction's hash. */
  sendTransaction(
    transaction: Pick<TransactionData, 'from' | 'to' | 'data' | 'value' | 'chainId'>,
  ): Promise<Hex>
  /** Asks to sign text or bytes (EIP-191). Omit it if the wallet can't sign them. */
  signMessage?(message: { text: string } | { raw: Hex }): Promise<Hex>
  /** Asks to sign typed data (EIP-712). Omit it if the wallet can't sign it. */
  signTypedData?(
    typedData: Pick<SignableTypedData, 'domain' | 'types' | 'primaryType' | 'value'>,
  ): Promise<Hex>
  /** Batches (EIP-5792). Omit it if the wallet doesn't support them. */
  readonly batches?: WalletBatches | undefined
}

/** What a wallet does with several calls at once (EIP-5792). */
export interface WalletBatches {
  /** Whether a batch is executed all or nothing; `ready` means after an account upgrade, which the user must approve. */
  getAtomicity(chainId: number): Promise<'supported' | 'ready' | 'unsupported'>
  /** Asks to sign and send a batch, all or nothing; resolves with its ID. */
  sendCalls(batch: WalletBatch): Promise<string>
  /** Reads what became of a batch, by the ID that `sendCalls` resolved with, or a chosen one. */
  getCallsStatus(id: string): Promise<WalletBatchState>
}
