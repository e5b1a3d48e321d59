import { describe, expect, it } from 'vitest'
import { UserRejectedError } from '@causeway/react'
import type { Quote } from '@causeway/react/actions'
import type { RequestState } from '@causeway/react/schemas'
import {
  InterruptedError,
  PermitUnusedError,
  ResponseLostError,
  WalletError,
  type ExecutionEvent,
  idleState,
  type ExecutionItem,
  type ExecutionItemStatus,
  type ExecutionState,
  type ExecutionStatus,
  type ExecutionSummary,
  transitionExecution,
} from '@causeway/react/execution'
import { executionItemStatuses } from '../../../src/execution/state/executionItem.ts'
import { executionStatuses } from '../../../src/execution/state/executionState.ts'
import { transitions } from '../../../src/execution/state/transitionExecution.ts'

const error = new WalletError({ message: 'no' })
const hash = `0x${'1'.repeat(64)}` as const
const intent = { from: '0x1', at: 5, nonce: 7 } as const
const decision = { kind: 'storageUnavailable', error } as const

const itemOf = (status: ExecutionItemStatus, change: Partial<ExecutionItem> = {}): ExecutionItem => ({
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status,
  transactionHash: undefined,
  ...change,
})

/** A state in the middle of a swap, with one item for each of the statuses. */
const stateOf = (
  status: ExecutionStatus,
  words: readonly ExecutionItemStatus[] = executionItemStatuses,
): ExecutionState => ({
  ...idleState,
  id: 'one',
  status,
  quote: {} as Quote,
  summary: {} as ExecutionSummary,
  requestId: '0x1',
  items: words.map((word) => itemOf(word)),
  startedAt: 1,
})

const wordsOf = ({ items }: ExecutionState) => items.map(({ status }) => status)

const statusOf = (state: RequestState['status'], change: Partial<RequestState> = {}): RequestState => ({
  rawStatus: state,
  status: state,
  isDeposited: false,
  updatedAt: undefined,
  ...change,
})

describe('the fields that an event changes', () => {
  it.each<[ExecutionStatus, readonly ExecutionItemStatus[], ExecutionEvent, Partial<ExecutionState>]>([
    ['auditing', ['waiting'], { type: 'chainRequested', chainId: 1 }, { status: 'awaitingChain' }],
    [
      'awaitingChain',
      ['done', 'waiting', 'waiting', 'waiting'],
      { type: 'prompted', indexes: [1, 3], intent },
      {
        status: 'awaitingWallet',
        items: [
          itemOf('done'),
          itemOf('prompting', { intent }),
          itemOf('waiting'),
          itemOf('prompting', { intent }),
        ],
      },
    ],
    [
      'awaitingWallet',
      ['waiting', 'prompting', 'prompting'],
      { type: 'submitted', index: 1, transactionHash: hash },
      {
        status: 'confirming',
        items: [itemOf('waiting'), itemOf('confirming', { transactionHash: hash }), itemOf('prompting')],
      },
    ],
    [
      'confirming',
      ['confirming', 'confirming'],
      { type: 'repriced', index: 1, transactionHash: hash },
      { items: [itemOf('confirming'), itemOf('confirming', { transactionHash: hash, change: 'repriced' })] },
    ],
    [
      'confirming',
      ['done', 'done', 'waiting'],
      { type: 'reorganized', index: 1 },
      { items: [itemOf('done'), itemOf('confirming', { change: 'reorganized' }), itemOf('waiting')] },
    ],
    [
      'confirming',
      ['waiting', 'confirming'],
      { type: 'missing', index: 1, isMissing: true },
      { items: [itemOf('waiting'), itemOf('confirming', { change: 'missing' })] },
    ],
    [
      'confirming',
      ['waiting', 'confirming'],
      { type: 'confirmed', index: 1, transactionHash: hash },
      { items: [itemOf('waiting'), itemOf('done', { transactionHash: hash })] },
    ],
    [
      'auditing',
      ['waiting', 'waiting'],
      { type: 'confirmed', index: 0 },
      { items: [itemOf('done'), itemOf('waiting')] },
    ],
    [
      'awaitingWallet',
      ['prompting', 'prompting'],
      { type: 'signed', index: 1 },
      { status: 'posting', items: [itemOf('prompting'), itemOf('posting')] },
    ],
    [
      'posting',
      ['posting'],
      { type: 'posted', index: 0, appended: [itemOf('waiting', { stepId: 'more' })] },
      { items: [itemOf('done'), itemOf('waiting', { stepId: 'more' })] },
    ],
    [
      'posting',
      ['posting'],
      { type: 'posted', index: 0, appended: [], requestId: '0x2' },
      { status: 'filling', items: [itemOf('done')] },
    ],
    [
      'posting',
      ['done', 'posting'],
      { type: 'posted', index: 1, appended: [] },
      { status: 'filling', items: [itemOf('done'), itemOf('done')] },
    ],
    [
      'awaitingWallet',
      ['waiting', 'prompting', 'prompting'],
      { type: 'responseLost', indexes: [1, 2], error },
      { status: 'unknown', error, items: [itemOf('waiting'), itemOf('lost'), itemOf('lost')] },
    ],
    ['auditing', ['waiting'], { type: 'decisionNeeded', decision }, { status: 'attention', decision }],
    [
      'filling',
      ['done'],
      { type: 'superseded', requestId: '0x2' },
      { requestId: '0x2', supersededIds: ['0x1'] },
    ],
    ['filling', ['done'], { type: 'statusUnavailable' }, { isServiceUnreachable: true }],
  ])('behavior: while %s, %j: %j', (status, words, event, change) => {
    const before = stateOf(status, words)
    expect(transitionExecution(before, event)).toEqual({ ...before, ...change })
  })

  it.each(['idle', 'rejected', 'failed', 'success', 'refunded'] as const)(
    'behavior: starts after %s with nothing of the last execution',
    (status) => {
      const facts = {
        id: 'two',
        quote: {} as Quote,
        summary: {} as ExecutionSummary,
        requestId: '0x2',
        items: [itemOf('waiting')],
      }
      const before = { ...stateOf(status), error, decision, requestState: statusOf('failure') }
      expect(transitionExecution(before, { type: 'started', ...facts, at: 9 })).toEqual({
        ...idleState,
        ...facts,
        status: 'auditing',
        startedAt: 9,
      })
      const isLeft = status !== 'idle'
      expect(transitionExecution(before, { type: 'reset' })).toBe(isLeft ? idleState : before)
    },
  )

  it('behavior: keeps a resumed state as it was restored', () => {
    const state = stateOf('filling')
    expect(transitionExecution(idleState, { type: 'restored', state })).toBe(state)
  })
})

describe('status of the items', () => {
  const over = { waiting: 'waiting', done: 'done', failed: 'failed' }
  it.each<[ExecutionStatus, ExecutionEvent, Partial<ExecutionState>, object]>([
    [
      'awaitingWallet',
      { type: 'batchRefused', error },
      { status: 'awaitingWallet', error: undefined },
      { ...over, prompting: 'waiting', lost: 'waiting', posting: 'posting', confirming: 'confirming' },
    ],
    [
      'attention',
      { type: 'accepted' },
      { status: 'auditing', error: undefined, decision: undefined },
      { ...over, prompting: 'prompting', lost: 'lost', posting: 'posting', confirming: 'confirming' },
    ],
    [
      'awaitingWallet',
      { type: 'rejected', error },
      { status: 'rejected', error, decision: undefined },
      { ...over, prompting: 'waiting', lost: 'waiting', posting: 'waiting', confirming: 'confirming' },
    ],
    [
      'attention',
      { type: 'rejected', error, isUnresolved: true },
      { status: 'rejected', error, decision: undefined },
      { ...over, prompting: 'waiting', lost: 'lost', posting: 'waiting', confirming: 'confirming' },
    ],
    [
      'confirming',
      { type: 'failed', error },
      { status: 'failed', error, decision: undefined },
      // It has no hash: that it failed is not known.
      { ...over, prompting: 'failed', lost: 'lost', posting: 'failed', confirming: 'lost' },
    ],
    [
      'unknown',
      { type: 'failed', error, isUnsent: true },
      { status: 'failed', error, decision: undefined },
      { ...over, prompting: 'failed', lost: 'failed', posting: 'failed', confirming: 'failed' },
    ],
    [
      'unknown',
      { type: 'statusSeen', requestState: statusOf('success') },
      { status: 'success', error: undefined, decision: undefined, requestState: statusOf('success') },
      Object.fromEntries(executionItemStatuses.map((word) => [word, 'done'])),
    ],
  ])('behavior: while %s: %j', (status, event, change, words) => {
    const before = { ...stateOf(status), error: new ResponseLostError(), decision }
    const after = transitionExecution(before, event)
    expect(after).toEqual({ ...before, ...change, items: after.items })
    expect(Object.fromEntries(executionItemStatuses.map((word, at) => [word, wordsOf(after)[at]]))).toEqual(
      words,
    )
    for (const [at, item] of after.items.entries()) {
      expect(item).toEqual({ ...before.items[at], status: item.status })
      // An unchanged item stays the same object, so that it isn't rendered again.
      if (item.status === before.items[at]?.status) expect(item).toBe(before.items[at])
    }
  })

  it.each([
    ['findings', 'lost'],
    ['storageUnavailable', 'lost'],
    ['unansweredPrompt', 'lost'],
    ['notSeen', 'waiting'],
    ['postAgain', 'lost'],
    ['pendingPayment', 'lost'],
  ] as const)('behavior: once the user accepts %s, marks a lost prompt as %s', (kind, word) => {
    const asked =
      kind === 'findings'
        ? { kind, findings: [] }
        : kind === 'notSeen'
          ? { kind, error, isRepeatable: true }
          : kind === 'unansweredPrompt'
            ? { kind, error, isPayment: true }
            : kind === 'pendingPayment'
              ? { kind, error, payments: [] }
              : { kind, error }
    const before = { ...stateOf('attention', ['lost']), decision: asked }
    expect(wordsOf(transitionExecution(before, { type: 'accepted' }))).toEqual([word])
  })

  it('behavior: ends a swap that was left and never sent, unless an earlier prompt for it may have been', () => {
    const unsent = { type: 'unsent', indexes: [0], promptedAt: intent.at, error } as const
    const promptedOf = (status: ExecutionStatus, words: readonly ExecutionItemStatus[]) => ({
      ...stateOf(status),
      items: words.map((word) => itemOf(word, { intent })),
    })
    for (const status of ['unknown', 'attention', 'rejected'] as const) {
      const next = transitionExecution(promptedOf(status, ['lost', 'lost']), unsent)
      expect(next).toMatchObject({ status: 'rejected', decision: undefined, error })
      expect(wordsOf(next)).toEqual(['waiting', 'lost'])
    }
    // The provider's failure stays.
    const failed = transitionExecution(promptedOf('failed', ['prompting']), unsent)
    expect([failed.status, ...wordsOf(failed)]).toEqual(['failed', 'waiting'])
    const before = promptedOf('unknown', ['lost'])
    // It belongs to another prompt.
    expect(transitionExecution(before, { ...unsent, promptedAt: intent.at + 1 })).toBe(before)
    const again = { ...before, items: before.items.map((item) => ({ ...item, wasLost: true })) }
    expect(transitionExecution(again, unsent)).toBe(again)
  })

  it('behavior: follows a batch by the ID that the wallet gave it', () => {
    const asked = itemOf('prompting', { intent: { ...intent, callsId: '0x0a5ced' } })
    const before = { ...stateOf('awaitingWallet'), items: [asked, asked, itemOf('prompting')] }
    const ofIndex = (index: number, callsId?: string) =>
      transitionExecution(before, {
        type: 'submitted',
        index,
        transactionHash: undefined,
        ...(callsId !== undefined && { callsId }),
      }).items
    const named = { ...asked, status: 'confirming', intent: { ...intent, callsId: '0x91fe' } }
    expect(ofIndex(1, '0x91fe')).toEqual([asked, named, itemOf('prompting')])
    expect(ofIndex(1)).toEqual([asked, { ...asked, status: 'confirming' }, itemOf('prompting')])
    expect(ofIndex(2, '0x91fe')).toEqual([asked, asked, itemOf('confirming')])
  })

  it('behavior: continues with a lost item that is found', () => {
    const before = { ...stateOf('unknown', ['lost', 'waiting']), error: new ResponseLostError() }
    const found = transitionExecution(before, { type: 'confirmed', index: 0 })
    expect(found).toEqual({
      ...before,
      status: 'confirming',
      error: undefined,
      items: [itemOf('done'), itemOf('waiting')],
    })
  })

  it('behavior: doesn’t end an uncertainty about something else at a confirmation', () => {
    const before = { ...stateOf('confirming', ['confirming', 'waiting']), error }
    expect(transitionExecution(before, { type: 'confirmed', index: 0 }).error).toBe(error)
    const asking = { ...stateOf('awaitingWallet', ['confirming', 'prompting']), error }
    expect(transitionExecution(asking, { type: 'confirmed', index: 0 })).toMatchObject({
      status: 'awaitingWallet',
      error,
    })
  })

  it('behavior: keeps the known hash at a confirmation without one', () => {
    const items = [itemOf('confirming', { transactionHash: hash }), itemOf('waiting')]
    const after = transitionExecution({ ...stateOf('confirming'), items }, { type: 'confirmed', index: 0 })
    expect(after.items[0]).toEqual(itemOf('done', { transactionHash: hash, change: undefined }))
  })

  it('behavior: leaves an execution that the provider failed as failed when its deposit is reorganized', () => {
    const before = { ...stateOf('failed', ['done']), requestState: statusOf('failure') }
    expect(transitionExecution(before, { type: 'reorganized', index: 0 })).toEqual({
      ...before,
      items: [itemOf('confirming', { change: 'reorganized' })],
    })
    const own = { ...before, requestState: undefined }
    expect(transitionExecution(own, { type: 'reorganized', index: 0 })).toBe(own)
  })

  it.each(['filling', 'unconfirmed'] as const)(
    'behavior: waits for a reorganized deposit again while %s, unless the provider has it',
    (status) => {
      const before = { ...stateOf(status, ['done']), requestState: statusOf('waiting') }
      expect(transitionExecution(before, { type: 'reorganized', index: 0 })).toEqual({
        ...before,
        // A stored swap stays unconfirmed.
        status: status === 'filling' ? 'confirming' : 'unconfirmed',
        items: [itemOf('confirming', { change: 'reorganized' })],
      })
      for (const requestState of [
        undefined,
        statusOf('submitted'),
        statusOf('waiting', { isDeposited: true }),
      ]) {
        const had = { ...before, requestState }
        expect(transitionExecution(had, { type: 'reorganized', index: 0 })).toBe(had)
      }
    },
  )

  it.each(['filling', 'unconfirmed'] as const)(
    'behavior: marks an expired permit as unpaid while %s, unless the provider has the funds',
    (status) => {
      const unused: ExecutionEvent = {
        type: 'failed',
        error: new PermitUnusedError({ reason: 'expired' }),
        isUnsent: true,
        index: 2,
      }
      const items = [
        itemOf('done', { transactionHash: hash }),
        // Another one, which was used.
        itemOf('done', { kind: 'signature', paysNothing: false }),
        itemOf('done', { kind: 'signature', paysNothing: false }),
      ]
      const before = { ...stateOf(status), items, requestState: statusOf('waiting') }
      const next = transitionExecution(before, unused)
      expect(next).toMatchObject({ status: 'failed', error: { name: 'PermitUnusedError' } })
      expect(wordsOf(next)).toEqual(['done', 'done', 'failed'])
      for (const requestState of [undefined, statusOf('submitted')]) {
        const had = { ...before, requestState }
        expect(transitionExecution(had, unused)).toBe(had)
      }
      // No other failure after the user's part says this about a permit.
      const other = transitionExecution(before, { type: 'failed', error })
      expect(wordsOf(other)).toEqual(['done', 'done', 'done'])
      expect(other.status).toBe(status === 'filling' ? 'filling' : 'failed')
    },
  )

  it.each<[ExecutionStatus, string]>([
    ['rejected', 'PermitUnusedError'],
    ['failed', 'ResponseLostError'],
  ])('behavior: marks a lost permit as failed once it has ended unused, while %s', (status, name) => {
    const unused = new PermitUnusedError({ reason: 'expired' })
    const event: ExecutionEvent = { type: 'failed', error: unused, isUnsent: true, index: 1 }
    const items = [itemOf('lost'), itemOf('lost', { kind: 'signature', paysNothing: false })]
    const error = new ResponseLostError()
    const before = { ...stateOf(status), items, error, requestState: statusOf('waiting') }
    const next = transitionExecution(before, event)
    expect(next).toMatchObject({ status: 'failed', error: { name } })
    // Nothing new is known about the other one.
    expect(wordsOf(next)).toEqual(['lost', 'failed'])
    const had = { ...before, requestState: statusOf('submitted') }
    expect(transitionExecution(had, event)).toBe(had)
    expect(transitionExecution(before, { type: 'failed', error })).toBe(before)
  })

  it('behavior: keeps a nonce only with the hash that it belongs to', () => {
    const [first, second] = [hash, `0x${'2'.repeat(64)}`] as const
    const before = stateOf('confirming', ['confirming'])
    const items = [itemOf('confirming', { transactionHash: first, intent })]
    const seenAs = (transactionHash: typeof hash, nonce: number) =>
      ({ type: 'transactionSeen', index: 0, transactionHash, nonce }) as const
    const sent = { ...before, items }
    expect(transitionExecution(sent, seenAs(second, 9))).toBe(sent)
    const seen = transitionExecution(sent, seenAs(first, 9))
    expect(seen.items).toEqual([{ ...items[0], transactionNonce: 9 }])
    expect(transitionExecution(seen, seenAs(first, 9))).toBe(seen)
    const nonceAfter = (event: ExecutionEvent, state = seen) =>
      transitionExecution(state, event).items[0]?.transactionNonce
    expect(nonceAfter({ type: 'repriced', index: 0, transactionHash: second })).toBe(9)
    expect(nonceAfter({ type: 'confirmed', index: 0, transactionHash: second })).toBe(9)
    expect(nonceAfter({ type: 'submitted', index: 0, transactionHash: second })).toBeUndefined()
    expect(nonceAfter({ type: 'responseLost', indexes: [0], error: new ResponseLostError() })).toBeUndefined()
    const late = { type: 'submitted', index: 0, transactionHash: second } as const
    expect(nonceAfter(late, { ...seen, status: 'filling' })).toBeUndefined()
    expect(nonceAfter({ ...late, transactionHash: undefined }, { ...seen, status: 'filling' })).toBe(9)
    const lost = { ...seen, isRestored: true, status: 'unknown' as const }
    const lostItems = seen.items.map((item) => ({ ...item, status: 'lost' as const }))
    expect(nonceAfter({ ...late, type: 'hashFound' }, { ...lost, items: lostItems })).toBeUndefined()
  })

  it('behavior: ignores a missing item that doesn’t exist', () => {
    const before = stateOf('confirming', ['confirming'])
    expect(transitionExecution(before, { type: 'missing', index: 5, isMissing: false })).toBe(before)
  })

  it.each<ExecutionEvent>([
    { type: 'submitted', index: 0, transactionHash: hash },
    { type: 'signed', index: 0 },
  ])('behavior: $type ends an uncertainty', (event) => {
    const before = { ...stateOf('unknown', ['lost']), error: new ResponseLostError() }
    expect(transitionExecution(before, event).error).toBeUndefined()
  })

  it.each([
    ['failed', 'prompting', 'confirming'],
    ['failed', 'lost', 'confirming'],
    ['failed', 'failed', 'failed'],
    ['unconfirmed', 'prompting', 'confirming'],
    ['success', 'done', 'done'],
  ] as const)('behavior: adds a late hash while %s, to an item that is %s', (status, was, then) => {
    const before = stateOf(status, [was])
    expect(transitionExecution(before, { type: 'submitted', index: 0, transactionHash: hash })).toEqual({
      ...before,
      items: [itemOf(then, { transactionHash: hash })],
    })
  })

  it('behavior: drops what was reported about a superseded request', () => {
    const before = { ...stateOf('filling', ['done']), requestState: statusOf('submitted') }
    expect(transitionExecution(before, { type: 'superseded', requestId: '0x2' })).toMatchObject({
      requestId: '0x2',
      supersededIds: [before.requestId],
      requestState: undefined,
    })
  })

  it('behavior: keeps each superseded ID once, even in a circle, and only the first and the latest of many', () => {
    const supersede = (ids: readonly string[]) =>
      ids.reduce(
        (state, requestId) => transitionExecution(state, { type: 'superseded', requestId }),
        stateOf('filling', ['done']),
      )
    const { requestId = '' } = stateOf('filling', ['done'])
    const circle = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? '0xAB' : requestId))
    expect(supersede(circle).supersededIds).toEqual([requestId, '0xAB'])
    const many = supersede(Array.from({ length: 100 }, (_, at) => `0x${at + 100}`)).supersededIds
    expect(many).toHaveLength(20)
    expect([many.at(0), many.at(1), many.at(-1)]).toEqual([requestId, '0x180', '0x198'])
  })
})

describe('reports of the provider', () => {
  const see = (before: ExecutionState, status: RequestState) =>
    transitionExecution(before, { type: 'statusSeen', requestState: status })

  it.each([
    ['0x1', 'no funds', { requestId: '0x1', reason: 'no funds' }],
    ['0x1', undefined, { requestId: '0x1', reason: undefined }],
    [undefined, undefined, { requestId: '', reason: undefined }],
  ])('error: fails with a RequestFailedError of request %s for %s', (requestId, failReason, facts) => {
    const before = { ...stateOf('attention'), decision, requestId }
    const status = statusOf('failure', { failReason })
    const after = see(before, status)
    expect(after).toEqual({
      ...before,
      status: 'failed',
      decision: undefined,
      requestState: status,
      error: expect.objectContaining({ name: 'RequestFailedError', ...facts }),
    })
  })

  it.each([
    [1, 2, true],
    [2, 2, false],
    [3, 2, false],
    [undefined, 2, false],
    [1, undefined, false],
    [undefined, undefined, false],
  ])(
    'behavior: compares an answer of %s with an earlier one of %s: is it older? %s',
    (updatedAt, known, isOlder) => {
      const before = {
        ...stateOf('filling', ['done']),
        requestState: statusOf('submitted', { updatedAt: known }),
      }
      expect(see(before, statusOf('pending', { updatedAt })) === before).toBe(isOlder)
    },
  )

  it.each(['pending', 'waiting', 'unknown'] as const)(
    'behavior: a report of %s from the future doesn’t hide that the funds have arrived',
    (word) => {
      const before = { ...stateOf('confirming'), requestState: statusOf(word, { updatedAt: 4e12 }) }
      const next = see(before, statusOf('submitted', { updatedAt: 2 }))
      expect(next.status).toBe('filling')
      // Later reports are compared with this one.
      expect(next.requestState?.updatedAt).toBe(2)
    },
  )

  it('behavior: ignores an older report that the funds have arrived after a newer one', () => {
    const before = {
      ...stateOf('filling', ['done']),
      requestState: statusOf('submitted', { updatedAt: 2 }),
    }
    expect(see(before, statusOf('submitted', { updatedAt: 1 }))).toBe(before)
  })

  it('behavior: accepts the first answer, whatever its time', () => {
    expect(see(stateOf('filling', ['done']), statusOf('success', { updatedAt: -1 })).status).toBe('success')
  })

  it('behavior: ignores what the wallet or the chain reported once the funds have arrived', () => {
    const before = { ...stateOf('failed', ['failed']), error }
    expect(see(before, statusOf('submitted'))).toMatchObject({
      status: 'filling',
      error: undefined,
      items: [{ status: 'done' }],
    })
  })
})

describe('an end that only a store knows', () => {
  it.each<[RequestState['status'], boolean, ExecutionStatus]>([
    ['waiting', false, 'unconfirmed'],
    ['depositing', false, 'unconfirmed'],
    ['pending', false, 'unconfirmed'],
    ['unknown', false, 'unconfirmed'],
    ['waiting', true, 'filling'],
    ['pending', true, 'filling'],
    ['submitted', false, 'filling'],
    ['success', false, 'success'],
    ['refund', false, 'refunded'],
    ['failure', false, 'failed'],
  ])('behavior: once the provider reports %s, deposited: %s, it is %s', (word, isDeposited, status) => {
    const seen = statusOf(word, { isDeposited })
    const next = transitionExecution(stateOf('unconfirmed', ['waiting']), {
      type: 'statusSeen',
      requestState: seen,
    })
    expect(next).toMatchObject({ status, requestState: seen })
  })

  it.each<[RequestState['status'] | undefined, ExecutionStatus]>([
    [undefined, 'unconfirmed'],
    ['unknown', 'unconfirmed'],
    ['waiting', 'failed'],
    ['pending', 'failed'],
  ])('behavior: its failed transaction, while the provider reports %s, makes it %s', (word, status) => {
    const requestState = word && statusOf(word)
    const state = { ...stateOf('unconfirmed', ['confirming']), isRestored: true, requestState }
    expect(transitionExecution(state, { type: 'failed', error }).status).toBe(status)
  })

  it.each<[RequestState['status'] | undefined, ExecutionStatus]>([
    [undefined, 'unconfirmed'],
    ['unknown', 'unconfirmed'],
    ['waiting', 'rejected'],
  ])(
    'behavior: an item that was still to be sent, while the provider reports %s, makes it %s',
    (word, status) => {
      const requestState = word && statusOf(word)
      const state = { ...stateOf('unconfirmed', ['done', 'waiting']), isRestored: true, requestState }
      const next = transitionExecution(state, { type: 'rejected', error: new InterruptedError() })
      expect(next.status).toBe(status)
      expect(wordsOf(next)).toEqual(['done', 'waiting'])
    },
  )

  it.each<[RequestState['status'] | undefined, ExecutionStatus, ExecutionItemStatus]>([
    [undefined, 'unconfirmed', 'confirming'],
    ['unknown', 'unconfirmed', 'confirming'],
    ['waiting', 'unknown', 'lost'],
  ])('behavior: a lost item, while the provider reports %s, makes it %s', (word, status, itemStatus) => {
    const requestState = word && statusOf(word)
    const state = { ...stateOf('unconfirmed', ['done', 'confirming']), isRestored: true, requestState }
    const lost = new ResponseLostError()
    const next = transitionExecution(state, { type: 'responseLost', indexes: [1], error: lost })
    expect(next.status).toBe(status)
    expect(wordsOf(next)).toEqual(['done', itemStatus])
  })

  it('behavior: stays unconfirmed when all is mined, until the provider reports it', () => {
    for (const status of ['confirming', 'unknown', 'unconfirmed'] as const) {
      const state = { ...stateOf(status, ['done', 'confirming']), isRestored: true }
      expect(transitionExecution(state, { type: 'confirmed', index: 1 })).toMatchObject({
        status: 'unconfirmed',
        items: [{ status: 'done' }, { status: 'done' }],
      })
    }
  })

  it('behavior: looks up a stored hash only where an answer was lost before', () => {
    const hashFound = { type: 'hashFound', index: 0, transactionHash: hash } as const
    for (const isRestored of [true, false]) {
      for (const word of executionItemStatuses) {
        const state = { ...stateOf('unknown', [word]), isRestored }
        const next = transitionExecution(state, hashFound)
        if (isRestored && word === 'lost') {
          expect(next).toMatchObject({ status: 'unconfirmed', items: [{ transactionHash: hash }] })
        } else expect(next).toBe(state)
      }
    }
    const both = { ...stateOf('unknown', ['lost', 'lost']), isRestored: true }
    expect(transitionExecution(both, hashFound)).toMatchObject({
      status: 'unknown',
      items: [{ status: 'confirming' }, { status: 'lost' }],
    })
  })
})

describe('a hash that comes late', () => {
  const late = [
    'filling',
    'failed',
    'success',
    'refunded',
    'unconfirmed',
  ] as const satisfies readonly ExecutionStatus[]

  it.each(late)('behavior: is kept while it is %s, and changes nothing else', (status) => {
    const before = stateOf(status, ['done', 'failed'])
    expect(transitionExecution(before, { type: 'submitted', index: 1, transactionHash: hash })).toEqual({
      ...before,
      items: [itemOf('done'), itemOf('failed', { transactionHash: hash })],
    })
    expect(transitionExecution(before, { type: 'submitted', index: 1, transactionHash: undefined })).toBe(
      before,
    )
  })
})

describe('whether it could be stored', () => {
  it.each(executionStatuses.filter((status) => status !== 'idle'))(
    'behavior: says so while it is %s',
    (status) => {
      const before = stateOf(status)
      const unstored = transitionExecution(before, { type: 'stored', isUnstored: true })
      expect(unstored).toEqual({ ...before, isUnstored: true })
      expect(transitionExecution(unstored, { type: 'stored', isUnstored: true })).toBe(unstored)
      expect(transitionExecution(unstored, { type: 'stored', isUnstored: false })).toEqual(before)
    },
  )
})

describe('whether earlier payments are looked up', () => {
  const looked = (isChecking: boolean) => ({ type: 'earlierChecked', isChecking }) as const

  it.each(['auditing', 'confirming'] as const)('behavior: says so while it is %s', (status) => {
    const before = stateOf(status)
    const checking = transitionExecution(before, looked(true))
    expect(checking).toEqual({ ...before, isCheckingEarlier: true })
    expect(transitionExecution(checking, looked(true))).toBe(checking)
    expect(transitionExecution(checking, looked(false))).toEqual(before)
  })

  it('behavior: is over in the next status, whatever comes first', () => {
    const checking = transitionExecution(stateOf('auditing'), looked(true))
    const error = new UserRejectedError()
    expect(transitionExecution(checking, { type: 'rejected', error })).toMatchObject({
      status: 'rejected',
      isCheckingEarlier: false,
    })
  })
})

describe('the time of an answer', () => {
  const pending = stateOf('filling', ['done'])
  const seen = { ...pending, requestState: statusOf('pending', { updatedAt: 100 }) }

  it.each([
    ['success', 'success'],
    ['refund', 'refunded'],
    ['failure', 'failed'],
  ] as const)('behavior: %s ends it, even if it is older than the last answer', (state, status) => {
    const next = transitionExecution(seen, {
      type: 'statusSeen',
      requestState: statusOf(state, { updatedAt: 50 }),
    })
    expect(next.status).toBe(status)
  })

  it('behavior: drops any other answer that is older than the last one', () => {
    expect(
      transitionExecution(seen, { type: 'statusSeen', requestState: statusOf('waiting', { updatedAt: 50 }) }),
    ).toBe(seen)
  })
})

describe('an item that was lost and is found', () => {
  it.each([
    [true, 'unconfirmed'],
    [false, 'confirming'],
  ] as const)('behavior: continues, restored %s, as %s', (isRestored, status) => {
    const before = { ...stateOf('unknown', ['lost', 'waiting']), isRestored, error }
    expect(transitionExecution(before, { type: 'confirmed', index: 0 })).toEqual({
      ...before,
      status,
      error: undefined,
      items: [itemOf('done'), itemOf('waiting')],
    })
  })

  it('behavior: is no longer missing once it is mined', () => {
    const before = {
      ...stateOf('confirming'),
      items: [itemOf('confirming', { change: 'missing' }), itemOf('waiting')],
    }
    expect(transitionExecution(before, { type: 'confirmed', index: 0 }).items[0]).toEqual(
      itemOf('done', { change: undefined }),
    )
  })
})

describe('stopped', () => {
  it('behavior: leaves nothing behind', () => {
    expect(transitionExecution(stateOf('filling'), { type: 'stopped' })).toBe(idleState)
  })

  it.each(['rejected', 'failed'] as const)(
    'behavior: %s in doubt, leaves it to the list, unless it couldn’t be stored',
    (status) => {
      const inDoubt = stateOf(status, ['lost'])
      expect(transitionExecution(inDoubt, { type: 'stopped' })).toBe(idleState)
      const unstored = { ...inDoubt, isUnstored: true }
      expect(transitionExecution(unstored, { type: 'stopped' })).toBe(unstored)
      const declined = stateOf(status, ['waiting'])
      expect(transitionExecution(declined, { type: 'stopped' })).toBe(declined)
    },
  )
})

describe('which event means something', () => {
  const isNamed = (status: ExecutionStatus, type: ExecutionEvent['type']) =>
    Object.hasOwn(transitions[status], type)

  it.each<[ExecutionEvent['type'], readonly ExecutionStatus[]]>([
    ['started', ['idle', 'rejected', 'failed', 'success', 'refunded', 'unconfirmed']],
    ['restored', ['idle']],
    ['accepted', ['attention']],
    ['posted', ['posting']],
    ['transactionSeen', ['confirming', 'unconfirmed']],
    ['repriced', ['confirming']],
    ['reorganized', ['confirming', 'failed', 'filling', 'unconfirmed']],
    ['missing', ['confirming', 'unconfirmed']],
    [
      'reset',
      [
        'auditing',
        'confirming',
        'unknown',
        'attention',
        'filling',
        'rejected',
        'failed',
        'success',
        'refunded',
        'unconfirmed',
      ],
    ],
    [
      'rejected',
      [
        'auditing',
        'awaitingChain',
        'awaitingWallet',
        'confirming',
        'posting',
        'unknown',
        'attention',
        'unconfirmed',
      ],
    ],
  ])('behavior: %s has an effect only while %j', (type, statuses) => {
    expect(executionStatuses.filter((status) => isNamed(status, type)).toSorted()).toEqual(
      [...statuses].toSorted(),
    )
  })
})
