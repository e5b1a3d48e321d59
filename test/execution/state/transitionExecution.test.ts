import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { RequestState, RequestStatus } from '@causeway/react/schemas'
import {
  ResponseLostError,
  UserRejectedError,
  WalletError,
  type ExecutionEvent,
  idleState,
  type ExecutionState,
  type ExecutionSummary,
  transitionExecution,
} from '@causeway/react/execution'
import { caseCount } from '../../support/runner/caseCount.ts'

const item = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status: 'waiting',
  transactionHash: undefined,
} as const
const started: ExecutionEvent = {
  type: 'started',
  id: 'one',
  quote: {} as Quote,
  summary: {} as ExecutionSummary,
  requestId: '0x1',
  items: [item, item],
  at: 0,
}
const prompted = (index: number): ExecutionEvent => ({
  type: 'prompted',
  indexes: [index],
  intent: { from: '0x1', at: 0 },
})
const seen = (state: RequestStatus, isDeposited = false): ExecutionEvent => ({
  type: 'statusSeen',
  requestState: { rawStatus: state, status: state, isDeposited, updatedAt: undefined } as RequestState,
})
const run = (...events: ExecutionEvent[]): ExecutionState => events.reduce(transitionExecution, idleState)

const events = fc.oneof(
  fc.constant(started),
  fc.constant<ExecutionEvent>({ type: 'reset' }),
  fc.constant<ExecutionEvent>({ type: 'statusUnavailable' }),
  fc.constant<ExecutionEvent>({ type: 'chainRequested', chainId: 1 }),
  fc.nat(1).map(prompted),
  fc.nat(1).map((index): ExecutionEvent => ({ type: 'signed', index })),
  fc.nat(1).map((index): ExecutionEvent => ({ type: 'posted', index, appended: [] })),
  fc.nat(1).map((index): ExecutionEvent => ({ type: 'reorganized', index })),
  fc
    .tuple(fc.nat(1), fc.boolean())
    .map(([index, isMissing]): ExecutionEvent => ({ type: 'missing', index, isMissing })),
  fc.nat(1).map((index): ExecutionEvent => ({ type: 'repriced', index, transactionHash: '0x2' })),
  fc.nat(1).map((index): ExecutionEvent => ({
    type: 'responseLost',
    indexes: [index],
    error: new ResponseLostError(),
  })),
  fc.constant<ExecutionEvent>({ type: 'batchRefused', error: new WalletError({ message: 'no' }) }),
  fc.constant<ExecutionEvent>({ type: 'decisionNeeded', decision: { kind: 'findings', findings: [] } }),
  fc.constant<ExecutionEvent>({ type: 'accepted' }),
  fc.nat(1).map((index): ExecutionEvent => ({ type: 'submitted', index, transactionHash: '0x1' })),
  fc.nat(1).map((index): ExecutionEvent => ({ type: 'confirmed', index })),
  fc
    .tuple(
      fc.constantFrom<RequestStatus>(
        'waiting',
        'depositing',
        'pending',
        'submitted',
        'success',
        'refund',
        'failure',
        'unknown',
      ),
      fc.boolean(),
    )
    .map(([state, isDeposited]) => seen(state, isDeposited)),
  fc.constant<ExecutionEvent>({ type: 'rejected', error: new UserRejectedError() }),
  fc.constant<ExecutionEvent>({ type: 'failed', error: new WalletError({ message: 'no' }) }),
)

describe('transitionExecution', () => {
  it('default: takes a swap from its start to success', () => {
    const steps: ExecutionEvent[] = [
      started,
      prompted(0),
      { type: 'submitted', index: 0, transactionHash: '0x1' },
      { type: 'confirmed', index: 0 },
      prompted(1),
      { type: 'submitted', index: 1, transactionHash: '0x2' },
      { type: 'confirmed', index: 1 },
      seen('success', true),
    ]
    expect(steps.map((_, at) => run(...steps.slice(0, at + 1)).status)).toEqual([
      'auditing',
      'awaitingWallet',
      'confirming',
      'confirming',
      'awaitingWallet',
      'confirming',
      'filling',
      'success',
    ])
  })

  it('behavior: returns the same state for an event that has no effect', () => {
    expect(run(prompted(0))).toBe(idleState)
    const state = run(started, prompted(0))
    expect(transitionExecution(state, { type: 'reset' })).toBe(state)
  })

  it('behavior: is missing until the transaction is seen, and may be left', () => {
    const sent = run(started, prompted(0), { type: 'submitted', index: 0, transactionHash: '0x1' })
    const missing = (isMissing: boolean): ExecutionEvent => ({ type: 'missing', index: 0, isMissing })
    expect(transitionExecution(sent, { type: 'reset' })).toBe(idleState)
    expect(transitionExecution(sent, missing(false))).toBe(sent)
    const lost = transitionExecution(sent, missing(true))
    expect(lost).toMatchObject({ status: 'confirming', items: [{ change: 'missing' }, {}] })
    expect(transitionExecution(lost, { type: 'reset' })).toBe(idleState)
    expect(transitionExecution(lost, missing(true))).toBe(lost)
    expect(transitionExecution(lost, missing(false)).items[0]?.change).toBeUndefined()
    expect(transitionExecution(lost, { type: 'confirmed', index: 0 }).items[0]).toMatchObject({
      status: 'done',
      change: undefined,
    })
  })

  it('behavior: a late answer ends the uncertainty', () => {
    const lost = run(started, prompted(0), {
      type: 'responseLost',
      indexes: [0],
      error: new ResponseLostError(),
    })
    expect(lost).toMatchObject({ status: 'unknown', items: [{ status: 'lost' }, {}] })
    expect(transitionExecution(lost, { type: 'submitted', index: 0, transactionHash: '0x1' })).toMatchObject({
      status: 'confirming',
      error: undefined,
    })
    expect(transitionExecution(lost, { type: 'signed', index: 0 })).toMatchObject({
      status: 'posting',
      error: undefined,
    })
    expect(
      transitionExecution(lost, { type: 'batchRefused', error: new WalletError({ message: 'no' }) }),
    ).toMatchObject({ status: 'awaitingWallet', error: undefined, items: [{ status: 'waiting' }, {}] })
  })

  it('behavior: drops the error when a refund follows a failure', () => {
    const failure = run(started, prompted(0), seen('failure'))
    expect(failure).toMatchObject({ status: 'failed', error: { name: 'RequestFailedError' } })
    expect(transitionExecution(failure, seen('refund'))).toMatchObject({
      status: 'refunded',
      error: undefined,
    })
  })

  describe('a deposit that the provider reports as dropped by its chain', () => {
    const approval = { ...item, stepId: 'approve', paysNothing: true }
    const sent: ExecutionEvent[] = [0, 1].flatMap((index): ExecutionEvent[] => [
      prompted(index),
      { type: 'submitted', index, transactionHash: `0x${index}` },
      { type: 'confirmed', index },
    ])
    const fails = (reason: Pick<RequestState, 'failReason' | 'details'>): ExecutionEvent => ({
      type: 'statusSeen',
      requestState: { rawStatus: 'failure', status: 'failure', ...reason } as RequestState,
    })
    const statusesAfter = (...events: ExecutionEvent[]) =>
      run({ ...started, items: [approval, item] }, ...sent, ...events).items.map(({ status, change }) => [
        status,
        change,
      ])

    it.each(['failReason', 'details'] as const)(
      'behavior: is pending again, while its approval stays done (%s)',
      (field) => {
        expect(statusesAfter(fails({ [field]: 'DEPOSIT_REORGED' }))).toEqual([
          ['done', undefined],
          ['confirming', 'reorganized'],
        ])
      },
    )

    it('behavior: stays done for any other reason, and is done again once it is refunded', () => {
      const done = ['done', undefined]
      expect(statusesAfter(fails({ failReason: 'SLIPPAGE' }))).toEqual([done, done])
      const refunded = statusesAfter(fails({ failReason: 'DEPOSIT_REORGED' }), seen('refund'))
      expect(refunded.map(([status]) => status)).toEqual(['done', 'done'])
    })
  })

  it('behavior: keeps a failure until the provider reports success or a refund', () => {
    const failure = run(started, prompted(0), seen('failure', true))
    expect(transitionExecution(failure, seen('pending', true))).toMatchObject({
      status: 'failed',
      requestState: { status: 'failure' },
    })
    expect(transitionExecution(failure, seen('success', true)).status).toBe('success')
    // Nor does a report without news clear it.
    const later = [seen('pending'), seen('unknown'), seen('submitted')].reduce(transitionExecution, failure)
    expect(later).toMatchObject({ status: 'failed', requestState: { status: 'failure' } })
    // A failure of our own is different: the provider knows better.
    const own = run(started, prompted(0), { type: 'failed', error: new WalletError({ message: 'no' }) })
    expect(transitionExecution(own, seen('pending', true)).status).toBe('filling')
  })

  it('behavior: ignores an answer that is older than the last one', () => {
    const at = (state: RequestStatus, updatedAt: number): ExecutionEvent => ({
      type: 'statusSeen',
      requestState: { rawStatus: state, status: state, isDeposited: true, updatedAt },
    })
    const filling = run(started, prompted(0), at('submitted', 2_000))
    expect(transitionExecution(filling, at('waiting', 1_000))).toBe(filling)
    expect(transitionExecution(filling, at('success', 2_000)).status).toBe('success')
  })

  it('behavior: sends a signature again, or marks it as lost, after the user was asked', () => {
    const error = new ResponseLostError()
    const asked = run(
      started,
      prompted(0),
      { type: 'signed', index: 0 },
      {
        type: 'decisionNeeded',
        decision: { kind: 'postAgain', error },
      },
    )
    const again = transitionExecution(transitionExecution(asked, { type: 'accepted' }), {
      type: 'signed',
      index: 0,
    })
    expect(again).toMatchObject({
      status: 'posting',
      decision: undefined,
      items: [{ status: 'posting' }, item],
    })
    const posted = transitionExecution(again, { type: 'posted', index: 0, appended: [item] })
    expect(posted.items.map(({ status }) => status)).toEqual(['done', 'waiting', 'waiting'])
    expect(transitionExecution(asked, { type: 'responseLost', indexes: [0], error })).toMatchObject({
      status: 'unknown',
      decision: undefined,
      error,
      items: [{ status: 'lost' }, item],
    })
  })

  it('behavior: changes only the provider’s status at an unknown status', () => {
    const state = run(started, prompted(0))
    expect(transitionExecution(state, seen('unknown'))).toMatchObject({
      status: 'awaitingWallet',
      error: undefined,
    })
  })

  it('behavior: reports an unreachable provider once, and clears it at the next answer', () => {
    const state = run(started, prompted(0), { type: 'statusUnavailable' })
    expect(state.isServiceUnreachable).toBe(true)
    expect(transitionExecution(state, { type: 'statusUnavailable' })).toBe(state)
    expect(transitionExecution(state, seen('waiting')).isServiceUnreachable).toBe(false)
  })

  it('behavior: handles any event, never mutates, and leaves final states only at the user’s request', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (list) => {
        let state = idleState
        for (const event of list) {
          const before = Object.freeze({ ...state })
          const next = transitionExecution(before, event)
          const isFinal = before.status === 'success' || before.status === 'refunded'
          // A hash that comes late is kept, and changes nothing else.
          if (isFinal && event.type === 'submitted') expect(next.status).toBe(before.status)
          // The reason of a refund is asked for again after a reload.
          else if (before.status === 'refunded' && event.type === 'statusSeen')
            expect({ ...next, requestState: before.requestState }).toEqual(before)
          else if (isFinal && next !== before) expect(['started', 'reset']).toContain(event.type)
          if (next.status === 'success' && before.status !== 'success')
            expect(event).toMatchObject(seen('success', next.requestState?.isDeposited))
          if (next.status === 'failed' || next.status === 'rejected') expect(next.error).toBeDefined()
          state = next
        }
      }),
      { numRuns: caseCount(1_000) },
    )
  })
})
