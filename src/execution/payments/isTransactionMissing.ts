import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { PromptIntent } from '../state/executionItem.ts'

/**
 * When a transaction that the network doesn't know counts as missing even if the account's nonce hasn't moved on, in milliseconds: private
 * relays try for about 25 blocks, and a hash from storage may never have been sent.
 */
export const unseenMs = 30 * 60_000

/**
 * How long private relays try, in milliseconds. Until then, an earlier private transaction may have moved the account's nonce, since the
 * nonce at the prompt didn't count it.
 */
const privateMs = 5 * 60_000

interface IsTransactionMissingParameters {
  chainId: number
  transactionHash: `0x${string}`
  /** The transaction's nonce, if the network has ever shown it. */
  transactionNonce?: number | undefined
  /** The intent of its prompt; an execution of an earlier page may lack it. */
  intent: Partial<Pick<PromptIntent, 'from' | 'nonce'>> | undefined
  /** How long ago it was sent, in milliseconds. */
  waitedMs: number
  /** It was missing before: it stays missing until the network knows it. @default false */
  wasMissing?: boolean | undefined
}

/**
 * Whether the network doesn't know a transaction although the account's nonce has moved past it, or although it was sent long ago. A
 * privately sent transaction isn't missing at first: the network shows it only once it is mined.
 */
export async function isTransactionMissing(
  chainReader: ChainReader,
  {
    chainId,
    transactionHash,
    transactionNonce,
    intent,
    waitedMs,
    wasMissing = false,
  }: IsTransactionMissingParameters,
): Promise<boolean> {
  const { from: account, nonce: promptedNonce } = intent ?? {}
  const nonce = transactionNonce ?? (waitedMs >= privateMs ? promptedNonce : undefined) ?? Infinity
  const mined = account
    ? await chainReader.getTransactionCount({ chainId, account, blockTag: 'latest' })
    : -Infinity
  // The network is asked after the nonce is read, so that it knows a transaction that is mined in between.
  const isSuspect = wasMissing || mined > nonce || waitedMs >= unseenMs
  return isSuspect && !(await chainReader.hasTransaction({ chainId, transactionHash }))
}
