import { expect, it } from 'vitest'
import { idleState, type ExecutionState } from '@causeway/react/execution'
import type { RequestRecord } from '@causeway/react/actions'
import { withRecordReasons } from '../../../../../src/widgets/progress/model/end/withRecordReasons.ts'

const requestState = { status: 'failure', rawStatus: 'failure', isDeposited: true, updatedAt: 1 } as const
const item = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status: 'done',
  transactionHash: undefined,
} as const
const failed: ExecutionState = { ...idleState, status: 'failed', requestState, items: [item] }
const record = (change: Partial<RequestRecord>): RequestRecord =>
  ({ id: '0x1', status: 'failure', createdAt: '', updatedAt: '', data: {}, ...change }) as RequestRecord
const reasons = { failReason: 'EXECUTION_REVERTED', refundFailReason: 'MANUAL_REFUND_REQUIRED' }

it('default: gives a lookup without reasons those of the record', () => {
  expect(withRecordReasons(failed, record({ data: reasons }))).toEqual({
    ...failed,
    requestState: { ...requestState, ...reasons },
  })
})

it('behavior: keeps the lookup’s own reasons', () => {
  const own = { failReason: 'SLIPPAGE', refundFailReason: 'NO_REFUND_ADDRESS' }
  const state = { ...failed, requestState: { ...requestState, ...own } }
  expect(withRecordReasons(state, record({ data: reasons })).requestState).toMatchObject(own)
})

it('behavior: drops the reason why a refund failed once it was refunded', () => {
  const { requestState: found } = withRecordReasons(failed, record({ status: 'refund', data: reasons }))
  expect(found).toMatchObject({ failReason: 'EXECUTION_REVERTED', refundFailReason: undefined })
})

it('behavior: marks a dropped deposit as no longer done', () => {
  const { items } = withRecordReasons(failed, record({ data: { failReason: 'DEPOSIT_REORGED' } }))
  expect(items).toEqual([{ ...item, status: 'confirming', change: 'reorganized' }])
})

it('behavior: adds nothing without a lookup', () => {
  const state = { ...failed, requestState: undefined }
  expect(withRecordReasons(state, record({ data: reasons }))).toBe(state)
})
