/** What is about to be prompted, stored before the prompt. Contains no calldata and no signature. */
export interface PromptIntent {
  /** The account that was asked. */
  from: `0x${string}`
  /** Milliseconds since the epoch. */
  at: number
  /** Transactions of the account that were mined when the prompt opened; undefined when it could not be read. */
  nonce?: number | undefined
  /** The id of a batch, by which the wallet knows it again (EIP-5792): ours, until the wallet answers with one of its own. */
  callsId?: string | undefined
  /** What an approval gives, by which the token knows it again. */
  approval?: Approval | undefined
  /** Until when a signature can be used, in milliseconds since the epoch; undefined when it does not say. */
  expiresAt?: number | undefined
  /** What a permit is, by which its contract knows whether it was used. */
  permit?: SignedPermit | undefined
}

/** A signed permit: its standard (EIP-2612, EIP-3009 or Permit2) and its nonce. */
export interface SignedPermit {
  standard: 'EIP-2612' | 'EIP-3009' | 'Permit2'
  /** The contract that counts the permit: the token, or Permit2. */
  contract: `0x${string}`
  owner: `0x${string}`
  /** A count of permits (EIP-2612), 32 bytes in hexadecimal (EIP-3009), or any number (Permit2). */
  nonce: string
  /** What is moved by it, where the contract is not the token itself (Permit2). Missing in records of earlier versions. */
  moves?: { token: `0x${string}`; amount: bigint } | undefined
}

/** The right to spend an amount of a token. */
export interface Approval {
  token: `0x${string}`
  spender: `0x${string}`
  /** Smallest unit. */
  amount: bigint
}

/**
 * - `waiting`: not started
 * - `prompting`: the wallet is asked
 * - `lost`: the wallet was asked, and what it did is not known; or the service refused what it signed, and can use it all the same
 * - `posting`: signed, and being sent to the provider
 * - `confirming`: sent, but not mined yet
 */
export type ExecutionItemStatus = (typeof executionItemStatuses)[number]

export const executionItemStatuses = [
  'waiting',
  'prompting',
  'lost',
  'posting',
  'confirming',
  'done',
  'failed',
] as const

/** A transaction or signature of the quote, with its status. */
export interface ExecutionItem {
  kind: 'transaction' | 'signature'
  stepId: string
  /** The step's instruction; untrusted text. */
  action: string | undefined
  chainId: number
  /**
   * It only approves, takes an approval back, or signs a text that gives no right to take money. Missing in records of earlier
   * versions.
   */
  paysNothing?: boolean | undefined
  /** It takes an approval back. Missing otherwise, and in records of earlier versions. */
  revokes?: true | undefined
  status: ExecutionItemStatus
  transactionHash: `0x${string}` | undefined
  /**
   * What happened to the transaction after it was sent: the wallet sent it again with another fee, the chain took the
   * block back that it was in, or the network does not know it: while the account's number has moved on, or for half an hour. What
   * is missing was probably canceled, replaced or dropped, and may be left.
   */
  change?: 'repriced' | 'reorganised' | 'missing' | undefined
  /** Set from the prompt on. */
  intent?: PromptIntent | undefined
  /** An earlier prompt for it was lost, and the user wanted to be asked again: that one may have been sent all the same. */
  wasLost?: boolean | undefined
}
