import { describe, expect, it } from 'vitest'
import type { ExecutionItem } from '@causeway/react/execution'
import { fundsPlace } from '../../../../src/execution/state/selectors/fundsPlace.ts'
import { isApprovalActive } from '../../../../src/execution/state/selectors/isApprovalActive.ts'
import { isSignatureLost } from '../../../../src/execution/state/selectors/isSignatureLost.ts'
import { withFailedBatch } from '../../../../src/execution/state/selectors/withFailedBatch.ts'

function item(status: ExecutionItem['status'], change: Partial<ExecutionItem> = {}): ExecutionItem {
  return {
    kind: 'transaction',
    stepId: 'deposit',
    action: undefined,
    chainId: 1,
    status,
    transactionHash: undefined,
    ...change,
  }
}

const approve = (status: ExecutionItem['status'], change?: Partial<ExecutionItem>) =>
  item(status, { stepId: 'approve', ...change })
const deposit = item
const signature = (status: ExecutionItem['status'], change?: Partial<ExecutionItem>) =>
  item(status, { kind: 'signature', stepId: 'authorize', ...change })

describe('fundsPlace', () => {
  it.each([
    ['nothing was sent', [approve('waiting'), deposit('waiting')], 'untouched'],
    ['an approval moves nothing', [approve('done'), deposit('prompting')], 'untouched'],
    ['an approval that is lost moves nothing', [approve('lost'), deposit('waiting')], 'untouched'],
    ['the deposit is lost', [approve('done'), deposit('lost')], 'unclear'],
    ['the deposit is sent', [approve('done'), deposit('confirming')], 'leaving'],
    ['the deposit is mined', [approve('done'), deposit('done')], 'paid'],
    ['a signature is handed over', [signature('posting')], 'signing'],
    ['a signature was taken', [signature('done')], 'signed'],
    ['a signature that pays nothing was taken', [signature('done', { paysNothing: true })], 'untouched'],
    ['one of two deposits was mined', [deposit('done'), deposit('prompting')], 'paid'],
    ['one deposit was mined and one is lost', [deposit('done'), deposit('lost')], 'unclear'],
    ['a lost deposit is prompted again', [deposit('prompting', { wasLost: true })], 'repeated'],
    ['a lost approval is prompted again', [approve('prompting', { wasLost: true })], 'untouched'],
    ['a step that is named an approval pays', [approve('done', { paysNothing: false })], 'paid'],
  ] as const)('parameters: %s', (_, items, place) => {
    expect(fundsPlace({ items })).toBe(place)
  })
})

describe('isApprovalActive', () => {
  it.each([
    ['nothing was sent', [approve('waiting'), deposit('waiting')], false],
    ['it was mined', [approve('done'), deposit('waiting')], true],
    ['it was mined, and the deposit is prompted or failed', [approve('done'), deposit('failed')], true],
    ['it may not be mined', [approve('confirming')], false],
    ['the deposit is sent, too', [approve('done'), deposit('confirming')], false],
    ['the deposit may have been sent', [approve('done'), deposit('failed', { wasLost: true })], false],
    ['the deposit was mined, too', [approve('done'), deposit('done')], false],
    ['it is a signature', [signature('done', { paysNothing: true })], false],
    ['it revokes', [approve('done'), approve('done', { revokes: true })], false],
    ['an earlier one was revoked', [approve('done', { revokes: true }), approve('done')], true],
  ] as const)('parameters: %s', (_, items, isActive) => {
    expect(isApprovalActive(items)).toBe(isActive)
  })
})

it.each([
  ['a signature', [signature('lost')], true],
  ['a transaction', [deposit('lost')], false],
  ['a signature that is posted', [signature('posting')], false],
] as const)('parameters: isSignatureLost: %s', (_, items, isLost) => {
  expect(isSignatureLost({ items })).toBe(isLost)
})

it('behavior: withFailedBatch fails all items of the last batch, and no others', () => {
  const of = (callsId: string | undefined) => ({ intent: { from: '0x1', at: 1, callsId } as const })
  const statusOf = (items: readonly ExecutionItem[]) => withFailedBatch(items).map(({ status }) => status)
  const [first, last] = [of('0x1'), of('0x2')]
  expect(statusOf([approve('done', first), approve('lost', last), deposit('lost', last)])).toEqual([
    'done',
    'failed',
    'failed',
  ])
  expect(statusOf([approve('done', first), deposit('lost', of(undefined)), deposit('waiting')])).toEqual([
    'done',
    'lost',
    'waiting',
  ])
})
