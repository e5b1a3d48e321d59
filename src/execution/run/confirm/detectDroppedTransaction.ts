import { pauseChainPoll } from '../../watch/pauseChainPoll.ts'
import type { Run } from '../../ports/run/run.ts'

/**
 * How often the network is asked, in milliseconds, and for how long. It must be missing twice: nodes behind one address differ.
 * What is not mined by then is asked about ever more rarely, and no more after a day.
 */
const checkDelayMs = 15_000
const maxDelayMs = 10 * 60_000
const briskMs = 10 * 60_000
const endMs = 24 * 60 * 60_000

/**
 * From when on a transaction that the network does not know is missing, whether or not the account has sent another one: private
 * relays try for some 25 blocks, and what a store names may never have been sent. In milliseconds.
 */
const unseenMs = 30 * 60_000

export interface DetectDroppedTransactionParameters {
  index: number
  chainId: number
  transactionHash: `0x${string}`
}

/**
 * Tells when the network does not know a transaction while the account's number has moved past it: what a wallet
 * cancels before anybody has seen it leaves no other trace. A transaction that travels privately is not told
 * missing at first: the number moves only with it.
 *
 * Resolves once the item no longer waits for its transaction, or no one looks for it; rejects when the run is left.
 */
export async function detectDroppedTransaction(
  run: Pick<Run, 'client' | 'chainReader' | 'clock' | 'signal' | 'dispatch' | 'getState'>,
  { index, chainId, transactionHash }: DetectDroppedTransactionParameters,
): Promise<void> {
  const { chainReader, dispatch, getState } = run
  let timesMissing = 0
  let waitedMs = 0
  while (waitedMs < endMs) {
    const delayMs = Math.min(maxDelayMs, Math.max(checkDelayMs, waitedMs - briskMs))
    await pauseChainPoll(run, delayMs)
    waitedMs += delayMs
    if (getState().items[index]?.status !== 'confirming') return
    const isMissing = await check().catch(() => undefined)
    if (isMissing === undefined) continue
    timesMissing = isMissing ? timesMissing + 1 : 0
    if (timesMissing !== 1) dispatch({ type: 'missing', index, isMissing })
  }

  async function check(): Promise<boolean> {
    const { change, intent } = getState().items[index] ?? {}
    const { from: account, nonce = Infinity } = intent ?? {}
    const mined = account
      ? await chainReader.getTransactionCount({ chainId, account, blockTag: 'latest' })
      : -Infinity
    // Asked last, so that a transaction which is mined in between is known.
    // Nor is what an earlier page found missing known again before the network says so.
    const isSuspect = change === 'missing' || mined > nonce || waitedMs >= unseenMs
    return isSuspect && !(await chainReader.hasTransaction({ chainId, transactionHash }))
  }
}
