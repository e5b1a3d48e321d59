import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { PromptIntent } from '../state/executionItem.ts'

/**
 * When a transaction that the network doesn't know counts as missing even if the account's nonce hasn't moved on, in milliseconds: private
 * relays try for about 25 blocks, and a hash from storage may never have been sent.
 */
export const unseenMs = 30 * 60_000

/**
 * As long as private relays try, in milliseconds: meanwhile, that the account's nonce moves on may be due to an earlier transaction, which the
 * prompt's nonce didn't count since it was private, too.
 */
const privateMs = 5 * 60_000

interface IsTransactionMissingParameters {
  chainId: number
  transactionHash: `0x${string}`
  /** Its own nonce, if the network has ever shown it. */
  transactionNonce?: number | undefined
  /** Of its prompt; an execution of an earlier page may lack it. */
  intent: Partial<Pick<PromptIntent, 'from' | 'nonce'>> | undefined
  /** How long ago it was sent, in milliseconds. */
  waitedMs: number
  /** The network didn't know it before: it stays missing until the network knows it. @default false */
  wasMissing?: boolean | undefined
}

/**
 * Whether the network doesn't know a transaction although the account's nonce has moved past it, or although it was sent long ago. One that
 * was sent privately isn't missing at first, since the network doesn't show it before it is mined.
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
