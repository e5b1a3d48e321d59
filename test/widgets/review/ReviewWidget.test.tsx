import { cleanup, screen, waitFor } from '@testing-library/react'
import { custom } from 'viem'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import type { AuditRule } from '@causeway/react/execution'
import { ReviewWidget, type ReviewWidgetProps } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
let quote: Quote

beforeAll(async () => {
  quote = await getQuote(env.client, env.quoteParameters('USDC'))
})

function show(change: Partial<ReviewWidgetProps> = {}, page: ProviderChange = {}) {
  const onConfirm = vi.fn()
  const props = { quote, onConfirm, onRefresh: () => {}, onClose: () => {} }
  renderWithCauseway(<ReviewWidget {...props} {...change} />, env, page)
  return onConfirm
}

describe('ReviewWidget', () => {
  it('default: confirms nothing by itself', () => {
    expect(show()).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('parameters: review: `whenNeeded` confirms a good quote, once', () => {
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
  ])('parameters: review: `whenNeeded` confirms nothing when %s', (_, props) => {
    expect(show({ review: 'whenNeeded', ...props })).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

it('behavior: Review.Summary: says beside the refund address that the recipient may be refunded, where the order does so', async () => {
  const deployment = createTestEnvironment({ policy: { dialect: 'deployment' } })
  const [user, friend] = deployment.sandbox.accounts
  const words = /the refund may go to the recipient on the destination network/
  const toFriend = await getQuote(
    deployment.client,
    deployment.quoteParameters('USDC', { recipient: friend }),
  )
  show({ quote: toFriend })
  // Once.
  expect(screen.getByText(words)).toBeVisible()
  cleanup()
  const toOneself = await getQuote(
    deployment.client,
    deployment.quoteParameters('USDC', { recipient: user, refundTo: user }),
  )
  show({ quote: toOneself })
  expect(screen.queryByText(words)).toBeNull()
})

it('behavior: Review.Verification: says beside a question what was checked, and not that the quote is verified', async () => {
  const deployment = createTestEnvironment({ policy: { dialect: 'deployment' } })
  const verified = await getQuote(deployment.client, deployment.quoteParameters('USDC'))
  show({ quote: verified })
  expect(screen.getByText(/^Verified: /)).toBeInTheDocument()
  expect(screen.getByText('Security checks passed')).toBeVisible()
  cleanup()
  const question: AuditRule = () => [
    { rule: 'page', severity: 'confirm', message: 'This page asks.', facts: {} },
  ]
  show({ quote: verified }, { audit: { rules: [question] } })
  expect(screen.getByText(/This page asks/)).toBeVisible()
  expect(screen.getByText(/^Checked: /)).toBeVisible()
  expect(screen.queryByText(/^Verified: /)).toBeNull()
  expect(screen.queryByText('Security checks passed')).toBeNull()
})

it('behavior: finds contracts without code, as the execution does', async () => {
  const request = async ({ method }: { method: string }) =>
    method === 'eth_getCode' ? '0x' : Promise.reject(new Error('No.'))
  const transports = Object.fromEntries(env.chains.map(({ id }) => [id, custom({ request })]))
  show({}, { transports })
  expect((await screen.findAllByText(/to an address without a contract/))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Confirm|Approve)/ })).toBeNull()
})

describe('amounts of a token that the page does not list', () => {
  const boxes = () => screen.queryAllByRole('checkbox', { name: /can’t check these amounts/ })

  it('default: adds nothing about tokens that the page lists', () => {
    show()
    expect(boxes()).toEqual([])
  })

  it('behavior: trusts the decimals of the contract like those of the page', async () => {
    show({}, { tokens: [] })
    await waitFor(() => expect(boxes()).toEqual([]))
    expect(screen.queryByText(/contract. Its amounts/)).toBeNull()
  })

  it.each([
    ['its contract does not answer', () => new Promise<never>(() => {})],
    ['its contract can’t be read', () => Promise.reject(new Error('No.'))],
  ])('error: %s: asks the user to accept decimals that only the provider gives', async (_, request) => {
    const transports = Object.fromEntries(env.chains.map(({ id }) => [id, custom({ request })]))
    show({}, { tokens: [], transports })
    expect(
      screen.getAllByText(/read 0x\S+’s contract\. Its amounts are only what the provider says/),
    ).toHaveLength(2)
    expect(boxes()).toHaveLength(2)
    expect(screen.queryByText('Security checks passed')).toBeNull()
    expect(
      show({ review: 'whenNeeded', quoteStatus: 'ready' }, { tokens: [], transports }),
    ).not.toHaveBeenCalled()
  })
})
