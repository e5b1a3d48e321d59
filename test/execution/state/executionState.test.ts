import { describe, expect, it } from 'vitest'
import { idleState } from '@causeway/react/execution'
import { executionItemStatuses } from '../../../src/execution/state/executionItem.ts'
import {
  executionStatuses,
  hasItemsToSend,
  isExecutionSettled,
  isPending,
  isSendingOver,
  isUnconfirmedByService,
  isUnresolved,
} from '../../../src/execution/state/executionState.ts'

/** The statuses for which the function returns true. */
const statusesThat = (isTrue: (state: { status: (typeof executionStatuses)[number] }) => boolean) =>
  executionStatuses.filter((status) => isTrue({ status }))

describe('idleState', () => {
  it('default: has no items, no errors and nothing known', () => {
    expect(idleState).toEqual({
      status: 'idle',
      items: [],
      supersededIds: [],
      isRestored: false,
      isServiceUnreachable: false,
      isCheckingEarlier: false,
      isUnstored: false,
    })
  })
})

describe('isPending', () => {
  it('default: is true from the audit until the provider is done or nothing more is watched', () => {
    expect(statusesThat(isPending).toSorted()).toEqual([
      'attention',
      'auditing',
      'awaitingChain',
      'awaitingWallet',
      'confirming',
      'filling',
      'posting',
      'unknown',
    ])
  })
})

describe('isSendingOver', () => {
  it('default: is true while the provider pays out, and at every end that it reports', () => {
    expect(statusesThat(isSendingOver).toSorted()).toEqual(['failed', 'filling', 'refunded', 'success'])
  })
})

describe('hasItemsToSend', () => {
  const item = { kind: 'transaction', stepId: 'deposit', action: undefined, chainId: 1 } as const
  const items = (...statuses: (typeof executionItemStatuses)[number][]) =>
    statuses.map((status) => ({ ...item, status, transactionHash: undefined }))

  it('default: is true while an item waits for its prompt, and may still get it', () => {
    const waiting = items('done', 'waiting')
    expect(statusesThat(({ status }) => hasItemsToSend({ status, items: waiting })).toSorted()).toEqual([
      'attention',
      'auditing',
      'awaitingChain',
      'awaitingWallet',
      'confirming',
      'posting',
      'unknown',
    ])
  })

  it('behavior: false once everything was prompted', () => {
    const prompted = items('done', 'confirming')
    expect(statusesThat(({ status }) => hasItemsToSend({ status, items: prompted }))).toEqual([])
  })
})

describe('isExecutionSettled', () => {
  it('default: only a delivery and a refund are never changed again', () => {
    expect(statusesThat(isExecutionSettled).toSorted()).toEqual(['refunded', 'success'])
  })
})

describe('isUnconfirmedByService', () => {
  const requestState = {
    rawStatus: 'waiting',
    status: 'waiting',
    isDeposited: false,
    updatedAt: undefined,
  } as const

  it.each([
    [true, undefined, true],
    [true, requestState, false],
    [false, undefined, false],
    [false, requestState, false],
  ])('parameters: restored %s, status %o gives %s', (isRestored, status, isTrue) => {
    expect(isUnconfirmedByService({ isRestored, requestState: status })).toBe(isTrue)
  })
})

describe('isUnresolved', () => {
  const kind = 'transaction'

  it.each<[(typeof executionItemStatuses)[number], boolean]>([
    ['waiting', false],
    ['prompting', true],
    ['posting', true],
    ['lost', true],
    ['done', true],
    ['failed', false],
  ])('behavior: decides for a signature that takes funds, and is %s: %s', (status, expected) => {
    const signature = { kind: 'signature', status } as const
    expect(isUnresolved({ status: 'rejected', items: [signature] })).toBe(expected)
    const text = { ...signature, paysNothing: true }
    expect(isUnresolved({ status: 'rejected', items: [text] })).toBe(status === 'lost')
  })

  it('default: is true with one lost item, once the swap was given up', () => {
    expect(
      isUnresolved({
        status: 'rejected',
        items: [
          { kind, status: 'done' },
          { kind, status: 'lost' },
        ],
      }),
    ).toBe(true)
  })

  it.each(executionItemStatuses.filter((status) => status !== 'lost'))(
    'parameters: an item %s is not lost',
    (status) => {
      expect(isUnresolved({ status: 'rejected', items: [{ kind, status }] })).toBe(false)
    },
  )

  it.each(executionStatuses.filter((status) => status !== 'rejected'))(
    'parameters: %s is not given up',
    (status) => {
      expect(isUnresolved({ status, items: [{ kind, status: 'lost' }] })).toBe(false)
    },
  )

  it('behavior: is false without items', () => {
    expect(isUnresolved({ status: 'rejected', items: [] })).toBe(false)
  })
})
