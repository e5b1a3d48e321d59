import type { Quote } from '../../actions/getQuote.ts'
import { CausewayError } from '../../errors/base.ts'
import { ChunkLoadError, ExecutionPendingError } from '../../errors/execution.ts'
import { AnswerLostError, UserRejectedError } from '../../errors/wallet.ts'
import { reportException } from '../../utils/reportException.ts'
import { raceAbort } from '../../utils/raceAbort.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { checkPath } from '../../decode/checkPath.ts'
import { digestQuote } from '../state/digestQuote.ts'
import type { Execution, StartOptions } from './execution.ts'
import { isFinal, isPending, isUnresolved, type ExecutionState } from '../state/executionState.ts'
import { createExecutionStore } from './executionStore.ts'
import { toExecutionSummary } from '../state/executionSummary.ts'
import { createSaver } from '../ports/journal/createSaver.ts'
import { toRecord, type ExecutionRecord } from '../ports/journal/executionRecord.ts'
import { restoreState } from '../ports/journal/restoreState.ts'
import { createFollower } from './createFollower.ts'
import type { ExecutionPorts } from './executionPorts.ts'
import type { Runner } from './loadRunner.ts'
import { planItems, type PlanItem } from '../../decode/planItems.ts'
import { toExecutionItem } from '../state/toExecutionItem.ts'
import { createDecisions } from './decisions.ts'
import { isFollowable } from '../run/isFollowable.ts'
import { withLimit } from '../run/withLimit.ts'
import { isRunOver, type ExecutionIo, type PromptingRun, type Run } from '../run/run.ts'
import { transition } from '../state/transition.ts'
import { toWalletError } from '../ports/wallet/walletErrors.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'

/** Pause before the runner is loaded again for a transfer that is resumed, in milliseconds. */
const loadRetryDelayMs = 5_000

/** An execution as the list of executions sees it. */
export interface AssembledExecution extends Execution {
  /** Takes over what the journal knows of its transactions, and this page does not: another tab was told. */
  learn(record: ExecutionRecord): void
}

/** Makes the store of `createExecution`, with every port chosen. */
export function assembleExecution({
  client,
  clock,
  journal,
  locks,
  watcher,
  createId,
  load,
  lateAnswers,
}: ExecutionPorts): AssembledExecution {
  let controller = new AbortController()
  /** Set from the first prompt on: a quote that never got to the wallet is nothing to remember. */
  let isTracked = false
  /** What was declined, to be taken up again with all that the service appended to it. */
  let lastRun: PromptingRun | undefined
  let stopListening: (() => void) | undefined
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
    record: toRecord(getState(), { baseUrl: client.baseUrl, checkPath: follower.path, now: clock.now() }),
    isNothing: hasMovedNothing(getState()),
  }))

  /** Ends everything that the last execution left running. */
  function leave(): AbortSignal {
    controller.abort()
    controller = new AbortController()
    follower.leave()
    stopListening?.()
    stopListening = undefined
    isTracked = false
    return controller.signal
  }

  /** From now on, answers that come late to a page's earlier prompts are brought here. */
  function listenLate(id: string, signal: AbortSignal, chains: ChainReader): void {
    stopListening = lateAnswers.listen(id, ({ index, transactionHash }) => {
      const isOver = !isPending(getState())
      dispatch({ type: 'submitted', index, transactionHash })
      // Nobody waits for it any more: it was given up.
      if (isOver && isPending(getState())) followAgain(signal, { chains })
    })
  }

  function createRun(signal: AbortSignal, chains: ChainReader): Run {
    const { id = '' } = getState()
    return {
      client,
      clock,
      signal,
      chains,
      locks,
      getState,
      dispatch: (event) => {
        // A run that was left must not speak for the next one.
        if (!signal.aborted) dispatch(event)
      },
      save,
      untilOver: () => until((state) => isFinal(state) || state.status === 'filling'),
      ask: (decision) => decisions.ask(decision, signal),
      sent(index, transactionHash) {
        if (!signal.aborted) dispatch({ type: 'submitted', index, transactionHash })
        else lateAnswers.keep({ id, index, transactionHash }).catch(reportException)
      },
      follow(item) {
        const { requestId = getState().requestId } = item
        if (isFollowable(item)) follower.follow(requestId, pathOf(item))
      },
    }
  }

  function end(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return
    const typed = error instanceof CausewayError ? error : toWalletError(error)
    // Given up without knowing what the wallet did: the service is followed on, and the journal keeps it.
    const isUnresolved = typed instanceof AnswerLostError
    const isLeft = isUnresolved || typed instanceof UserRejectedError || typed.name === 'InterruptedError'
    dispatch(isLeft ? { type: 'rejected', error: typed, isUnresolved } : { type: 'failed', error: typed })
    if (getState().status === 'rejected' && !isUnresolved) follower.unwatch()
  }

  async function start(
    quote: Quote,
    { wallet, chains, allowAccountUpgrade = false, audit = {} }: ExecutionIo,
    { accepted, acceptedFindings = [] }: StartOptions = {},
  ): Promise<ExecutionState> {
    const state = getState()
    if (isPending(state)) throw new ExecutionPendingError()
    const again = state.status === 'rejected' && state.quote === quote ? state : undefined
    const known = again && lastRun
    const signal = leave()
    const id = again?.id ?? createId()
    let left: ExecutionState | undefined
    signal.addEventListener('abort', () => (left = getState()), { once: true })
    try {
      const items = known?.items ?? planItems(quote.steps)
      const originChainId = quote.parameters.originChainId
      const digest = digestQuote(quote)
      follower.setPath(items.map(pathOf).find((path) => path !== undefined))
      begin(quote, id, again?.items ?? items.map((item) => toExecutionItem(item, originChainId)))
      const run: PromptingRun = {
        ...createRun(signal, chains),
        wallet,
        allowAccountUpgrade,
        audit,
        acceptedFindings,
        // What the service appended was accepted with what it was appended to.
        quote: known?.quote ?? quote,
        digest: known && (accepted ?? digest) === digest ? known.digest : (accepted ?? digest),
        items,
        isUntracked: known?.isUntracked ?? false,
        hasBatches: known?.hasBatches ?? true,
      }
      lastRun = run
      // What is lost from the last time is looked for at once.
      if (again && isUnresolved(again)) follower.follow(getState().requestId, follower.path)
      listenLate(id, signal, chains)
      const release = await withLimit({ clock, signal }, locks.acquire(lockOf(id)), () => undefined)
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
      if (!signal.aborted) begin(quote, id, [])
      end(error, signal)
    }
    return left ?? getState()
  }

  /** A chunk that does not load says nothing about a transfer that was sent: it is asked for again. */
  async function loadToResume(signal: AbortSignal): Promise<Runner> {
    for (;;) {
      try {
        return await load()
      } catch {
        await clock.sleep(loadRetryDelayMs, signal)
      }
    }
  }

  function begin(quote: Quote, id: string, items: ExecutionState['items']): void {
    const requestId = quote.steps.find((step) => step.requestId != null)?.requestId ?? undefined
    const summary = toExecutionSummary(quote)
    dispatch({ type: 'started', id, quote, summary, requestId, items, at: clock.now() })
  }

  async function resume(
    record: ExecutionRecord,
    io: { readonly chains: ChainReader; readonly wallet?: Wallet | undefined },
  ): Promise<boolean> {
    if (isPending(getState())) throw new ExecutionPendingError()
    const { signal: before } = controller
    const release = await locks.acquire(lockOf(record.id))
    if (!release || before.aborted) {
      // Something else was begun here, or all was ended, while the lock was taken.
      release?.()
      return false
    }
    const signal = leave()
    follower.keepLock(release)
    isTracked = true
    dispatch({ type: 'reset' })
    follower.setPath(record.checkPath ?? undefined)
    dispatch({ type: 'restored', state: restoreState(record) })
    const { status, requestId } = getState()
    if (
      status !== 'success' &&
      status !== 'refunded' &&
      (status !== 'rejected' || isUnresolved(getState()))
    ) {
      follower.follow(requestId, follower.path)
    }
    listenLate(record.id, signal, io.chains)
    followAgain(signal, io)
    return true
  }

  /** Waits for what was sent, without a prompt. */
  function followAgain(
    signal: AbortSignal,
    io: { readonly chains: ChainReader; readonly wallet?: Wallet | undefined },
  ): void {
    const run = createRun(signal, io.chains)
    if (isRunOver(run)) return
    loadToResume(signal)
      .then(({ resumeItems }) => resumeItems(run, () => io.wallet))
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
      if (transition(getState(), { type: 'reset' }) === getState()) return
      leave()
      dispatch({ type: 'reset' })
    },
    stop() {
      leave()
      dispatch({ type: 'stopped' })
    },
    learn({ items }) {
      for (const [index, { transactionHash }] of items.entries()) {
        if (transactionHash && getState().items[index]?.transactionHash === undefined)
          dispatch({ type: 'submitted', index, transactionHash })
      }
    },
  }
}

/** Where an item asks to be followed; undefined when it does not, or not safely. */
function pathOf({ requestId, check }: PlanItem): string | undefined {
  return checkPath(check, requestId)
}

/** Over, and nothing has ever left the wallet: nothing to remember. */
function hasMovedNothing({ status, items, requestStatus }: ExecutionState): boolean {
  return (
    (status === 'rejected' || (status === 'failed' && requestStatus?.state !== 'failure')) &&
    items.every(
      ({ transactionHash, status: itemStatus }) =>
        transactionHash === undefined && itemStatus !== 'done' && itemStatus !== 'lost',
    )
  )
}

function lockOf(id: string): string {
  return `causeway:execution:${id}`
}
