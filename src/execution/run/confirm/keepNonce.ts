import type { Hex } from 'viem'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import { readInTime } from '../../../utils/time/readInTime.ts'
import { isSameCall } from '../../ports/chains/isSameCall.ts'
import { growingPause } from '../../ports/page/pauseChainPoll.ts'
import { itemStatusOf, type Run } from '../run.ts'
import type { RequestedCall } from './compareTransaction.ts'

/** Pause before the network is first asked again, in milliseconds. */
const firstDelayMs = 2_000

interface KeepNonceParameters {
  index: number
  chainId: number
  transactionHash: Hex
  /** What the wallet was asked to send. */
  requested: RequestedCall
}

/**
 * Stores the nonce of a transaction, which shows later whether it can still be mined, as soon as the network shows that it makes the
 * requested call. Any other transaction is compared only once it is mined: a wallet may send for an account that is upgraded in the same
 * transaction.
 *
 * Never resolves; rejects when its signal aborts.
 */
export async function keepNonce(
  run: Pick<Run, 'chainReader' | 'clock' | 'signal' | 'client' | 'dispatch' | 'getState'>,
  { index, chainId, transactionHash, requested }: KeepNonceParameters,
): Promise<never> {
  const { chainReader, dispatch, signal } = run
  const pause = growingPause(run)
  for (;;) {
    const reading = Promise.resolve(chainReader.getTransaction?.({ chainId, transactionHash }))
    const sent = await readInTime(run, reading)
    // The allowance may have shown meanwhile that the item is done.
    if (itemStatusOf(run, index) !== 'confirming') break
    if (sent) {
      const { nonce } = sent
      if (nonce !== undefined && Number.isSafeInteger(nonce) && isSameCall(sent, requested))
        dispatch({ type: 'transactionSeen', index, transactionHash, nonce })
      break
    }
    await pause(firstDelayMs)
  }
  return raceAbort(new Promise<never>(() => {}), signal)
}
