import type { Quote } from '../../actions/getQuote.ts'
import { withDeployment } from '../../audit/withDeployment.ts'
import { ChunkLoadError, ExecutionPendingError, JournalError } from '../../errors/execution.ts'
import { AnswerLostError, UserRejectedError } from '../../errors/wallet.ts'
import { bytes32Pattern } from '../../schemas/base/primitives.ts'
import { raceAbort } from '../../utils/time/raceAbort.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { Execution, ResumeConnection, StartOptions } from './execution.ts'
import { isPending, isUnheard, isUnresolved, type ExecutionState } from '../state/executionState.ts'
import { createExecutionStore } from './executionStore.ts'
import { createSaver } from '../ports/journal/createSaver.ts'
import { toRecord, type ExecutionRecord } from '../ports/journal/executionRecord.ts'
import { restoreState } from '../ports/journal/restoreState.ts'
import { createFollower } from './createFollower.ts'
import type { ExecutionPorts } from './executionPorts.ts'
import { statusPathOf } from '../../decode/statusPathOf.ts'
import { loadToResume } from './loadToResume.ts'
import { planRun, toItems, toStarted } from './planRun.ts'
import { createDecisions } from './decisions.ts'
import { createRun } from './createRun.ts'
import { acquireInTime, lockLimitMs } from '../ports/locks/acquireInTime.ts'
import { toEnd } from '../run/toEnd.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import { isRunOver, type ExecutionConnection, type PromptingRun } from '../run/run.ts'
import { hasMovedNothing } from '../state/hasMovedNothing.ts'
import { transitionExecution } from '../state/transitionExecution.ts'

/** An execution as the list of executions sees it. */
export interface InternalExecution extends Execution {
  /** Takes over the transactions that the journal names for prompts whose answers were lost: another tab was told. */
  learn(record: ExecutionRecord): void
}

/** Makes the store of `createExecution`, with every port chosen. */
export function createExecutionFromPorts(ports: ExecutionPorts): InternalExecution {
  const { client, clock, journal, locks, watcher, getAudit, createId, load, lateAnswers } = ports
  let controller = new AbortController()
  /** Set from the first prompt on: a quote that never got to the wallet is nothing to remember. */
  let isTracked = false
  /** The run that ended last: starting its quote again continues it, with the steps that the service appended. */
  let lastRun: PromptingRun | undefined
  let stopListening: (() => void) | undefined
  /** Waits again for the transactions of a restored execution. */
  let followRestored: (() => void) | undefined
  const store = createExecutionStore(clock, (event, before) => {
    follower.wakeWhenSent(before)
    if (event.type === 'prompted') isTracked = true
    if (isTracked && event.type !== 'statusUnavailable' && event.type !== 'stored') {
      const { signal } = controller
      const tell = (isUnstored: boolean) => {
        if (!signal.aborted) dispatch({ type: 'stored', isUnstored })
      }
      save().then(
        () => tell(false),
        () => tell(true),
      )
    }
  })
  const { getState, dispatch, until } = store
  const decisions = createDecisions(store)
  const follower = createFollower(watcher, store)
  const save = createSaver(journal, () => ({
    record: toRecord(getState(), { baseUrl: client.baseUrl, statusPath: follower.path, now: clock.now() }),
    isNothing: hasMovedNothing(getState()),
  }))

  const runOf = (signal: AbortSignal, chainReader: ChainReader) =>
    createRun({ ports, store, decisions, follower, save }, signal, chainReader)

  /** Ends everything that the last execution left running. */
  function leave(): AbortSignal {
    controller.abort()
    controller = new AbortController()
    follower.leave()
    stopListening?.()
    stopListening = undefined
    followRestored = undefined
    isTracked = false
    return controller.signal
  }

  /** From now on, answers that come late to a page's earlier prompts are brought here. */
  function listenLate(id: string, signal: AbortSignal, chainReader: ChainReader): void {
    stopListening = lateAnswers.listen(id, ({ index, transactionHash }) => {
      const isOver = !isPending(getState())
      dispatch({ type: 'submitted', index, transactionHash })
      // Nobody waits for it any more: it was given up.
      if (isOver && isPending(getState())) followAgain(signal, { chainReader })
    })
  }

  async function end(error: unknown, signal: AbortSignal): Promise<void> {
    const isUntold = (state: ExecutionState) => state.status === 'unconfirmed' && isUnheard(state)
    // What a store says that was sent has not failed before the service has spoken.
    if (isUntold(getState())) await until((state) => !isUntold(state))
    if (signal.aborted) return
    const event = toEnd(error)
    dispatch(event)
    const isDoubtful = event.type === 'rejected' && event.isUnresolved
    if (getState().status === 'rejected' && !isDoubtful) follower.unwatch()
  }

  async function start(
    quote: Quote,
    { wallet, chainReader, allowAccountUpgrade = false, audit }: ExecutionConnection,
    { acceptedDigest, acceptedFindings = [] }: StartOptions = {},
  ): Promise<ExecutionState> {
    const state = getState()
    if (isPending(state)) throw new ExecutionPendingError()
    const again = state.status === 'rejected' && state.quote === quote ? state : undefined
    const signal = leave()
    const id = again?.id ?? createId()
    let left: ExecutionState | undefined
    signal.addEventListener('abort', () => (left = getState()), { once: true })
    try {
      const plan = planRun(quote, acceptedDigest, again && lastRun)
      follower.setPath(plan.items.map(statusPathOf).find((path) => path !== undefined))
      dispatch(toStarted(quote, { id, items: again?.items ?? toItems(quote, plan.items), at: clock.now() }))
      const run: PromptingRun = {
        ...runOf(signal, chainReader),
        ...plan,
        wallet,
        allowAccountUpgrade,
        audit: withDeployment(client, { ...getAudit(), ...audit }),
        acceptedFindings,
      }
      lastRun = run
      // A prompt of the last run whose answer was lost is looked for at once.
      if (again && isUnresolved(again)) follower.follow(getState().requestId, follower.path)
      listenLate(id, signal, chainReader)
      const release = await acquireInTime({ clock, signal, locks }, lockOf(id)).catch(() => undefined)
      if (signal.aborted) {
        release?.()
        return left ?? getState()
      }
      follower.keepLock(release)
      const over = until((now) => !isPending(now))
      withLimit({ clock, signal }, load(), () => Promise.reject(new ChunkLoadError()))
        .then(({ runItems }) => runItems(run))
        .catch((error: unknown) => end(error, signal))
      await raceAbort(over, signal).catch(() => {})
    } catch (error) {
      // A quote that can't be read as a list of prompts fails before anything else.
      if (!signal.aborted) dispatch(toStarted(quote, { id, items: [], at: clock.now() }))
      void end(error, signal)
    }
    return left ?? getState()
  }

  async function resume(record: ExecutionRecord, connection: ResumeConnection): Promise<boolean> {
    if (isPending(getState())) throw new ExecutionPendingError()
    const { signal: before } = controller
    const limited = { clock, signal: before, locks, maxMs: lockLimitMs }
    const release = await acquireInTime(limited, lockOf(record.id)).catch((error: unknown) => {
      // Where nothing can be stored, nothing that another tab stores is lost when this one watches, too.
      if (error instanceof JournalError) return () => {}
      throw error
    })
    if (!release || before.aborted) {
      // Something else was begun here, or all was ended, while the lock was taken.
      release?.()
      return false
    }
    const signal = leave()
    follower.keepLock(release)
    isTracked = true
    dispatch({ type: 'reset' })
    follower.setPath(record.statusPath)
    dispatch({ type: 'restored', state: restoreState(record) })
    const { status, requestId } = getState()
    if (status !== 'rejected' || isUnresolved(getState())) {
      follower.follow(requestId, follower.path)
    }
    listenLate(record.id, signal, connection.chainReader)
    followRestored = () => followAgain(signal, connection)
    followRestored()
    return true
  }

  /** Waits for what was sent, without a prompt. */
  function followAgain(signal: AbortSignal, connection: ResumeConnection): void {
    const run = runOf(signal, connection.chainReader)
    if (isRunOver(run)) return
    loadToResume({ load, clock }, signal)
      .then(({ resumeItems }) => resumeItems(run, () => connection.wallet))
      .catch((error: unknown) => end(error, signal))
  }

  return {
    getState,
    subscribe: store.subscribe,
    subscribeEvents: store.subscribeEvents,
    start,
    resume,
    proceed: () => decisions.answer(true),
    decline: () => decisions.answer(false),
    giveUpPrompt() {
      const { status, items } = getState()
      if (status === 'awaitingChain') {
        dispatch({ type: 'rejected', error: new UserRejectedError() })
        leave()
      }
      if (status !== 'awaitingWallet') return
      const indexes = items.flatMap((item, index) => (item.status === 'prompting' ? [index] : []))
      dispatch({ type: 'answerLost', indexes, error: new AnswerLostError() })
    },
    reset() {
      if (transitionExecution(getState(), { type: 'reset' }) === getState()) return
      leave()
      dispatch({ type: 'reset' })
    },
    stop() {
      leave()
      dispatch({ type: 'stopped' })
    },
    learn({ items }) {
      const wasLeft = isUnresolved(getState())
      for (const [index, { transactionHash }] of items.entries()) {
        if (transactionHash && bytes32Pattern.test(transactionHash)) {
          dispatch({ type: 'learned', index, transactionHash })
        }
      }
      if (wasLeft && !isUnresolved(getState())) followRestored?.()
    },
  }
}

function lockOf(id: string): string {
  return `causeway:execution:${id}`
}
