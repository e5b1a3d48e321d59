import type { RpcRequest } from '../../rpc/rpcParams.ts'

/** What the person who holds a wallet does with a prompt. */
export type PromptReply = ApproveReply | RejectReply | FailReply | HangReply

/** Agrees, and then all goes well unless something else is named. */
export interface ApproveReply {
  type: 'approve'
  /**
   * What becomes of a transaction or batch: it is `sent`, it `reverts` for lack of gas (a plain transfer can't),
   * or it is `dropped` and never seen by the network.
   *
   * @default 'sent'
   */
  outcome?: 'sent' | 'reverts' | 'dropped' | undefined
  /** Calls of a batch that revert, by their place; in an atomic batch all others with them. @default none */
  revertedCalls?: readonly number[] | undefined
  /**
   * What the page gets: the `result`; an id of the wallet's `own` where a hash is expected, as of a contract wallet
   * that still collects signatures; an error although all was done (`lost`); or no answer, ever (`never`).
   *
   * @default 'result'
   */
  answer?: 'result' | 'own' | 'lost' | 'never' | undefined
}

/** Declines. */
export interface RejectReply {
  type: 'reject'
  /**
   * 4001 (EIP-1193), 5000 (WalletConnect), 5750 (the upgrade of the account, EIP-5792), or a word as of ethers.
   *
   * @default 4001
   */
  code?: 4001 | 5000 | 5750 | 'ACTION_REJECTED' | undefined
}

/** Agrees or not: the wallet itself fails, and nothing is done. */
export interface FailReply {
  type: 'fail'
  /** For instance -32002 (a prompt is open already), -32603, 4900, 5710, 5740 or 5760. */
  code: number
  message?: string | undefined
}

/** Does nothing: the prompt stays open, until somebody replies to it as an `OpenPrompt`. */
export interface HangReply {
  type: 'hang'
}

/** A prompt that waits for the person. */
export interface OpenPrompt {
  readonly request: RpcRequest
  /** Closes it. Only the first reply counts. */
  reply(reply: PromptReply): void
}

/**
 * Who decides in the wallet: everything is approved, everything is declined, prompts stay open until somebody
 * replies (`manual`), or a function is asked.
 */
export type WalletApproval =
  | 'always'
  | 'never'
  | 'manual'
  | ((request: RpcRequest) => Promise<boolean | PromptReply>)
