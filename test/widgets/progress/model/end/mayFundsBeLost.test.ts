import { expect, it } from 'vitest'
import {
  idleState,
  RequestFailedError,
  TransactionReplacedError,
  TransactionRevertedError,
  type ExecutionItem,
  type ExecutionState,
} from '@causeway/react/execution'
import { mayFundsBeLost } from '../../../../../src/widgets/progress/model/end/mayFundsBeLost.ts'

const hash = `0x${'1'.repeat(64)}` as const
const intent = { from: '0x1', at: 1, callsId: '0xbatch' } as const
const reverted = new TransactionRevertedError({ transactionHash: hash, chainId: 1 })
const canceled = new TransactionReplacedError({
  transactionHash: hash,
  replacementHash: hash,
  reason: 'cancelled',
})
const item = (status: ExecutionItem['status'], change: Partial<ExecutionItem> = {}): ExecutionItem => ({
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status,
  transactionHash: undefined,
  ...change,
})
const dropped = {
  status: 'failure',
  rawStatus: 'failure',
  failReason: 'DEPOSIT_REORGED',
  isDeposited: true,
  updatedAt: 1,
} as const

it.each<[string, Partial<ExecutionState>, boolean]>([
  ['nothing was sent', { items: [item('failed')], error: reverted }, false],
  ['nothing says why', { items: [item('waiting')] }, false],
  ['it was paid', { items: [item('done')], error: new RequestFailedError({ requestId: '0x1' }) }, true],
  ['it was paid, and nothing says why', { items: [item('done')] }, true],
  ['the wallet may have paid', { items: [item('lost')] }, true],
  ['it was paid and is pending', { status: 'filling', items: [item('done')] }, false],
  ['a batch has reverted', { items: [item('lost', { intent })], error: reverted }, false],
  ['a batch may have been sent', { items: [item('lost', { intent })] }, true],
  ['the user canceled', { items: [item('failed')], error: canceled }, false],
  ['the network dropped the deposit', { items: [item('done')], requestState: dropped }, false],
])('behavior: is true for a failure only if more than fees may be lost: %s', (_, change, mayBeLost) => {
  expect(mayFundsBeLost({ ...idleState, status: 'failed', ...change })).toBe(mayBeLost)
})
