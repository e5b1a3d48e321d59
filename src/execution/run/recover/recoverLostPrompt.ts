import { PermitUnusedError, type PermitUnusedReason } from '../../../errors/execution.ts'
import type { ResponseLostError } from '../../../errors/wallet.ts'
import type { ExecutionStatus } from '../../state/executionState.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { chainPollDelay, pauseChainPoll } from '../../ports/page/pauseChainPoll.ts'
import { isPromptOpen } from '../prompt/promptLock.ts'
import { isPromptable } from '../prompt/checkAcceptedQuote.ts'
import type { PromptingRun, Run } from '../run.ts'
import { chainGraceMs } from './chainGraceMs.ts'
import { isNonceInconclusive } from './isNonceInconclusive.ts'
import { nextSearchStep, type SearchStep, type UnseenSign } from './nextSearchStep.ts'

const no = () => false

/** Pause between the first two checks, in milliseconds; it grows. */
const firstDelayMs = 3_000

export interface RecoverLostPromptParameters {
  indexes: readonly number[]
  error: ResponseLostError
  /** The provider reports about what was prompted, if there is a request. */
  isReported: boolean
  /** The account that was prompted, and the chain. */
  account: { chainId: number; from: string }
  /**
   * Asks the chain whether the prompt was sent: `found`, `absent` or `moved`. `denied` if only the wallet can tell, and reports a failure;
   * `expired` or `cancelled` if a permit ended unused. Undefined if no one can tell. If the account's nonce can never prove that nothing
   * was sent, the user is asked without it.
   */
  check: () => Promise<'found' | UnseenSign | undefined>
  /** How long the search has already lasted, in milliseconds. @default 0 */
  waitedMs?: number | undefined
}

/**
 * Finds out what became of a prompt whose answer was lost, however long that takes: from the chain, and from the provider, whose report
 * ends the execution and with it this search. It ends as failed only if nothing can be paid anymore: a permit that was never used and can't
 * be anymore, as chain and provider agree. A wallet's report of a failure doesn't suffice, since it may still send what it gave up.
 *
 * @returns `found` if the items are done, in progress or over; `again` if nothing was seen and the user wants to be prompted again;
 *   `declined` if nothing was seen and the user doesn't. The last two don't mean that nothing was sent.
 */
export async function recoverLostPrompt(
  run: Run,
  { indexes, error, isReported, account, check, waitedMs: waitedBeforeMs = 0 }: RecoverLostPromptParameters,
): Promise<'found' | 'again' | 'declined'> {
  const { clock, dispatch, getState, chainReader } = run
  let doubt = enterDoubt()
  if (doubt !== 'unknown' && doubt !== 'unconfirmed') return 'found'
  /**
   * The sum of the pauses, each counted as at most a tenth of the grace period: a changed clock must neither extend the wait forever nor
   * end it at once, and a hidden page sleeps longer than requested.
   */
  let waitedMs = waitedBeforeMs
  const graceMs = chainGraceMs(chainReader, account.chainId)
  let unusedSinceMs: number | undefined
  for (;;) {
    if (getState().status !== doubt) return 'found'
    if (doubt === 'unconfirmed') doubt = enterDoubt()
    const checked = await check().then(
      (sign) => ({ sign }),
      () => undefined,
    )
    const state = getState()
    const sign = checked?.sign
    if (state.status !== doubt || sign === 'found') return 'found'
    unusedSinceMs = sign === 'expired' || sign === 'cancelled' ? (unusedSinceMs ?? waitedMs) : undefined
    const step = checked && nextSearchStep({ sign, isReported, state, waitedMs, unusedSinceMs, graceMs })
    // While this page or another one still has the prompt open, the wallet may send at any moment.
    if (step && (await isDue(step)) && !(await isPromptOpen(run, account.from))) {
      if (step.kind === 'fail') fail(step.why)
      else {
        const decision = { kind: 'notSeen', error, isRepeatable: isRepeatable(run) } as const
        const isWanted = await run.requestDecision(decision)
        // The quote may expire while the user decides.
        if (isWanted && isRepeatable(run)) return 'again'
        if (isWanted) enterDoubt()
        return isWanted || getState().status === 'attention' ? 'declined' : 'found'
      }
      // If the status hasn't changed, the execution is only known from storage: the search goes on, more and more rarely.
      if (getState().status !== doubt) return 'found'
    }
    const before = clock.now()
    const delayMs = chainPollDelay(firstDelayMs, waitedMs)
    const end = await pauseChainPoll(run, delayMs)
    const leastMs = end === 'slept' ? delayMs : 0
    waitedMs += Math.max(leastMs, Math.min(clock.now() - before, graceMs / 10))
  }

  /**
   * Enters `unknown`. A restored execution stays `unconfirmed` until the provider reports that nothing has arrived: the user isn't asked
   * before that.
   */
  function enterDoubt(): ExecutionStatus {
    dispatch({ type: 'responseLost', indexes, error })
    return getState().status
  }

  async function isDue({ kind }: SearchStep): Promise<boolean> {
    if (kind !== 'askIfInconclusive') return kind !== 'wait'
    return withLimit(run, isNonceInconclusive(run, indexes, account.chainId).catch(no), no)
  }

  function fail(reason: PermitUnusedReason): void {
    const [index] = indexes
    dispatch({ type: 'failed', index, error: new PermitUnusedError({ reason }), isUnsent: true })
  }
}

/** Whether the user can be prompted again: not in a resumed run, which never prompts, and not for an expired quote. */
function isRepeatable(run: Run | PromptingRun): boolean {
  return 'digest' in run && isPromptable(run)
}
