import { bytesToHex } from 'viem'
import type { Quote } from '../actions/getQuote.ts'
import type { Client } from '../client/createClient.ts'
import { CausewayError } from '../errors/base.ts'
import { ExecutionBusyError, UserRejectedError } from '../errors/execution.ts'
import { systemClock } from '../utils/clock.ts'
import { untilAborted } from '../utils/untilAborted.ts'
import type { ChainReader } from './chains/chainReader.ts'
import { checkPath } from './checkPath.ts'
import { digestQuote } from './digestQuote.ts'
import type { CreateExecutionOptions, Execution, LoggedEvent, StartOptions } from './execution.ts'
import type { ExecutionEvent } from './executionEvent.ts'
import { idleState, isBusy, isFinal, type ExecutionQuestion, type ExecutionState } from './executionState.ts'
import { toExecutionSummary } from './executionSummary.ts'
import { createSaver } from './journal/createSaver.ts'
import { toRecord, type ExecutionRecord } from './journal/executionRecord.ts'
import { restoreState } from './journal/restoreState.ts'
import { webStorageJournal } from './journal/webStorageJournal.ts'
import { webLocks } from './locks/webLocks.ts'
import { planItems, toExecutionItem, type PlanItem } from './planItems.ts'
import { loadResume, loadRun } from './run/loadRun.ts'
import { isRunOver, type ExecutionIo, type PromptingRun, type Run } from './run/run.ts'
import { transition } from './transition.ts'
import { toWalletError } from './wallet/walletErrors.ts'
import { createRequestWatcher, type RequestWatch } from './watch/requestWatcher.ts'
import type { Wallet } from './wallet/wallet.ts'

/**
 * Makes a store that runs quotes.
 *
 * @example
 * const execution = createExecution(client)
 * execution.subscribe(() => console.info(execution.getState().status))
 * await execution.start(quote, { wallet, chains })
 */
export function createExecution(
  client: Client,
  {
    clock = systemClock,
    journal = webStorageJournal(),
    locks = webLocks(),
    watcher = createRequestWatcher(client, { clock, locks }),
    createId = () => bytesToHex(crypto.getRandomValues(new Uint8Array(16))),
  }: CreateExecutionOptions = {},
): Execution {
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(entry: LoggedEvent) => void>()
  let sequence = 0
  let state = idleState
  let controller = new AbortController()
  let watch: RequestWatch | undefined
  let watchedPath: string | undefined
  let releaseLock: (() => void) | undefined
  let answer: ((isAccepted: boolean) => void) | undefined
  /** Set from the first prompt on: a quote that never got to the wallet is nothing to remember. */
  let isTracked = false
  const save = createSaver(journal, () => ({
    record: toRecord(state, { baseUrl: client.baseUrl, checkPath: watchedPath, now: clock.now() }),
    isNothing: hasMovedNothing(state),
  }))

  function dispatch(event: ExecutionEvent): void {
    const next = transition(state, event)
    if (next === state) return
    const isJustSent = isAllSent(next) && !isAllSent(state)
    state = next
    if (isJustSent) watch?.wake()
    if (event.type === 'prompted') isTracked = true
    if (isTracked && event.type !== 'statusUnavailable') {
      // What can't be stored now was asked about before the prompt.
      save().catch(() => {})
    }
    sequence += 1
    const entry = { sequence, at: clock.now(), event }
    for (const listener of Array.from(eventListeners)) listener(entry)
    for (const listener of Array.from(listeners)) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Waits for `proceed()` or `decline()`, or for the service to make the question pointless. */
  function ask(question: ExecutionQuestion): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isAccepted: boolean) => {
        unsubscribe()
        answer = undefined
        if (isAccepted) dispatch({ type: 'accepted' })
        resolve(isAccepted)
      }
      dispatch({ type: 'questioned', question })
      const unsubscribe = subscribe(() => {
        if (state.status !== 'attention') settle(false)
      })
      if (state.status === 'attention') answer = settle
      else settle(false)
    })
  }

  function followRequest(requestId: string | undefined, path: string | undefined): void {
    if (watch) return watch.wake()
    if (requestId === undefined) return
    watchedPath = path
    watch = watcher.watch({
      requestId,
      path,
      getHint: () => ({
        estimateMs: state.summary?.timeEstimate === undefined ? undefined : state.summary.timeEstimate * 1000,
        sentAt: sentAt(state),
      }),
      onStatus: (status) => dispatch({ type: 'statusSeen', status }),
      onUnavailable: () => dispatch({ type: 'statusUnavailable' }),
    })
  }

  /** Ends everything that the last execution left running. */
  function leave(): AbortSignal {
    controller.abort()
    controller = new AbortController()
    watch?.stop()
    watch = undefined
    watchedPath = undefined
    releaseLock?.()
    releaseLock = undefined
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
      getState: () => state,
      dispatch: (event) => {
        // A run that was left must not speak for the next one.
        if (!signal.aborted) dispatch(event)
      },
      save,
      untilOver: () => until(() => isFinal(state) || state.status === 'filling'),
      ask,
      follow: (item) => {
        const path = pathOf(item)
        if (path !== undefined) followRequest(item.requestId, path)
      },
    }
  }

  function end(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return
    const typed = error instanceof CausewayError ? error : toWalletError(error)
    const isLeft = typed instanceof UserRejectedError || typed.name === 'InterruptedError'
    dispatch({ type: isLeft ? 'rejected' : 'failed', error: typed })
    if (state.status === 'rejected') {
      watch?.stop()
      watch = undefined
    }
  }

  async function start(
    quote: Quote,
    { wallet, chains, allowAccountUpgrade = false, audit = {} }: ExecutionIo,
    { accepted }: StartOptions = {},
  ): Promise<ExecutionState> {
    if (isBusy(state)) throw new ExecutionBusyError()
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
        quote,
        digest: accepted ?? digestQuote(quote),
        items,
        isUntracked: false,
        hasBatches: true,
      }
      watchedPath = items.map(pathOf).find((path) => path !== undefined)
      begin(quote, id, again?.items ?? items.map((item) => toExecutionItem(item, originChainId)))
      releaseLock = await locks.acquire(lockOf(id))
      const over = until(() => !isBusy(state))
      loadRun()
        .then((runItems) => runItems(run))
        .catch((error: unknown) => end(error, signal))
      await untilAborted(over, signal).catch(() => {})
    } catch (error) {
      // A quote that can't be read as a list of prompts fails before anything else.
      begin(quote, id, [])
      end(error, signal)
    }
    return state
  }

  function begin(quote: Quote, id: string, items: ExecutionState['items']): void {
    const requestId = quote.steps.find((step) => step.requestId != null)?.requestId ?? undefined
    const summary = toExecutionSummary(quote)
    dispatch({ type: 'started', id, quote, summary, requestId, items, at: clock.now() })
  }

  function until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        if (!isTrue()) return
        unsubscribe()
        resolve()
      })
    })
  }

  async function resume(
    record: ExecutionRecord,
    { chains, wallet }: { chains: ChainReader; wallet?: Wallet | undefined },
  ): Promise<boolean> {
    if (isBusy(state)) throw new ExecutionBusyError()
    const release = await locks.acquire(lockOf(record.id))
    if (!release) return false
    const signal = leave()
    releaseLock = release
    isTracked = true
    if (state.status !== 'idle') dispatch({ type: 'reset' })
    watchedPath = record.checkPath ?? undefined
    dispatch({ type: 'restored', state: restoreState(record) })
    if (state.status !== 'success' && state.status !== 'refunded' && state.status !== 'rejected') {
      followRequest(state.requestId, watchedPath)
    }
    const run = createRun(signal, chains)
    if (!isRunOver(run)) {
      loadResume()
        .then((resumeItems) => resumeItems(run, wallet))
        .catch((error: unknown) => end(error, signal))
    }
    return true
  }

  return {
    getState: () => state,
    subscribe,
    subscribeEvents(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    start,
    resume,
    proceed: () => answer?.(true),
    decline: () => answer?.(false),
    reset() {
      if (transition(state, { type: 'reset' }) === state) return
      leave()
      dispatch({ type: 'reset' })
    },
    stop() {
      controller.abort()
      watch?.stop()
      watch = undefined
      releaseLock?.()
      releaseLock = undefined
    },
  }
}

/** Where an item asks to be followed; undefined when it does not, or not safely. */
function pathOf({ requestId, check }: PlanItem): string | undefined {
  return requestId === undefined ? undefined : checkPath(check, requestId)
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

/** Whether the user's part is done, as far as the wallet tells. */
function isAllSent({ items }: ExecutionState): boolean {
  return items.every(({ status }) => status === 'confirming' || status === 'posting' || status === 'done')
}

/** When the last of what was to be sent was prompted, in milliseconds; null while something is still to be sent. */
function sentAt(state: ExecutionState): number | null {
  return isAllSent(state) ? Math.max(0, ...state.items.map(({ intent }) => intent?.at ?? 0)) : null
}
