import { expect, it } from 'vitest'
import { idleState, type ExecutionState, type ExecutionStatus } from '@causeway/react/execution'
import { executionTitle } from '../../../src/widgets/progress/executionTitle.ts'

const amount = (chainId: number) => ({
  currency: { chainId, address: '0x00000000000000000000000000000000000000a1', decimals: 6 },
  amount: 1n,
})

/** The title of a bridge in that state, from the list of saved swaps, too. */
const titleOf = (status: ExecutionStatus, isPayment?: boolean) =>
  executionTitle({
    ...idleState,
    status,
    summary: { sender: '0x1', recipient: '0x2', pay: amount(1), receive: amount(2), isPayment },
  } as ExecutionState)

it.each([
  ['filling', 'progress.title.filling.bridge', 'checkout.title.filling'],
  ['success', 'progress.title.success.bridge', 'checkout.title.success'],
  ['refunded', 'progress.title.refunded', 'checkout.title.refunded'],
  ['failed', 'progress.title.failed.bridge', 'checkout.title.failed'],
  ['confirming', 'progress.title.confirming', 'progress.title.confirming'],
] as const)('behavior: calls a payment to a page a payment: %s', (status, swap, payment) => {
  expect([titleOf(status), titleOf(status, true)]).toEqual([swap, payment])
})
