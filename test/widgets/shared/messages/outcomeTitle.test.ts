import { expect, it } from 'vitest'
import { english } from '../../../../src/locales/english.ts'
import {
  outcomeLabel,
  outcomeTitle,
  titleLabel,
} from '../../../../src/widgets/shared/messages/outcomeTitle.ts'

const said = (kind: 'swap' | 'bridge' | 'payment') =>
  ['filling', 'success', 'refunded', 'failed'].map((outcome) => {
    const key = outcomeTitle(kind, outcome)
    return key && english[key]
  })

it('default: names the operation and its outcome in a heading', () => {
  expect(said('swap')).toEqual(['Swap in progress', 'Swap complete', 'Refunded', 'Swap failed'])
  expect(said('bridge')).toEqual(['Bridge in progress', 'Bridge complete', 'Refunded', 'Bridge failed'])
  expect(said('payment')).toEqual(['Payment in progress', 'Paid', 'Payment refunded', 'Payment failed'])
})

it.each(['swap', 'bridge', 'payment'] as const)(
  'behavior: names only the outcome in a row, which names the operation itself: %s',
  (kind) => {
    const labels = ['filling', 'success', 'refunded', 'failed'].map((outcome) => {
      const heading = outcomeTitle(kind, outcome)
      return heading && english[titleLabel(heading)]
    })
    expect(labels).toEqual(['In progress', 'Completed', 'Refunded', 'Failed'])
  },
)

it('behavior: keeps any other heading in a row, too', () => {
  expect(titleLabel('progress.title.dropped')).toBe('progress.title.dropped')
  expect(titleLabel('progress.title.confirming')).toBe('progress.title.confirming')
})

it('behavior: gives no title before the end', () => {
  expect(outcomeTitle('bridge', 'confirming')).toBeUndefined()
  expect(outcomeTitle('bridge', 'toString')).toBeUndefined()
})

it('behavior: names a dropped deposit in a list, too', () => {
  expect(outcomeLabel('failure', true)).toBe('progress.title.dropped')
  expect(outcomeLabel('failure', false)).toBe('activity.status.failure')
})
