import type { Quote } from '../actions/getQuote.ts'
import type { Client } from '../client/createClient.ts'
import { CausewayError } from '../errors/base.ts'
import { ExecutionBusyError, UserRejectedError } from '../errors/execution.ts'
import { systemClock, type Clock } from '../utils/clock.ts'
import { untilAborted } from '../utils/untilAborted.ts'
import type { ChainReader } from './chains/chainReader.ts'
import { checkPath } from './checkPath.ts'
import { idleState, isBusy, type ExecutionEvent, type ExecutionState } from './executionState.ts'
import { runItems } from './runItems.ts'
import { transactionItems, type TransactionItem } from './transactionItems.ts'
import { transition } from './transition.ts'
import type { Wallet } from './wallet/wallet.ts'
import { toWalletError } from './wallet/walletErrors.ts'
import { watchRequest } from './watchRequest.ts'

/** A failure may still become a refund, or prove wrong; the watch stays this long after it, in milliseconds. */
const failureGraceMs = 60_000

/** What an execution works with. */
export interface ExecutionIo {
  wallet: Wallet
  chains: ChainReader
}

/** Runs quotes one at a time and holds their state; React-free. */
export interface Execution {
  getState(): ExecutionState
  /** Calls back after every change; returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Audits the quote, prompts the wallet for each transaction, and follows the request to its end. Call it
   * from a user's gesture. Resolves with the state in which it ended, also after a rejection or a failure.
   *
   * @throws {ExecutionBusyError} when one is under way.
   */
  start(quote: Quote, io: ExecutionIo): Promise<ExecutionState>
  /** Forgets an execution that is over. */
  reset(): void
  /** Stops following. What was sent stays sent. */
  stop(): void
}

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
  { clock = systemClock, random }: { clock?: Clock | undefined; random?: (() => number) | undefined } = {},
): Execution {
  const listeners = new Set<() => void>()
  let state = idleState
  let controller = new AbortController()

  function dispatch(event: ExecutionEvent): void {
    const next = transition(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Follows the request; ends with it, with the signal, or a while after a failure that nothing followed. */
  async function watch(
    requestId: string,
    check: TransactionItem['check'],
    signal: AbortSignal,
  ): Promise<void> {
    const unsubscribe = subscribe(() => {
      if (state.status === 'failed') void endUnlessMoving(signal)
    })
    await watchRequest(
      client,
      {
        requestId,
        path: checkPath(check, requestId),
        onStatus: (status) => dispatch({ type: 'statusSeen', status }),
        onUnavailable: () => dispatch({ type: 'statusUnavailable' }),
      },
      { clock, signal, ...(random && { random }) },
    ).catch(() => {})
    unsubscribe()
  }

  async function endUnlessMoving(signal: AbortSignal): Promise<void> {
    await clock.sleep(failureGraceMs, signal).catch(() => {})
    if (!signal.aborted && state.status === 'failed') controller.abort()
  }

  async function start(quote: Quote, io: ExecutionIo): Promise<ExecutionState> {
    if (isBusy(state)) throw new ExecutionBusyError()
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    const items = transactionItems(quote.steps)
    const resumed = state.status === 'rejected' && state.quote === quote ? state.items : undefined
    dispatch({
      type: 'started',
      quote,
      requestId: items.find((item) => item.requestId)?.requestId,
      items:
        resumed ??
        items.map(({ stepId, action, data }) => ({
          stepId,
          action,
          chainId: data.chainId,
          status: 'waiting',
          transactionHash: undefined,
        })),
      at: clock.now(),
    })

    const over = new Promise<void>((resolve) => {
      const unsubscribe = subscribe(() => {
        if (isBusy(state)) return
        unsubscribe()
        resolve()
      })
    })
    let isWatched = false
    void runItems(
      { quote, items, io, client },
      {
        clock,
        signal,
        dispatch,
        getState: () => state,
        // Followed from the open prompt on: a wallet may send and lose its answer.
        onPrompt: (item) => {
          if (isWatched || !item.check || item.requestId === undefined) return
          isWatched = true
          void watch(item.requestId, item.check, signal)
        },
      },
    ).catch((error: unknown) => {
      if (!signal.aborted) end(error instanceof CausewayError ? error : toWalletError(error))
    })
    await untilAborted(over, signal).catch(() => {})
    return state
  }

  function end(error: CausewayError): void {
    if (error instanceof UserRejectedError) {
      dispatch({ type: 'rejected', error })
      controller.abort()
    } else {
      dispatch({ type: 'failed', error })
    }
  }

  return {
    getState: () => state,
    subscribe,
    start,
    reset: () => {
      if (isBusy(state)) return
      controller.abort()
      dispatch({ type: 'reset' })
    },
    stop: () => controller.abort(),
  }
}
