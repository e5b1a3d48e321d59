import type { ChainReader } from '../ports/chains/chainReader.ts'
import { findUnseenDeposit } from '../state/selectors/findUnseenDeposit.ts'
import { toEndEvent } from './toEndEvent.ts'
import { InterruptedError, RequestFailedError } from '../../errors/execution.ts'
import { ResponseLostError, UserRejectedError, WalletError } from '../../errors/wallet.ts'
import { reportsNoDeposit } from '../../schemas/status/requestOutcome.ts'
import { isLostBefore } from '../state/executionItems.ts'
import { isPending, isUnresolved, isUserDone, type ExecutionState } from '../state/executionState.ts'
import type { ResumeExecutionConnection } from './execution.ts'
import type { ExecutionHost, Session } from './host/executionHost.ts'
import { loadEngineToResume } from './host/loadEngineToResume.ts'

/** Waits for what was sent, without a prompt. */
export function followSentItems(
  host: ExecutionHost,
  session: Session,
  connection: ResumeExecutionConnection,
): void {
  if (session.signal.aborted || isUserDone(host.store.getState())) return
  const run = host.createRun(session, connection.chainReader)
  loadEngineToResume(host.ports, session.signal)
    .then(({ resumeItems }) => resumeItems(run, () => connection.wallet))
    .catch((error: unknown) => endFailedRun(host, session, error))
}

/**
 * Until the session is left, handles what its run doesn't: late answers to earlier prompts of this page, and a deposit that a reorg
 * drops before the provider has seen it.
 */
export function followUntilLeft(
  host: ExecutionHost,
  session: Session,
  id: string,
  connection: ResumeExecutionConnection,
): void {
  // Nothing calls `onLeave` of a session that was already left: its listener would stay, and take the answers that belong to the current
  // session.
  if (session.signal.aborted) return
  const { getState, dispatch } = host.store
  session.onLeave = host.ports.lateAnswers.listen(id, ({ indexes, transactionHash, callsId, unsent }) => {
    if (unsent) {
      dispatch({ type: 'unsent', indexes, ...unsent })
      return unwatchRejected(host)
    }
    const isOver = !isPending(getState())
    for (const index of indexes) dispatch({ type: 'submitted', index, transactionHash, callsId })
    // The execution was given up, so its run no longer waits for what was sent.
    if (isOver && isPending(getState())) followSentItems(host, session, connection)
  })
  // This ends with the session.
  followUnseenDeposit(host, session, connection.chainReader).catch(() => {})
}

/** Waits again for a mined deposit that a reorg dropped. */
async function followUnseenDeposit(
  host: ExecutionHost,
  session: Session,
  chainReader: ChainReader,
): Promise<void> {
  const { getState, until } = host.store
  const { signal } = session
  const run = host.createRun(session, chainReader)
  while (!signal.aborted) {
    if (!findUnseenDeposit(getState())) {
      await until((state) => signal.aborted || findUnseenDeposit(state) !== undefined)
      continue
    }
    const { watchUnseenDeposit } = await loadEngineToResume(host.ports, signal)
    if (await watchUnseenDeposit(run)) followSentItems(host, session, { chainReader })
  }
}

/** Dispatches the end of a run that threw. */
export async function endFailedRun(
  { store, follower }: ExecutionHost,
  { signal }: Session,
  error: unknown,
): Promise<void> {
  const { getState, dispatch, until } = store
  const isAwaitingService = (state: ExecutionState) =>
    state.status === 'unconfirmed' && !reportsNoDeposit(state.requestState)
  // Storage proves nothing, so a restored execution ends only once the provider reports that nothing has arrived.
  if (isAwaitingService(getState())) await until((state) => !isAwaitingService(state))
  if (signal.aborted) return
  const event = toEndEvent(leavesDoubt(error, getState()) ? new ResponseLostError({ cause: error }) : error)
  dispatch(event)
  unwatchRejected({ store, follower })
}

/** If nothing was sent, the provider has nothing to report. */
function unwatchRejected({ store: { getState }, follower }: Pick<ExecutionHost, 'store' | 'follower'>): void {
  if (getState().status === 'rejected' && !isUnresolved(getState())) follower.unwatch()
}

/**
 * Whether an error says only why a prompt wasn't repeated, or that the user declined. Its message may say that nothing was sent, but the
 * earlier prompt may have sent something, so it is replaced. Errors of the wallet and of the provider are kept.
 */
function leavesDoubt(error: unknown, { items }: ExecutionState): boolean {
  if (error instanceof WalletError || error instanceof RequestFailedError) return false
  if (error instanceof ResponseLostError || error instanceof InterruptedError) return false
  const isOfWallet = error instanceof UserRejectedError && error.cause !== undefined
  return items.some((item) => isLostBefore(item) || (!isOfWallet && item.status === 'lost'))
}
