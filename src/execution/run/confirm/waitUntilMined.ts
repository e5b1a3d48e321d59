import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import { waitForAllowance } from '../allowance.ts'
import type { RequestedCall } from './compareTransaction.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { keepNonce } from './keepNonce.ts'
import type { Run } from '../run.ts'

/**
 * Waits until what was sent is mined. Some wallets return an ID of their own, which can look like a hash, and some transactions are mined
 * under another hash, so an allowance or the provider's report also proves it. If something else was mined, the item becomes `lost`.
 *
 * @param requested What the wallet was asked to send, if this page prompted it.
 */
export async function waitUntilMined(run: Run, index: number, requested?: RequestedCall): Promise<void> {
  const item = run.getState().items[index]
  if (item?.status !== 'confirming') return
  const { chainId, transactionHash, intent } = item
  // One transaction for several calls can't be compared with a single call.
  const call = intent?.callsId === undefined ? requested : undefined
  await raceAndAbort(run.signal, (signal) => [
    ...(transactionHash
      ? [confirmTransaction({ ...run, signal }, { index, chainId, transactionHash, requested: call })]
      : []),
    ...(transactionHash && call && run.chainReader.getTransaction
      ? [keepNonce({ ...run, signal }, { index, chainId, transactionHash, requested: call })]
      : []),
    waitForAllowance({ ...run, signal }, index),
    // The provider may report in the middle of a long pause.
    run.untilOver(),
  ])
}
