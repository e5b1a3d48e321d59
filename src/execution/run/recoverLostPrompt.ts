import type { AnswerLostError } from '../../errors/wallet.ts'
import type { Run } from './run.ts'

/** How long nothing must be seen before it is believed, and how often it is checked, in milliseconds. */
const graceMs = 15_000
const checkDelayMs = 3_000

export interface RecoverLostPromptParameters {
  indexes: readonly number[]
  error: AnswerLostError
  /** The service has a say in whether something was sent. */
  isFollowed: boolean
  /** Whether the chain shows that it was sent, or that it was not; undefined when it can't tell. */
  check: () => Promise<'found' | 'absent' | undefined>
}

/**
 * Finds out what became of a prompt whose answer was lost, however long it takes: by the service, which ends this by
 * ending the execution, and by the chain.
 *
 * @returns `found` when the items are done or on their way, `again` when nothing was sent and the user wants to be
 * asked anew, `declined` when nothing was sent and the user does not.
 */
export async function recoverLostPrompt(
  run: Run,
  { indexes, error, isFollowed, check }: RecoverLostPromptParameters,
): Promise<'found' | 'again' | 'declined'> {
  const { clock, signal, dispatch, getState } = run
  dispatch({ type: 'answerLost', indexes, error })
  const since = clock.now()
  for (;;) {
    if (getState().status !== 'unknown') return 'found'
    const seen = await check().catch(() => undefined)
    if (getState().status !== 'unknown' || seen === 'found') return 'found'
    const { requestStatus, isServiceUnreachable } = getState()
    const hasServiceSpoken = !isFollowed || (requestStatus !== undefined && !isServiceUnreachable)
    if (seen === 'absent' && hasServiceSpoken && clock.now() - since >= graceMs) {
      const isWanted = await run.ask({ kind: 'nothingSent', error })
      if (isWanted) return 'again'
      return getState().status === 'attention' ? 'declined' : 'found'
    }
    await clock.sleep(checkDelayMs, signal)
  }
}
