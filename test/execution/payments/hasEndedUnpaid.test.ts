import {
  idleState,
  QuotePaidError,
  QuoteReplacedError,
  QuoteUsedError,
  RequestFailedError,
  TransactionRevertedError,
  type ExecutionItem,
  type ExecutionState,
} from '@causeway/react/execution'
import { describe, expect, it } from 'vitest'
import { hasEndedUnpaid } from '../../../src/execution/payments/hasEndedUnpaid.ts'

const hash = `0x${'a'.repeat(64)}` as const
const intent = { from: `0x${'b'.repeat(40)}`, at: 1_700_000_000_000 } as const

const approval: ExecutionItem = {
  kind: 'transaction',
  stepId: 'approve',
  action: undefined,
  chainId: 1,
  paysNothing: true,
  status: 'failed',
  transactionHash: hash,
  intent,
}

const payment: ExecutionItem = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  paysNothing: false,
  status: 'failed',
  transactionHash: undefined,
  intent,
}

function endedWith(change: Partial<ExecutionItem>, state: Partial<ExecutionState> = {}): boolean {
  return hasEndedUnpaid({
    ...idleState,
    status: 'failed',
    items: [approval, { ...payment, ...change }],
    ...state,
  })
}

describe('hasEndedUnpaid', () => {
  it.each([
    ['a payment that was never prompted', { status: 'waiting', intent: undefined }],
    ['a payment that the wallet rejected', { status: 'failed' }],
    ['a batch that the wallet rejected', { status: 'failed', intent: { ...intent, callsId: hash } }],
    ['a permit that the wallet rejected', { kind: 'signature', status: 'failed' }],
  ] as const)('default: is true for %s, after a reverted approval', (_, change) => {
    expect(endedWith(change)).toBe(true)
    expect(endedWith(change, { status: 'rejected' })).toBe(true)
  })

  it.each([
    ['a payment that reverted, which a reorganization may undo', { transactionHash: hash }],
    ['a payment that the network may mine', { status: 'confirming' }],
    ['a payment whose prompt was never answered', { status: 'lost' }],
    ['a payment whose earlier prompt was never answered', { wasLost: true }],
    ['a payment whose prompt is open', { status: 'prompting' }],
    ['a batch that the wallet gave up', { intent: { ...intent, earlierCallsIds: [hash] } }],
    ['a permit that was posted', { kind: 'signature', status: 'done' }],
    ['a permit that is being posted', { kind: 'signature', status: 'posting' }],
  ] as const satisfies [string, Partial<ExecutionItem>][])('behavior: is false for %s', (_, change) => {
    expect(endedWith(change as Partial<ExecutionItem>)).toBe(false)
  })

  it.each([
    ['while it is pending', { status: 'confirming' }],
    ['once it succeeded', { status: 'success' }],
    ['if it is only known from storage', { isRestored: true }],
    [
      'if the provider reports a deposit',
      {
        requestState: {
          requestId: hash,
          status: 'failure',
          rawStatus: 'failure',
          isDeposited: true,
          updatedAt: intent.at,
        },
      },
    ],
  ] as unknown as [string, Partial<ExecutionState>][])('behavior: is false %s', (_, state) => {
    expect(endedWith({}, state)).toBe(false)
  })

  it.each([
    { error: new QuotePaidError({ requestId: hash, status: 'pending' }), isUnpaid: false },
    { error: new QuoteUsedError({ requestId: hash }), isUnpaid: false },
    { error: new QuoteReplacedError({ requestId: hash }), isUnpaid: false },
    { error: new RequestFailedError({ requestId: hash }), isUnpaid: false },
    { error: new TransactionRevertedError({ transactionHash: hash, chainId: 1 }), isUnpaid: true },
  ])('behavior: is $isUnpaid after $error.name', ({ error, isUnpaid }) => {
    expect(endedWith({ status: 'waiting', intent: undefined }, { error })).toBe(isUnpaid)
  })
})
