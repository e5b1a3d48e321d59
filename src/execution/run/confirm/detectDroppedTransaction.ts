import { readInTime } from '../../../utils/time/readInTime.ts'
import { pauseChainPoll } from '../../ports/page/pauseChainPoll.ts'
import { isTransactionMissing } from '../../payments/isTransactionMissing.ts'
import type { Run } from '../run.ts'

/**
 * How often the network is asked for a transaction, in milliseconds: more and more rarely after ten minutes, and not at all after a day. A
 * transaction is reported once it was missing twice in a row, since nodes behind one URL differ.
 */
const checkDelayMs = 15_000
const maxDelayMs = 10 * 60_000
const briskMs = 10 * 60_000
const endMs = 24 * 60 * 60_000

interface DetectDroppedTransactionParameters {
  index: number
  chainId: number
  transactionHash: `0x${string}`
}

/**
 * Reports a transaction as missing when the network doesn't know it although the account's nonce has moved past it: a transaction that the
 * wallet cancels before anyone has seen it leaves no other trace. A privately sent transaction isn't reported at first, since it moves the
 * nonce only when it is mined.
 *
 * Resolves once the item no longer waits for its transaction, or after a day; rejects when the run is left.
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
    const isMissing = await readInTime(run, check())
    if (isMissing === undefined) continue
    timesMissing = isMissing ? timesMissing + 1 : 0
    if (timesMissing !== 1) dispatch({ type: 'missing', index, isMissing })
  }

  // A missing transaction, even one that an earlier page reported, stays missing until the network knows it.
  function check(): Promise<boolean> {
    const { change, intent, transactionNonce } = getState().items[index] ?? {}
    const sent = { chainId, transactionHash, transactionNonce, intent, waitedMs }
    return isTransactionMissing(chainReader, { ...sent, wasMissing: change === 'missing' })
  }
}
