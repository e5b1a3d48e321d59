import type { Address, Hex } from 'viem'
import type { BatchCall } from '../contracts/accounts/accountAbi.ts'
import type { RpcRequest } from '../rpc/rpcParams.ts'
import type { AccountKind } from './accounts/walletAccounts.ts'
import type { BatchSupport } from './batches/batchSupport.ts'
import type { OpenPrompt, PromptReply, WalletApproval } from './prompts/promptReply.ts'

/** A wallet as a page sees it (EIP-1193). */
export interface SimulatedProvider {
  /** @throws {RpcError} with the codes of EIP-1193, EIP-1474 and EIP-5792. */
  request(request: RpcRequest): Promise<unknown>
  on(event: string, listener: WalletListener): void
  removeListener(event: string, listener: WalletListener): void
}

/** Gets an event's payload: accounts for `accountsChanged`, a chain id in hexadecimal for `chainChanged`. */
export type WalletListener = (payload: unknown) => void

/** A wallet, controlled as its user would. */
export interface SimulatedWallet {
  readonly provider: SimulatedProvider
  /** The user's reply to a prompt. A promise that never settles leaves the prompt open. @default 'always' */
  approve: WalletApproval
  /** The user's replies to the next prompts, in this order; after them, `approve` decides again. */
  script(...replies: readonly PromptReply[]): void
  /** Open prompts, oldest first. */
  readonly prompts: readonly OpenPrompt[]
  /** The oldest open prompt, as soon as there is one. */
  nextPrompt(): Promise<OpenPrompt>
  /** A second prompt while one is open is refused with -32002, as some wallets do. @default false */
  singlePrompt: boolean
  /** Its support of batches (EIP-5792). */
  batches: BatchSupport
  /** Ids of the batches that a page asked it to show. */
  readonly shownBatches: readonly string[]
  /** The account that pages see; undefined when the wallet is not connected. */
  readonly account: Address | undefined
  readonly chainId: number
  /** Switches to another account; pages get an event. */
  switchAccount(address: Address): void
  /** Switches to another chain; pages get an event. */
  switchChain(chainId: number): void
  /** Disconnects, so that pages see no account; they get an event. */
  disconnect(): void
  /** Removes a chain, but not the current one. A page has to add it again (4902). */
  forgetChain(chainId: number): void
  /** Until `goOnline`, requests fail as if the wallet reached no chain (4900), or not the current one (4901); pages get an event. */
  goOffline(from?: 'everything' | 'chain'): void
  goOnline(): void
  /** Makes one of its accounts a contract, a delegated account, or a plain one again, on every chain. */
  setAccountKind(address: Address, kind: AccountKind): void
  /** Sends a pending transaction again with a higher fee; returns the new hash. */
  speedUp(hash: Hex): Hex
  /** Replaces a pending transaction with an empty transfer to its own account; returns the hash. */
  cancel(hash: Hex): Hex
  /** Replaces a pending transaction with another call; returns its hash. */
  replace(hash: Hex, call: BatchCall): Hex
}
