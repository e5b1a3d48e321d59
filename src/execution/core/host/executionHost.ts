import { UserRejectedError } from '../../../errors/wallet.ts'
import type { ChainReader } from '../../ports/chains/chainReader.ts'
import { createSaver } from '../../records/createSaver.ts'
import { notePayments } from '../../payments/payingExecutions.ts'
import { toRecord, type ExecutionRecord } from '../../records/executionRecord.ts'
import { answerIn } from '../../records/withStoredHashes.ts'
import type { Run } from '../../run/run.ts'
import type { ExecutionEvent } from '../../state/executionEvent.ts'
import { isUnresolved, type ExecutionState } from '../../state/executionState.ts'
import { hasMovedNothing } from '../../state/selectors/hasMovedNothing.ts'
import { unsavedIds } from '../../state/selectors/unsavedIds.ts'
import { createFollower } from './createFollower.ts'
import { createRun, type RunHost } from './createRun.ts'
import { createDecisions } from './decisions.ts'
import type { ExecutionPorts } from './executionPorts.ts'
import { createExecutionStore } from './executionStore.ts'

/** One quote or one stored execution, from when it is started or resumed until it is left. */
export interface Session {
  /** Aborts when the session is left. */
  readonly signal: AbortSignal
  /** Every transaction hash that its items have had. */
  readonly heardHashes: Set<string>
  /** Whether changes are stored: from the first prompt on, since a quote that never reached the wallet needn't be kept. */
  isRecorded: boolean
  /** Ends what was started for this session alone, such as a subscription. */
  onLeave?: (() => void) | undefined
  /** Waits again for the transactions of a restored execution. */
  followRestored?: (() => void) | undefined
}

/** The dependencies that an execution's methods share. */
export interface ExecutionHost extends RunHost {
  /** The current session. */
  readonly session: Session
  /** Ends everything that the current session still runs, and begins another. */
  begin(): Session
  /** Creates a run of this session. */
  createRun(session: Session, chainReader: ChainReader): Run
  /** Adopts the answers that the journal has for prompts whose answer was lost. */
  adoptHashes(record: ExecutionRecord): void
}

/** Events that change nothing in the journal. */
const unstoredEvents: ReadonlySet<ExecutionEvent['type']> = new Set([
  'statusUnavailable',
  'stored',
  'earlierChecked',
])

export function createExecutionHost(ports: ExecutionPorts): ExecutionHost {
  const { client, clock, journal, requestWatcher, lateAnswers, payingExecutions } = ports
  let controller = new AbortController()
  let session = createSession(controller)
  const store = createExecutionStore(clock, (event, before) => {
    follower.wakeWhenSent(before)
    for (const { transactionHash } of getState().items) {
      if (transactionHash) session.heardHashes.add(transactionHash)
    }
    if (before.id !== getState().id) addUnsaved(before)
    if (event.type === 'prompted') session.isRecorded = true
    notePayments(payingExecutions, getState(), clock.now())
    if (session.isRecorded && !unstoredEvents.has(event.type)) keep(session)
  })
  const { getState, dispatch } = store
  const decisions = createDecisions(store)
  const follower = createFollower(requestWatcher, store)
  const save = createSaver(
    { journal, clock },
    () => ({
      record: toRecord(getState(), { baseUrl: client.baseUrl, statusPath: follower.path, now: clock.now() }),
      isNothing: hasMovedNothing(getState()),
      heardHashes: session.heardHashes,
    }),
    // Another execution may be current by now.
    (record) => record.id === getState().id && adoptHashes(record),
    (id) =>
      id === getState().id ? dispatch({ type: 'stored', isUnstored: false }) : lateAnswers.onStored.notify(),
  )

  function adoptHashes({ items }: ExecutionRecord): void {
    const wasLeft = isUnresolved(getState())
    const { isRestored, items: known } = getState()
    const answers = known.map((item, index) => answerIn(items[index], item))
    for (const [index, answer] of answers.entries())
      if (answer && answer !== 'unsent') dispatch({ type: 'hashFound', index, ...answer })
    for (const [index, { intent }] of known.entries()) {
      if (!isRestored || answers[index] !== 'unsent' || !intent) continue
      dispatch({ type: 'unsent', indexes: [index], promptedAt: intent.at, error: new UserRejectedError() })
    }
    if (wasLeft && !isUnresolved(getState())) session.followRestored?.()
  }

  /** Stores the state, and dispatches whether storing succeeded. */
  function keep({ signal }: Session): void {
    const state = getState()
    save().then(
      () => signal.aborted || dispatch({ type: 'stored', isUnstored: false }),
      () =>
        signal.aborted
          ? addUnsaved({ ...state, isUnstored: true })
          : dispatch({ type: 'stored', isUnstored: true }),
    )
  }

  /** Keeps the IDs of what an unstored execution sent: once it is left, no list can find them. */
  function addUnsaved(left: ExecutionState): void {
    for (const sent of unsavedIds(left)) lateAnswers.addUnsaved(sent)
  }

  const host: RunHost = { ports, store, decisions, follower, save }
  return {
    ...host,
    get session() {
      return session
    },
    begin() {
      controller.abort()
      follower.leave()
      session.onLeave?.()
      controller = new AbortController()
      session = createSession(controller)
      return session
    },
    createRun: ({ signal }, chainReader) => createRun(host, signal, chainReader),
    adoptHashes,
  }
}

function createSession({ signal }: AbortController): Session {
  return { signal, heardHashes: new Set(), isRecorded: false }
}
