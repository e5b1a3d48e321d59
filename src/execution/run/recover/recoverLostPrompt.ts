import { PermitUnusedError, type PermitEnd } from '../../../errors/execution.ts'
import { WalletError, type AnswerLostError } from '../../../errors/wallet.ts'
import { isOpenAtService } from '../../state/classify.ts'
import { chainPollDelay, pauseChainPoll } from '../../watch/pauseChainPoll.ts'
import { isPromptOpen } from '../prompt/promptLock.ts'
import type { Run } from '../../ports/run/run.ts'
import { chainGraceMs } from './chainGraceMs.ts'
import { isSilentAccount } from './isSilentAccount.ts'

/** How often it is checked at first, in milliseconds. */
const firstDelayMs = 3_000

/**
 * How long the service may take to see what an account may have sent, in milliseconds: its number has moved on, or its count of
 * permits, by what was prompted or by something else.
 */
const movedGraceMs = 30 * 60_000

export interface RecoverLostPromptParameters {
  indexes: readonly number[]
  error: AnswerLostError
  /** The service has a say in whether something was sent. */
  isFollowed: boolean
  /** The account that was prompted, and the chain. */
  account: { chainId: number; from: string }
  /**
   * Whether the chain shows that it was sent, or that it was not: `unsent` where the wallet says the latter, too, and `denied` where
   * it says so alone; of a permit, that it ended unused. Undefined when nobody can tell: of an account by whose number no chain ever
   * can, the user is asked then.
   */
  check: () => Promise<LostPromptSign | undefined>
  /** How long it has been looked for before, in milliseconds. @default 0 */
  waitedMs?: number | undefined
}

type LostPromptSign = 'found' | 'absent' | 'unsent' | 'denied' | 'moved' | PermitEnd

/**
 * Finds out what became of a prompt whose answer was lost, however long it takes: by the service, which ends this by
 * ending the execution, and by the chain. Where wallet, chain and service agree that nothing was sent, or chain and service that a
 * permit can't be used any more and was not, the execution has failed.
 *
 * @returns `found` when the items are done, on their way or over, `again` when nothing was seen and the user wants to be asked
 * anew, `declined` when nothing was seen and the user does not. Neither means that nothing was sent.
 */
export async function recoverLostPrompt(
  run: Run,
  { indexes, error, isFollowed, account, check, waitedMs: waitedBeforeMs = 0 }: RecoverLostPromptParameters,
): Promise<'found' | 'again' | 'declined'> {
  const { clock, dispatch, getState, chainReader } = run
  dispatch({ type: 'answerLost', indexes, error })
  // What a store tells stays in doubt before the service has said that nothing arrived, and nothing is asked about it.
  const { status: doubt } = getState()
  if (doubt !== 'unknown' && doubt !== 'unconfirmed') return 'found'
  /**
   * By pauses, each of no more than a tenth of the wait: a clock that was set meanwhile must not make it last for ever or end it at
   * once, and a page that nobody looks at sleeps for longer than asked for.
   */
  let waitedMs = waitedBeforeMs
  const graceMs = chainGraceMs(chainReader, account.chainId)
  /** Since when in the wait a permit has been unused for good: a reorganization may take back what has ended it. */
  let unusedSinceMs: number | undefined
  for (;;) {
    if (getState().status !== doubt) return 'found'
    const checked = await check().then(
      (seen) => ({ seen }),
      () => undefined,
    )
    const seen = checked?.seen
    if (getState().status !== doubt || seen === 'found') return 'found'
    const { requestState, isServiceUnreachable } = getState()
    const hasServiceSpoken = !isFollowed || (requestState !== undefined && !isServiceUnreachable)
    const isTime = hasServiceSpoken && waitedMs >= graceMs
    const unused = seen === 'expired' || seen === 'cancelled' ? seen : undefined
    unusedSinceMs = unused && (unusedSinceMs ?? waitedMs)
    const isDue = isTime && checked !== undefined && (await isUnseen(seen, waitedMs))
    // While a page, this one or another, still asks the wallet, it may be sent any moment.
    if (isDue && !(await isPromptOpen(run, account.from))) {
      if (seen === 'unsent') {
        const unsent = new WalletError({ message: 'The batch did not reach the chain; nothing was sent.' })
        dispatch({ type: 'failed', error: unsent, isUnsent: true })
        return 'found'
      }
      if (unused) {
        const [index] = indexes
        dispatch({ type: 'failed', index, error: new PermitUnusedError({ reason: unused }), isUnsent: true })
        return 'found'
      }
      const isWanted = await run.requestDecision({ kind: 'notSeen', error })
      if (isWanted) return 'again'
      return getState().status === 'attention' ? 'declined' : 'found'
    }
    const before = clock.now()
    const delayMs = chainPollDelay(firstDelayMs, waitedMs)
    const end = await pauseChainPoll(run, delayMs)
    const leastMs = end === 'slept' ? delayMs : 0
    waitedMs += Math.max(leastMs, Math.min(clock.now() - before, graceMs / 10))
  }

  async function isUnseen(seen: LostPromptSign | undefined, waited: number): Promise<boolean> {
    if (seen === 'unsent') return true
    if (unusedSinceMs !== undefined) {
      return waited - unusedSinceMs >= graceMs && (!isFollowed || isOpenAtService(getState().requestState))
    }
    if (doubt !== 'unknown') return false
    if (seen === 'moved') return waited >= movedGraceMs
    return seen !== undefined || isSilentAccount(run, indexes, account.chainId).catch(() => false)
  }
}
