import { describe, expect, it } from 'vitest'
import {
  PermitUnusedError,
  TransactionReplacedError,
  TransactionRevertedError,
  idleState,
  type ExecutionItem,
  type ExecutionState,
} from '@causeway/react/execution'
import type { RequestState } from '@causeway/react/schemas'
import { executionStatuses } from '../../../../../src/execution/state/executionState.ts'
import { reportsNoDeposit } from '../../../../../src/schemas/status/requestOutcome.ts'
import { mayTryAgain } from '../../../../../src/widgets/progress/model/actions/mayTryAgain.ts'

const transactionHash = `0x${'1'.repeat(64)}` as const
const replacementHash = `0x${'2'.repeat(64)}` as const
const deposit: ExecutionItem = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status: 'failed',
  transactionHash,
}
const approval: ExecutionItem = { ...deposit, stepId: 'approve', status: 'done' }
const signature: ExecutionItem = {
  ...approval,
  kind: 'signature',
  stepId: 'approve',
  paysNothing: false,
  transactionHash: undefined,
}
const error = new TransactionRevertedError({ transactionHash, chainId: 1 })
const reverted: ExecutionState = { ...idleState, status: 'failed', error, items: [approval, deposit] }
const refunded: ExecutionState = {
  ...idleState,
  status: 'refunded',
  items: [approval, { ...deposit, status: 'done' }],
}

const replaced = (reason: 'cancelled' | 'replaced') =>
  new TransactionReplacedError({ transactionHash, replacementHash, reason })
const said = (status: RequestState['status'], change: Partial<RequestState> = {}): RequestState => ({
  status,
  rawStatus: status,
  isDeposited: false,
  updatedAt: undefined,
  ...change,
})
const inBatch = { ...deposit, intent: { from: `0x${'3'.repeat(40)}`, at: 1, callsId: '0x01' } } as const

describe('mayTryAgain', () => {
  it.each<[string, ExecutionState]>([
    ['it was refunded', refunded],
    ['the payment reverted', reverted],
    [
      'the permit expired unused',
      {
        ...reverted,
        error: new PermitUnusedError({ reason: 'expired' }),
        items: [{ ...signature, status: 'failed' }],
      },
    ],
    [
      'the approval reverted, before the payment',
      { ...reverted, items: [{ ...approval, status: 'failed' }] },
    ],
    [
      'a text was signed, and the payment reverted',
      { ...reverted, items: [{ ...signature, paysNothing: true }, deposit] },
    ],
    ['the user canceled it in the wallet', { ...reverted, error: replaced('cancelled') }],
    ['the provider still waits for the deposit', { ...reverted, requestState: said('waiting') }],
    ['the provider’s status doesn’t prove a deposit', { ...reverted, requestState: said('pending') }],
    ['the only payment of a batch reverted', { ...reverted, items: [approval, inBatch] }],
  ])('default: is true where %s', (_, state) => {
    expect(mayTryAgain(state, reportsNoDeposit(state.requestState))).toBe(true)
  })

  it.each<[string, ExecutionState]>([
    ['a permit was signed', { ...reverted, items: [signature, deposit] }],
    [
      'a payment calls itself an approval',
      { ...reverted, items: [{ ...approval, paysNothing: false }, deposit] },
    ],
    ['another transaction replaced it', { ...reverted, error: replaced('replaced') }],
    ['the provider has reported a failure', { ...reverted, requestState: said('failure') }],
    ['the provider has seen a deposit', { ...reverted, requestState: said('depositing') }],
    ['the provider has the deposit', { ...reverted, requestState: said('waiting', { isDeposited: true }) }],
    ['the provider’s status is unknown', { ...reverted, requestState: said('unknown') }],
    ['an earlier payment went through', { ...reverted, items: [{ ...deposit, status: 'done' }, deposit] }],
    [
      'a signature was handed over',
      { ...reverted, items: [{ ...deposit, kind: 'signature', status: 'done' }, deposit] },
    ],
    ['an earlier prompt for it was lost', { ...reverted, items: [{ ...deposit, wasLost: true }] }],
    ['one prompt is lost', { ...reverted, items: [{ ...deposit, status: 'lost' }] }],
    ['one of several payments in a batch reverted', { ...reverted, items: [inBatch, inBatch] }],
    ['the reason is unknown', { ...reverted, error: undefined }],
    ['only the store says that it reverted', { ...reverted, isRestored: true }],
    ['only the store says that it was refunded', { ...refunded, isRestored: true }],
    [
      'it was refunded, and an earlier prompt may have sent it as well',
      { ...refunded, items: [{ ...deposit, status: 'done', wasLost: true }] },
    ],
  ])('error: is false where %s', (_, state) => {
    expect(mayTryAgain(state, reportsNoDeposit(state.requestState))).toBe(false)
  })

  it('behavior: is false in every other state, whatever the error was', () => {
    const offered = executionStatuses.filter((status) =>
      mayTryAgain({ ...reverted, status }, reportsNoDeposit(reverted.requestState)),
    )
    expect(offered).toEqual(['refunded', 'failed'])
  })
})
