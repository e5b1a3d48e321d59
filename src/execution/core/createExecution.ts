import { bytesToHex } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { Client } from '../../client/createClient.ts'
import { CausewayError } from '../../errors/base.ts'
import { ExecutionPendingError } from '../../errors/execution.ts'
import { AnswerLostError, UserRejectedError } from '../../errors/wallet.ts'
import { systemClock } from '../../utils/clock.ts'
import { raceAbort } from '../../utils/raceAbort.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { checkPath } from '../../decode/checkPath.ts'
import { digestQuote } from '../state/digestQuote.ts'
import type { CreateExecutionOptions, Execution, StartOptions } from './execution.ts'
import { isPending, isFinal, type ExecutionState } from '../state/executionState.ts'
import { createExecutionStore } from './executionStore.ts'
import { toExecutionSummary } from '../state/executionSummary.ts'
import { createSaver } from '../ports/journal/createSaver.ts'
import { toRecord, type ExecutionRecord } from '../ports/journal/executionRecord.ts'
import { restoreState } from '../ports/journal/restoreState.ts'
import { webStorageJournal } from '../ports/journal/webStorageJournal.ts'
import { webLocks } from '../ports/locks/webLocks.ts'
import { loadRunner, type Runner } from './loadRunner.ts'
import { planItems, type PlanItem } from '../../decode/planItems.ts'
import { toExecutionItem } from '../state/toExecutionItem.ts'
import { createDecisions } from './decisions.ts'
import { isRunOver, type ExecutionIo, type PromptingRun, type Run } from '../run/run.ts'
import { transition } from '../state/transition.ts'
import { toWalletError } from '../ports/wallet/walletErrors.ts'
import { createRequestWatcher, type RequestWatch } from '../watch/requestWatcher.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'

/** Pause before the runner is loaded again for a transfer that is resumed, in milliseconds. */
const loadRetryDelayMs = 5_000

/**
 * Makes a store that runs quotes.
 *
 * @param load Loads what prompts and resumes.
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
  load: () => Promise<Runner> = loadRunner,
): Execution {
  let controller = new AbortController()
  let watch: RequestWatch | undefined
  let watchedPath: string | undefined
  let releaseLock: (() => void) | undefined
  /** Set from the first prompt on: a quote that never got to the wallet is nothing to remember. */
  let isTracked = false
  const store = createExecutionStore(clock, (event, before) => {
    if (isAllSent(getState()) && !isAllSent(before)) watch?.wake()
    if (event.type === 'prompted') isTracked = true
    if (isTracked && event.type !== 'statusUnavailable') {
      // What can't be stored now was asked about before the prompt.
      save().catch(() => {})
    }
  })
  const { getState, dispatch, until } = store
  const decisions = createDecisions(store)
  const save = createSaver(journal, () => ({
    record: toRecord(getState(), { baseUrl: client.baseUrl, checkPath: watchedPath, now: clock.now() }),
    isNothing: hasMovedNothing(getState()),
  }))

  function followRequest(requestId: string | undefined, path: string | undefined): void {
    if (watch) return watch.wake()
    if (requestId === undefined) return
    watchedPath = path
    watch = watcher.watch({
      requestId,
      path,
      getHint: () => ({
        estimateMs: toMilliseconds(getState().summary?.timeEstimate),
        sentAt: sentAt(getState()),
      }),
      onStatus: (status) => dispatch({ type: 'statusSeen', status }),
      onUnavailable: () => dispatch({ type: 'statusUnavailable' }),
      onSuperseded(owner) {
        // The step's own lookup is of the request that was taken over.
        watchedPath = undefined
        dispatch({ type: 'superseded', requestId: owner })
      },
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
        if (path !== undefined) followRequest(item.requestId, path)
      },
    }
  }

  function end(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return
    const typed = error instanceof CausewayError ? error : toWalletError(error)
    const isLeft = typed instanceof UserRejectedError || typed.name === 'InterruptedError'
    dispatch({ type: isLeft ? 'rejected' : 'failed', error: typed })
    if (getState().status === 'rejected') {
      watch?.stop()
      watch = undefined
    }
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
      watchedPath = items.map(pathOf).find((path) => path !== undefined)
      begin(quote, id, again?.items ?? items.map((item) => toExecutionItem(item, originChainId)))
      const release = await locks.acquire(lockOf(id))
      if (signal.aborted) {
        release?.()
        return getState()
      }
      releaseLock = release
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
    releaseLock = release
    isTracked = true
    dispatch({ type: 'reset' })
    watchedPath = record.checkPath ?? undefined
    dispatch({ type: 'restored', state: restoreState(record) })
    const { status, requestId } = getState()
    if (status !== 'success' && status !== 'refunded' && status !== 'rejected') {
      followRequest(requestId, watchedPath)
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

function toMilliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000
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
