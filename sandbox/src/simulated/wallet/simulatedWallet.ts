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

/** Gets what an event brings: accounts for `accountsChanged`, a chain id in hexadecimal for `chainChanged`. */
export type WalletListener = (payload: unknown) => void

/** A wallet as the person who holds it sees it. */
export interface SimulatedWallet {
  readonly provider: SimulatedProvider
  /** What the person does with a prompt. A promise that never settles leaves the prompt open. @default 'always' */
  approve: WalletApproval
  /** What the person does with the next prompts, in this order; afterward `approve` decides again. */
  script(...replies: readonly PromptReply[]): void
  /** Prompts that wait for the person, oldest first. */
  readonly prompts: readonly OpenPrompt[]
  /** The oldest open prompt, as soon as there is one. */
  nextPrompt(): Promise<OpenPrompt>
  /** A second prompt while one is open is refused with -32002, as some wallets do. @default false */
  singlePrompt: boolean
  /** How it does batches (EIP-5792). */
  batches: BatchSupport
  /** Ids of the batches that a page asked it to show. */
  readonly shownBatches: readonly string[]
  /** The account that pages see; undefined when the wallet is not connected. */
  readonly account: Address | undefined
  readonly chainId: number
  /** Shows another account to pages, which are told. */
  switchAccount(address: Address): void
  /** Moves to another chain; pages are told. */
  switchChain(chainId: number): void
  /** Shows no account any more; pages are told. */
  disconnect(): void
  /** Knows a chain no more: a page has to add it (4902). Not the one that it is on. */
  forgetChain(chainId: number): void
  /** Reaches no chain (4900), or not the one that it is on (4901), until `goOnline`; pages are told. */
  goOffline(from?: 'everything' | 'chain'): void
  goOnline(): void
  /** Makes one of its accounts a contract, a delegated account, or a plain one again, on every chain. */
  setAccountKind(address: Address, kind: AccountKind): void
  /** Sends a waiting transaction again for a higher fee; returns the new hash. */
  speedUp(hash: Hex): Hex
  /** Puts an empty transfer to oneself in the place of a waiting transaction; returns its hash. */
  cancel(hash: Hex): Hex
  /** Puts another call in the place of a waiting transaction; returns its hash. */
  replace(hash: Hex, call: BatchCall): Hex
}
