/** What is about to be prompted, stored before the prompt. Contains no calldata and no signature. */
export interface PromptIntent {
  /** The account that was asked. */
  from: `0x${string}`
  /** Milliseconds since the epoch. */
  at: number
  /** The same by the chain, for a prompt that pays: the device's clock may be set meanwhile. Undefined if the chain didn't say. */
  chainAt?: number | undefined
  /** The account's number of mined transactions when the prompt opened; undefined if it couldn't be read. */
  nonce?: number | undefined
  /** ID of a batch (EIP-5792): ours, until the wallet returns its own. */
  callsId?: string | undefined
  /** IDs of earlier tries of the batch that the wallet gave up: it may report another end of them later. */
  earlierCallsIds?: string[] | undefined
  /** What an approval grants or revokes, so that the token can confirm it. */
  approval?: Approval | undefined
  /** When a signature expires, in milliseconds since the epoch; undefined if it doesn't say. */
  expiresAt?: number | undefined
  /** The permit, so that its contract can tell whether it was used. */
  permit?: SignedPermit | undefined
}

/** A signed permit: its standard (EIP-2612, EIP-3009 or Permit2) and its nonce. */
export interface SignedPermit {
  standard: 'EIP-2612' | 'EIP-3009' | 'Permit2'
  /** The contract that tracks the permit's nonce: the token, or Permit2. */
  contract: `0x${string}`
  owner: `0x${string}`
  /** A count of permits (EIP-2612), 32 bytes in hexadecimal (EIP-3009), or any number (Permit2). */
  nonce: string
  /** What it transfers, if its contract isn't the token itself (Permit2). Missing in records of earlier versions. */
  moves?: { token: `0x${string}`; amount: bigint } | undefined
  /** The allowance that it sets (EIP-2612). Missing in records of earlier versions. */
  grants?: { spender: `0x${string}`; amount: bigint } | undefined
}

/** The right to spend an amount of a token; zero revokes it. */
export interface Approval {
  token: `0x${string}`
  spender: `0x${string}`
  /** Base units. */
  amount: bigint
}

/**
 * - `waiting`: not started
 * - `prompting`: the wallet is asked
 * - `lost`: the wallet was asked, and what it did is unknown; or the provider rejected a signature, but can still use it
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
  /** It only approves, revokes an approval, or signs a text that gives no right to funds. Missing in records of earlier versions. */
  paysNothing?: boolean | undefined
  /** It revokes an approval. Missing otherwise, and in records of earlier versions. */
  revokes?: true | undefined
  status: ExecutionItemStatus
  transactionHash: `0x${string}` | undefined
  /** The nonce of its transaction, as the network shows it: once a transaction with it is mined, nothing more can come of this one. */
  transactionNonce?: number | undefined
  /**
   * What happened to the transaction after it was sent: the wallet repriced it, a reorg dropped its block, or the network doesn't
   * know it, either after the account's nonce has moved on or for half an hour. A missing one was probably canceled, replaced or
   * dropped, and can be dismissed.
   */
  change?: 'repriced' | 'reorganized' | 'missing' | undefined
  /** Set from the prompt on. */
  intent?: PromptIntent | undefined
  /** The answer to an earlier prompt for it was lost, and the user chose to be prompted again. The earlier one may have been sent. */
  wasLost?: boolean | undefined
  /** The provider didn't respond to the signature, and the user had it sent again, knowing that the provider may have it. */
  wasPostedAgain?: boolean | undefined
}

/** Whether someone may have a signature that takes funds: whoever has it can use it until it expires. */
export function isHandedOver({
  kind,
  paysNothing = false,
  status,
}: Pick<ExecutionItem, 'kind' | 'paysNothing' | 'status'>): boolean {
  return kind === 'signature' && !paysNothing && status !== 'waiting' && status !== 'failed'
}
