import type { Address, Hex } from 'viem'
import type { SignableTypedData } from '../../../schemas/signature/signature.ts'
import type { TransactionData } from '../../../schemas/quote/step.ts'

/** Several transactions for the wallet to execute as one (EIP-5792). */
export interface WalletBatch {
  /** Our name for the batch; a wallet that has seen it before does not do it again. */
  id: string
  from: Address
  chainId: number
  calls: readonly Pick<TransactionData, 'to' | 'data' | 'value'>[]
}

/** The status of a batch (EIP-5792). */
export interface WalletBatchStatus {
  /** By its hundreds: 1 pending, 2 done, 4 never sent, 5 reverted, 6 reverted in part. */
  status: number
  /** Hashes of what was mined, in order; one for several calls where they were done together. */
  transactionHashes: readonly Hex[]
  /** Hashes of those that reverted, whatever the status says. @default none */
  revertedHashes?: readonly Hex[] | undefined
}

/**
 * What an execution needs from a wallet. It is small on purpose: to support another kind of wallet, write an object with an
 * address and a few functions. Each function may reject with whatever the wallet throws; no call is ever retried.
 */
export interface Wallet {
  /** The account that was in use when this object was made; quotes are asked for it. */
  readonly address: Address
  /** The account in use now, or undefined when the wallet is not connected. */
  getAccount(): Promise<Address | undefined>
  /** The chain the wallet is on now. */
  getChainId(): Promise<number>
  /** Asks to switch, adding the chain first when the wallet does not know it. */
  switchChain(chainId: number): Promise<void>
  /** Asks to sign and send; resolves with the transaction's hash. */
  sendTransaction(
    transaction: Pick<TransactionData, 'from' | 'to' | 'data' | 'value' | 'chainId'>,
  ): Promise<Hex>
  /** Asks to sign a text, or bytes (EIP-191). Left out by wallets that can't. */
  signMessage?(message: { text: string } | { raw: Hex }): Promise<Hex>
  /** Asks to sign typed data (EIP-712). Left out by wallets that can't. */
  signTypedData?(
    typedData: Pick<SignableTypedData, 'domain' | 'types' | 'primaryType' | 'value'>,
  ): Promise<Hex>
  /** Batches (EIP-5792). Left out by wallets that have none. */
  readonly batches?: WalletBatches | undefined
}

export interface WalletBatches {
  /** Whether a batch is done whole or not at all; `ready` after the account was upgraded, which the user is asked. */
  getAtomicity(chainId: number): Promise<'supported' | 'ready' | 'unsupported'>
  /** Asks to sign and send a batch, whole or not at all; resolves with its id. */
  sendCalls(batch: WalletBatch): Promise<string>
  getCallsStatus(id: string): Promise<WalletBatchStatus>
}
