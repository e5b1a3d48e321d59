import { ExecutionPendingError, JournalError } from '../../errors/execution.ts'
import type { ExecutionRecord } from '../records/executionRecord.ts'
import { restoreState } from '../records/restoreState.ts'
import { acquireInTime } from '../ports/locks/acquireInTime.ts'
import { isPending, isUnresolved } from '../state/executionState.ts'
import { checkConnection, checkRecord } from './checkStart.ts'
import type { ResumeExecutionConnection } from './execution.ts'
import type { ExecutionHost } from './host/executionHost.ts'
import { executionLockOf } from '../ports/locks/lockNames.ts'
import { followSentItems, followUntilLeft } from './followSentItems.ts'

/**
 * Resumes a stored execution, without a prompt.
 *
 * @returns false if another tab has the execution, or if another execution was started here meanwhile.
 *
 * @throws {LocksError} if it isn't known whether another tab has the execution.
 */
export async function resumeExecution(
  host: ExecutionHost,
  record: ExecutionRecord,
  connection: ResumeExecutionConnection,
): Promise<boolean> {
  checkRecord(record, 'resume')
  checkConnection(connection, 'resume')
  const { clock, locks } = host.ports
  const { getState, dispatch } = host.store
  if (isPending(getState())) throw new ExecutionPendingError()
  const { signal: before } = host.session
  const limited = { clock, signal: before, locks }
  const release = await acquireInTime(limited, executionLockOf(record.id)).catch((error: unknown) => {
    if (before.aborted) return undefined
    // Without storage, other tabs can't record anything, so tracking it here too loses nothing.
    if (error instanceof JournalError) return () => {}
    throw error
  })
  if (!release || before.aborted) {
    release?.()
    return false
  }
  const session = host.begin()
  host.follower.keepLock(release)
  session.isRecorded = true
  // A listener may have ended this execution, or started another.
  dispatch({ type: 'reset' })
  if (session.signal.aborted) return false
  host.follower.setPath(record.statusPath)
  dispatch({ type: 'restored', state: restoreState(record) })
  if (session.signal.aborted) return false
  const state = getState()
  if (state.status !== 'rejected' || isUnresolved(state)) {
    host.follower.watch(state.requestId, host.follower.path)
  }
  followUntilLeft(host, session, record.id, connection)
  session.followRestored = () => followSentItems(host, session, connection)
  session.followRestored()
  return !session.signal.aborted
}
