import type { RpcRequest } from '../../rpc/rpcParams.ts'

/** The user's reply to a prompt. */
export type PromptReply = ApproveReply | RejectReply | FailReply | HangReply

/** Approves. The result is a success unless set otherwise. */
export interface ApproveReply {
  type: 'approve'
  /**
   * The outcome of a transaction or batch: it is `sent`, it `reverts` for lack of gas (a plain transfer can't), or it is `dropped` and
   * never reaches the network.
   *
   * @default 'sent'
   */
  outcome?: 'sent' | 'reverts' | 'dropped' | undefined
  /** Indexes of a batch's calls that revert. In an atomic batch, all others revert, too. @default none */
  revertedCalls?: readonly number[] | undefined
  /**
   * The response to the page: the `result`; an id of the wallet's `own` where a hash is expected, like that of a contract wallet that still
   * collects signatures; an error although everything was done (`lost`); or no response at all (`never`).
   *
   * @default 'result'
   */
  answer?: 'result' | 'own' | 'lost' | 'never' | undefined
}

/** Rejects. */
export interface RejectReply {
  type: 'reject'
  /**
   * 4001 (EIP-1193), 5000 (WalletConnect), 5750 (the user rejected the account's upgrade, EIP-5792), or a text as in ethers.
   *
   * @default 4001
   */
  code?: 4001 | 5000 | 5750 | 'ACTION_REJECTED' | undefined
}

/** The wallet itself fails and does nothing, whatever the user replies. */
export interface FailReply {
  type: 'fail'
  /** For instance -32002 (a prompt is open already), -32603, 4900, 5710, 5740 or 5760. */
  code: number
  message?: string | undefined
}

/** Doesn't reply: the prompt stays open until `OpenPrompt.reply` is called. */
export interface HangReply {
  type: 'hang'
}

/** A prompt that waits for the user's reply. */
export interface OpenPrompt {
  readonly request: RpcRequest
  /** Closes it. Only the first reply counts. */
  reply(reply: PromptReply): void
}

/**
 * How prompts are decided: all are approved, all are rejected, they stay open until `reply` is called (`manual`), or a function decides.
 */
export type WalletApproval =
  | 'always'
  | 'never'
  | 'manual'
  | ((request: RpcRequest) => Promise<boolean | PromptReply>)
