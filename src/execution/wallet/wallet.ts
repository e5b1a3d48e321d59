import type { Address, Hex } from 'viem'
import type { TransactionData } from '../../schemas/step.ts'

/**
 * What an execution needs of a wallet. Small on purpose: a wallet of another make is an object with these
 * an address and four functions. Each of them may reject with whatever the wallet throws; nothing here is ever retried.
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
}
