import type { Hex } from 'viem'
import { AnswerLostError } from '../../../errors/wallet.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { growingPause } from '../../ports/page/pauseChainPoll.ts'
import { itemStatusOf, type Run } from '../run.ts'
import { compareSent, type AskedCall } from './compareTransaction.ts'

/** Pause before the network is first asked again, in milliseconds. */
const firstDelayMs = 2_000

interface InspectSentParameters {
  index: number
  chainId: number
  transactionHash: Hex
  /** What the wallet was asked to send. */
  asked: AskedCall
}

/**
 * Reads a transaction as soon as the network shows it, long before it is mined. Its nonce is kept, since that tells later whether it can
 * still come. If it is certainly another one than the wallet was asked for, the wallet's answer counts as lost.
 *
 * Resolves once the answer counts as lost; otherwise, it only ends with its signal.
 */
export async function inspectSent(
  run: Pick<Run, 'client' | 'chainReader' | 'clock' | 'signal' | 'dispatch' | 'getState'>,
  { index, chainId, transactionHash, asked }: InspectSentParameters,
): Promise<void> {
  const { chainReader, dispatch, signal } = run
  const pause = growingPause(run)
  const unread = () => undefined
  for (;;) {
    const compared = await withLimit(run, compare().catch(unread), unread)
    // Meanwhile, an allowance may have shown that it is done.
    if (itemStatusOf(run, index) !== 'confirming') break
    if (compared === 'other')
      return dispatch({ type: 'answerLost', indexes: [index], error: new AnswerLostError() })
    if (compared === 'notOther') break
    await pause(firstDelayMs)
  }
  return raceAbort(new Promise<never>(() => {}), signal)

  /** Undefined while the network doesn't know it. */
  async function compare(): Promise<'other' | 'notOther' | undefined> {
    const sent = await chainReader.getTransaction?.({ chainId, transactionHash })
    if (!sent) return undefined
    if ((await compareSent(chainReader, asked, sent)) === 'other') return 'other'
    const { from, nonce } = sent
    // Others may send for an account with code.
    const isOwn = isSameAddress(from, asked.from) && Number.isSafeInteger(nonce)
    if (isOwn && nonce !== undefined) dispatch({ type: 'transactionSeen', index, transactionHash, nonce })
    return 'notOther'
  }
}
