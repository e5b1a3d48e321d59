import type { Quote } from '../../actions/getQuote.ts'
import { CausewayError } from '../../errors/base.ts'
import { ExecutionPendingError } from '../../errors/execution.ts'
import { AnswerLostError, UserRejectedError } from '../../errors/wallet.ts'
import { raceAbort } from '../../utils/raceAbort.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { checkPath } from '../../decode/checkPath.ts'
import { digestQuote } from '../state/digestQuote.ts'
import type { Execution, StartOptions } from './execution.ts'
import { isPending, isFinal, type ExecutionState } from '../state/executionState.ts'
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
import { isRunOver, type ExecutionIo, type PromptingRun, type Run } from '../run/run.ts'
import { transition } from '../state/transition.ts'
import { toWalletError } from '../ports/wallet/walletErrors.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'

/** Pause before the runner is loaded again for a transfer that is resumed, in milliseconds. */
const loadRetryDelayMs = 5_000

/** Makes the store of `createExecution`, with every port chosen. */
export function assembleExecution({
  client,
  clock,
  journal,
  locks,
  watcher,
  createId,
  load,
}: ExecutionPorts): Execution {
  let controller = new AbortController()
  /** Set from the first prompt on: a quote that never got to the wallet is nothing to remember. */
  let isTracked = false
  const store = createExecutionStore(clock, (event, before) => {
    follower.wakeWhenSent(before)
    if (event.type === 'prompted') isTracked = true
    if (isTracked && event.type !== 'statusUnavailable') {
      // What can't be stored now was asked about before the prompt.
      save().catch(() => {})
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
    isTracked = false
    return controller.signal
  }

  function createRun(signal: AbortSignal, chains: ChainReader): Run {
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
      follow: (item) => {
        const path = pathOf(item)
        if (path !== undefined) follower.follow(item.requestId, path)
      },
    }
  }

  function end(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return
    const typed = error instanceof CausewayError ? error : toWalletError(error)
    const isLeft = typed instanceof UserRejectedError || typed.name === 'InterruptedError'
    dispatch({ type: isLeft ? 'rejected' : 'failed', error: typed })
    if (getState().status === 'rejected') follower.unwatch()
  }

  async function start(
    quote: Quote,
    { wallet, chains, allowAccountUpgrade = false, audit = {} }: ExecutionIo,
    { accepted, acceptedFindings = [] }: StartOptions = {},
  ): Promise<ExecutionState> {
    const state = getState()
    if (isPending(state)) throw new ExecutionPendingError()
    const again = state.status === 'rejected' && state.quote === quote ? state : undefined
    const signal = leave()
    const id = again?.id ?? createId()
    try {
      const items = planItems(quote.steps)
      const originChainId = quote.parameters.originChainId
      const run: PromptingRun = {
        ...createRun(signal, chains),
        wallet,
        allowAccountUpgrade,
        audit,
        acceptedFindings,
        quote,
        digest: accepted ?? digestQuote(quote),
        items,
        isUntracked: false,
        hasBatches: true,
      }
      follower.setPath(items.map(pathOf).find((path) => path !== undefined))
      begin(quote, id, again?.items ?? items.map((item) => toExecutionItem(item, originChainId)))
      const release = await locks.acquire(lockOf(id))
      if (signal.aborted) {
        release?.()
        return getState()
      }
      follower.keepLock(release)
      const over = until((now) => !isPending(now))
      load()
        .then(({ runItems }) => runItems(run))
        .catch((error: unknown) => end(error, signal))
      await raceAbort(over, signal).catch(() => {})
    } catch (error) {
      // A quote that can't be read as a list of prompts fails before anything else.
      begin(quote, id, [])
      end(error, signal)
    }
    return getState()
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
    if (status !== 'success' && status !== 'refunded' && status !== 'rejected') {
      follower.follow(requestId, follower.path)
    }
    const run = createRun(signal, io.chains)
    if (!isRunOver(run)) {
      loadToResume(signal)
        .then(({ resumeItems }) => resumeItems(run, () => io.wallet))
        .catch((error: unknown) => end(error, signal))
    }
    return true
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
    stop: () => void leave(),
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
    items.every((item) => item.transactionHash === undefined && item.status !== 'done')
  )
}

function lockOf(id: string): string {
  return `causeway:execution:${id}`
}
