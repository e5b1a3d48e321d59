import { firstStatusPath } from '../../decode/statusPathOf.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { CallbackError, ChunkLoadError, ExecutionPendingError } from '../../errors/execution.ts'
import { raceAbort } from '../../utils/time/raceAbort.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import { lockLimitMs } from '../ports/locks/acquireInTime.ts'
import { acquireLock } from '../ports/locks/acquireLock.ts'
import type { PromptingRun } from '../run/run.ts'
import { isPending, isUnresolved, type ExecutionState } from '../state/executionState.ts'
import { checkStart } from './checkStart.ts'
import type { Execution } from './execution.ts'
import { createPromptingRun } from './host/createPromptingRun.ts'
import type { ExecutionHost } from './host/executionHost.ts'
import { executionLockOf } from '../ports/locks/lockNames.ts'
import { endFailedRun, followUntilLeft } from './followSentItems.ts'
import { planRun, toItems, toStarted } from './planRun.ts'

/** Makes `start()`, which runs one quote at a time. */
export function createStart(host: ExecutionHost): Execution['start'] {
  const { clock, createId, load } = host.ports
  const { getState, dispatch, until } = host.store
  /**
   * The run that ended last: starting its quote again continues it. It holds what the state doesn't: the steps that the provider appended,
   * the digest with them, and the safeguards that the user agreed to go without.
   */
  let lastRun: PromptingRun | undefined

  return async function start(quote, connection, options = {}) {
    checkStart(quote, connection, options)
    const { acceptedDigest, acceptedFindings } = options
    const state = getState()
    if (isPending(state)) throw new ExecutionPendingError()
    const again = state.status === 'rejected' && state.quote === quote ? state : undefined
    const id = again?.id ?? callCreateId(createId)
    const session = host.begin()
    const { signal } = session
    let left: ExecutionState | undefined
    signal.addEventListener('abort', () => (left = getState()), { once: true })
    try {
      const plan = planRun(quote, acceptedDigest, again && lastRun)
      host.follower.setPath(firstStatusPath(plan.items))
      const items = again?.items ?? toItems(quote, plan.items)
      dispatch(toStarted(quote, { id, items, at: clock.now(), options }))
      // A listener may have ended this run.
      if (signal.aborted) return left ?? getState()
      const run = createPromptingRun(host, session, connection, { plan, id, acceptedFindings })
      lastRun = run
      // The provider may already report a payment whose answer was lost in the last run.
      if (again && isUnresolved(again)) host.follower.watch(getState().requestId, host.follower.path)
      followUntilLeft(host, session, id, connection)
      await withLimit({ clock, signal, maxMs: lockLimitMs }, takeLock(host, signal, id), () => {}).catch(
        () => {},
      )
      if (signal.aborted) return left ?? getState()
      const over = until((now) => !isPending(now))
      withLimit({ clock, signal }, load(), () => Promise.reject(new ChunkLoadError()))
        .then(({ runItems }) => runItems(run))
        .catch((error: unknown) => endFailedRun(host, session, error))
      await raceAbort(over, signal).catch(() => {})
    } catch (error) {
      // Planning failed, or an option of the page threw: the execution starts without items, and then fails.
      if (!signal.aborted) dispatch(toStarted(quote, { id, items: [], at: clock.now(), options }))
      void endFailedRun(host, session, error)
    }
    return left ?? getState()
  }
}

/** Checks the ID: without one, nothing can be stored. */
function callCreateId(createId: () => string): string {
  const id: unknown = createId()
  if (typeof id === 'string' && id !== '') return id
  const cause = new InvalidArgumentError({ caller: 'createId', argument: 'id', rule: 'it must be text' })
  throw new CallbackError({ option: 'createId', cause })
}

/** Pause before a lock that wasn't available is requested again, in milliseconds. */
const lockRetryMs = 1_000

/**
 * Takes the lock of an execution. If it isn't available at once, it is requested again while the execution runs: without it, another tab
 * could take it, and resume the execution as an abandoned one.
 *
 * @throws {Error} if locks don't work at all.
 */
async function takeLock(host: ExecutionHost, signal: AbortSignal, id: string): Promise<void> {
  const { clock, locks } = host.ports
  const release = await acquireLock(locks, executionLockOf(id))
  if (signal.aborted) release?.()
  else if (release) host.follower.keepLock(release)
  else {
    clock
      .sleep(lockRetryMs, signal)
      .then(() => takeLock(host, signal, id))
      .catch(() => {})
  }
}
