import { expect, it } from 'vitest'
import type { ExecutionStatus } from '@causeway/react/execution'
import { paymentText } from '../../../../../src/widgets/progress/model/text/paymentText.ts'
import type { ProgressText } from '../../../../../src/widgets/progress/model/text/progressText.ts'

it.each<[status: ExecutionStatus, said: ProgressText['where'][number], told: string]>([
  ['success', 'progress.where.success', 'checkout.title.success: progress.where.success'],
  ['success', 'progress.where.success.calls', 'checkout.title.success: progress.where.success.calls'],
  ['success', 'progress.where.successAtLeast', 'checkout.title.success: checkout.where.success'],
  ['success', 'deposit.where.successPlain', 'checkout.title.success: checkout.where.success'],
  ['filling', 'progress.where.paid', 'checkout.title.filling: progress.where.paid'],
  ['failed', 'progress.where.failed', 'checkout.title.failed: progress.where.failed'],
  ['refunded', 'progress.where.refunded', 'checkout.title.refunded: progress.where.refunded'],
])('behavior: describes a payment that is %s, with %s, as %s', (status, said, told) => {
  const text = { title: `progress.title.${status}`, where: [said], isError: false } as ProgressText
  const { title, where } = paymentText(text, status)
  expect(`${title}: ${where.join(' ')}`).toBe(told)
})

it.each(['progress.title.cancelled', 'progress.title.dropped'] as const)(
  'behavior: keeps the title of an end that says more than that it failed: %s',
  (title) => {
    const text: ProgressText = { title, where: [], isError: true }
    expect(paymentText(text, 'failed')).toEqual(text)
  },
)

it('behavior: describes a payment like a swap before it ends', () => {
  const text: ProgressText = { title: 'progress.title.confirming', where: [], isError: false }
  expect(paymentText(text, 'confirming')).toEqual(text)
})

it('behavior: names a known refund amount in the sentence, since the title names the payment', () => {
  const text: ProgressText = {
    title: 'progress.title.refunded',
    where: ['progress.where.refunded'],
    isError: false,
  }
  expect(paymentText(text, 'refunded', { isRefundExact: true })).toEqual({
    title: 'checkout.title.refunded',
    where: ['activity.where.refund'],
    isError: false,
  })
})

it('behavior: says that the calls’ amount arrived for a named order', () => {
  const text: ProgressText = {
    title: 'progress.title.success',
    where: ['progress.where.success.calls'],
    isError: false,
  }
  expect(paymentText(text, 'success', { isOrderNamed: true }).where).toEqual(['progress.where.success.order'])
})
