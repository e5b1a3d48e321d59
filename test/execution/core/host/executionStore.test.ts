import { describe, expect, it, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import {
  type ExecutionEvent,
  type LoggedEvent,
  idleState,
  type ExecutionSummary,
} from '@causeway/react/execution'
import {
  isPending,
  isExecutionSettled,
  executionStatuses,
} from '../../../../src/execution/state/executionState.ts'
import { createExecutionStore } from '../../../../src/execution/core/host/executionStore.ts'
import { createDecisions } from '../../../../src/execution/core/host/decisions.ts'

const started: ExecutionEvent = {
  type: 'started',
  id: 'one',
  quote: {} as Quote,
  summary: {} as ExecutionSummary,
  requestId: '0x1',
  items: [],
  at: 0,
}
const chainRequested: ExecutionEvent = { type: 'chainRequested', chainId: 1 }

function createStore() {
  const heard: unknown[] = []
  let now = 5
  const clock = { now: () => now++, sleep: async () => {} }
  const store = createExecutionStore(clock, (event, before) => heard.push([event.type, before.status]))
  return { store, heard }
}

describe('createExecutionStore', () => {
  it('default: tells each change, in order, to all who want to hear it', () => {
    const { store, heard } = createStore()
    const logged: LoggedEvent[] = []
    const seen: string[] = []
    const endEvents = store.subscribeEvents((entry) => logged.push(entry))
    const end = store.subscribe(() => seen.push(store.getState().status))
    expect(store.getState()).toBe(idleState)
    store.dispatch(started)
    store.dispatch(chainRequested)
    // It changes nothing, so no listener is notified.
    store.dispatch({ type: 'signed', index: 0 })
    expect(seen).toEqual(['auditing', 'awaitingChain'])
    expect(logged).toEqual([
      { sequence: 1, at: 5, event: started },
      { sequence: 2, at: 6, event: chainRequested },
    ])
    expect(heard).toEqual([
      ['started', 'idle'],
      ['chainRequested', 'auditing'],
    ])
    endEvents()
    end()
    store.dispatch(chainRequested)
    expect([seen.length, logged.length, heard.length]).toEqual([2, 2, 3])
  })

  it('behavior: still notifies the others when a listener unsubscribes while it is called', () => {
    const { store } = createStore()
    const seen: string[] = []
    const end = store.subscribe(() => {
      seen.push('one')
      end()
    })
    store.subscribe(() => {
      seen.push('other')
      if (seen.length === 2) store.subscribe(() => seen.push('late'))
    })
    store.dispatch(started)
    expect(seen).toEqual(['one', 'other'])
    store.dispatch(chainRequested)
    expect(seen).toEqual(['one', 'other', 'other', 'late'])
  })

  it('behavior: reports an event that a listener causes after the event that caused it', () => {
    const { store } = createStore()
    const logged: string[] = []
    store.subscribeEvents(({ event }) => {
      if (event.type === 'started') store.dispatch(chainRequested)
    })
    store.subscribeEvents(({ sequence, event }) => logged.push(`${sequence} ${event.type}`))
    store.dispatch(started)
    expect(logged).toEqual(['1 started', '2 chainRequested'])
    expect(store.getState().status).toBe('awaitingChain')
  })

  it('error: reports a listener that throws, and still notifies the others', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: Error) => reported.push(error.message))
    const { store, heard } = createStore()
    const seen: string[] = []
    store.subscribeEvents(() => {
      throw new Error('of analytics')
    })
    store.subscribe(() => {
      throw new Error('of the page')
    })
    store.subscribe(() => seen.push(store.getState().status))
    expect(() => store.dispatch(started)).not.toThrow()
    expect(store.getState().status).toBe('auditing')
    expect(seen).toEqual(['auditing'])
    expect(heard).toHaveLength(1)
    expect(reported).toEqual(['of analytics', 'of the page'])
    vi.unstubAllGlobals()
  })

  it('default: resolves `until` after the change that makes it true, and not before', async () => {
    const { store } = createStore()
    let isOver = false
    const asked: string[] = []
    const over = store
      .until(({ status }) => {
        asked.push(status)
        return status === 'awaitingChain'
      })
      .then(() => {
        isOver = true
      })
    store.dispatch(started)
    await new Promise(setImmediate)
    expect(isOver).toBe(false)
    store.dispatch(chainRequested)
    await over
    store.dispatch({ type: 'decisionNeeded', decision: { kind: 'findings', findings: [] } })
    expect(asked).toEqual(['auditing', 'awaitingChain'])
  })
})

describe('createDecisions', () => {
  const decision = { kind: 'findings', findings: [] } as const
  const { signal } = new AbortController()

  it.each([
    [true, 'auditing'],
    [false, 'attention'],
  ] as const)('default: resolves with the answer %s', async (isAccepted, status) => {
    const { store } = createStore()
    const decisions = createDecisions(store)
    store.dispatch(started)
    const answer = decisions.request(decision, signal)
    expect(store.getState()).toMatchObject({ status: 'attention', decision })
    decisions.decide(isAccepted)
    expect(await answer).toBe(isAccepted)
    expect(store.getState().status).toBe(status)
    // A second click is about nothing.
    decisions.decide(true)
    expect(store.getState().status).toBe(status)
  })

  it.each([
    ['subscribe', true],
    ['subscribe', false],
    ['subscribeEvents', true],
    ['subscribeEvents', false],
  ] as const)('behavior: lets a listener of %s answer at once: %s', async (how, isAccepted) => {
    const { store } = createStore()
    const decisions = createDecisions(store)
    store.dispatch(started)
    const end = store[how](() => {
      if (store.getState().status === 'attention') decisions.decide(isAccepted)
    })
    expect(await decisions.request(decision, signal)).toBe(isAccepted)
    end()
    expect(store.getState().status).toBe(isAccepted ? 'auditing' : 'attention')
    // It leaves no listener behind that would answer the next one.
    const next = decisions.request(decision, signal)
    decisions.decide(true)
    expect(await next).toBe(true)
  })

  it('behavior: answers no when an event makes the question pointless', async () => {
    const { store } = createStore()
    const decisions = createDecisions(store)
    store.dispatch(started)
    const answer = decisions.request(decision, signal)
    store.dispatch({
      type: 'statusSeen',
      requestState: { rawStatus: 'success', status: 'success', isDeposited: true, updatedAt: undefined },
    })
    expect(await answer).toBe(false)
    decisions.decide(true)
    expect(store.getState().status).toBe('success')
  })

  it('behavior: stays open after events that don’t affect the question', async () => {
    const { store } = createStore()
    const decisions = createDecisions(store)
    store.dispatch(started)
    const answer = decisions.request(decision, signal)
    store.dispatch({ type: 'statusUnavailable' })
    decisions.decide(true)
    expect(await answer).toBe(true)
  })

  it('behavior: doesn’t answer a new decision when the signal of an answered one aborts', async () => {
    const { store } = createStore()
    const decisions = createDecisions(store)
    store.dispatch(started)
    const controller = new AbortController()
    const first = decisions.request(decision, controller.signal)
    decisions.decide(true)
    await first
    const second = decisions.request(decision, signal)
    controller.abort()
    decisions.decide(true)
    expect(await second).toBe(true)
  })

  it('behavior: asks nothing of an execution that has not started', async () => {
    const { store } = createStore()
    const decisions = createDecisions(store)
    expect(await decisions.request(decision, signal)).toBe(false)
    expect(store.getState()).toBe(idleState)
  })

  it('behavior: asks nothing of an execution that was left', async () => {
    const { store } = createStore()
    const decisions = createDecisions(store)
    store.dispatch(started)
    expect(await decisions.request(decision, AbortSignal.abort())).toBe(false)
    expect(store.getState().status).toBe('auditing')
    const controller = new AbortController()
    const answer = decisions.request(decision, controller.signal)
    controller.abort()
    expect(await answer).toBe(false)
    decisions.decide(true)
    expect(store.getState().status).toBe('attention')
  })
})

describe('the meaning of a status', () => {
  it('default: has no other values while idle', () => {
    const {
      id: _,
      status,
      items,
      supersededIds,
      isRestored,
      isServiceUnreachable,
      isCheckingEarlier,
      isUnstored,
      ...rest
    } = idleState
    expect({
      status,
      items,
      supersededIds,
      isRestored,
      isServiceUnreachable,
      isCheckingEarlier,
      isUnstored,
    }).toEqual({
      status: 'idle',
      items: [],
      supersededIds: [],
      isRestored: false,
      isServiceUnreachable: false,
      isCheckingEarlier: false,
      isUnstored: false,
    })
    expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([])
  })

  it('default: separates pending statuses from final ones', () => {
    expect(executionStatuses.filter((status) => !isPending({ status }))).toEqual([
      'idle',
      'success',
      'refunded',
      'failed',
      'rejected',
      'unconfirmed',
    ])
    expect(executionStatuses.filter((status) => isExecutionSettled({ status }))).toEqual([
      'success',
      'refunded',
    ])
  })
})
