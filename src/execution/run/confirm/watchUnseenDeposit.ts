import { PermitUnusedError, type PermitUnusedReason } from '../../../errors/execution.ts'
import { readInTime } from '../../../utils/time/readInTime.ts'
import { chainPollDelay, pauseChainPoll } from '../../ports/page/pauseChainPoll.ts'
import { chainGraceMs } from '../recover/chainGraceMs.ts'
import { readSignatureUse } from '../recover/readSignatureUse.ts'
import { findUnseenDeposit, type UnseenDeposit } from '../../state/selectors/findUnseenDeposit.ts'
import { itemStatusOf, type Run } from '../run.ts'

/** Pauses in milliseconds: before the chain is first read, and before the second read, since nodes behind one URL differ. */
const firstDelayMs = 60_000
const againDelayMs = 15_000

/**
 * Checks at intervals whether the network still knows a mined deposit, which a reorg may have dropped for good, and whether a permit can
 * still be used, which its owner may have canceled. A result counts once two reads agree.
 *
 * @returns true if there is a transaction to wait for again; false once the provider has seen the deposit, or it can't arrive anymore.
 */
export async function watchUnseenDeposit(
  run: Pick<Run, 'client' | 'chainReader' | 'clock' | 'signal' | 'dispatch' | 'getState'>,
): Promise<boolean> {
  const { chainReader, dispatch, getState } = run
  let waitedMs = 0
  let timesGone = 0
  for (;;) {
    const delayMs = timesGone > 0 ? delayOfSecond() : chainPollDelay(firstDelayMs, waitedMs)
    await pauseChainPoll(run, delayMs)
    waitedMs += delayMs
    const deposit = findUnseenDeposit(getState())
    if (!deposit) return false
    const end = await readInTime(run, readEnd(deposit))
    timesGone = end === undefined ? 0 : timesGone + 1
    if (end === undefined || timesGone < 2) continue
    const { index } = deposit
    if (end === 'gone') dispatch({ type: 'reorganized', index })
    else dispatch({ type: 'failed', index, error: new PermitUnusedError({ reason: end }), isUnsent: true })
    return itemStatusOf(run, index) === 'confirming'
  }

  /** A reorg may also undo what ended a permit, so its second read comes later. */
  function delayOfSecond(): number {
    const deposit = findUnseenDeposit(getState())
    return deposit && 'intent' in deposit ? chainGraceMs(chainReader, deposit.chainId) : againDelayMs
  }

  async function readEnd(deposit: UnseenDeposit): Promise<'gone' | PermitUnusedReason | undefined> {
    const { chainId } = deposit
    if ('intent' in deposit) {
      const seen = await readSignatureUse(run, deposit.intent, chainId)
      return seen === 'expired' || seen === 'cancelled' ? seen : undefined
    }
    const { transactionHash } = deposit
    return (await chainReader.hasTransaction({ chainId, transactionHash })) ? undefined : 'gone'
  }
}
