import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { getQuote, type Quote } from '../../../src/actions/getQuote.ts'
import { ReviewWidget, type ReviewWidgetProps } from '../../../src/widgets/review/ReviewWidget.tsx'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
let quote: Quote

beforeAll(async () => {
  quote = await getQuote(env.client, env.quoteParameters('USDC'))
})

function show(change: Partial<ReviewWidgetProps> = {}) {
  const onConfirm = vi.fn()
  const props = { quote, onConfirm, onRefresh: () => {}, onClose: () => {} }
  renderWithCauseway(<ReviewWidget {...props} {...change} />, env)
  return onConfirm
}

describe('ReviewWidget', () => {
  it('default: nothing is confirmed by itself', () => {
    expect(show()).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('prop: review: `whenNeeded` confirms a good quote, once', () => {
    const onConfirm = show({ review: 'whenNeeded', quoteStatus: 'ready' })
    expect(onConfirm.mock.calls).toEqual([[quote, { acceptedFindings: [] }]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<[string, Partial<ReviewWidgetProps>]>([
    ['the page is against it', { pageReason: 'The bridge is closed.' }],
    ['there is no quote yet', { quoteStatus: 'idle' }],
    ['another one is on its way', { quoteStatus: 'loading' }],
    ['it has expired', { quoteStatus: 'expired' }],
    ['the page is offline', { quoteStatus: 'offline' }],
    ['the last answer was none', { quoteStatus: 'error' }],
  ])('prop: review: `whenNeeded` confirms nothing when %s', (_, props) => {
    expect(show({ review: 'whenNeeded', ...props })).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
