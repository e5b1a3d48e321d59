import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import type * as widgets from '../../../src/exports/widgets.ts'
import { recordOf, route, wireAmount } from '../../support/swaps/requestRecords.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import type * as rendering from '../../support/renderWithCauseway.tsx'

let FeesWidget: typeof widgets.FeesWidget
let renderWithCauseway: typeof rendering.renderWithCauseway

// A chunk that another test has loaded would render at once.
beforeEach(async () => {
  vi.resetModules()
  ;({ FeesWidget } = await import('../../../src/exports/widgets.ts'))
  ;({ renderWithCauseway } = await import('../../support/renderWithCauseway.tsx'))
})

const rows = () =>
  document.querySelectorAll(
    ':is([data-cw-part="facts"], [data-cw-part="fees-lines"], [data-cw-part="fees-terms"]):not(section *) > [data-cw-part="fact"]',
  ).length
const waiting = () => document.querySelector('[data-cw-part="facts"][aria-hidden]')

it('default: hides the placeholder of its lines from screen readers while they load', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters())
  renderWithCauseway(<FeesWidget quote={quote} variant="full" />, env)
  expect(waiting()).not.toBeNull()
  const kept = rows()
  expect(screen.queryByRole('term')).toBeNull()
  expect(await screen.findByText('Minimum received')).toBeVisible()
  expect(waiting()).toBeNull()
  expect(rows()).toBe(kept)
})

it('default: opens to every fee and term', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters())
  renderWithCauseway(<FeesWidget quote={quote} />, env)
  expect(rows()).toBe(0)
  await userEvent.click(screen.getByText(/^Fees \$/))
  expect(await screen.findByText('Minimum received')).toBeVisible()
  expect(rows()).toBe(6)
})

it('behavior: doesn’t call the minimum for contract calls received', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters())
  const to = env.sandbox.accounts[0]
  const parameters = { ...quote.parameters, txs: [{ to, value: 0n, data: '0x' }] } as const
  renderWithCauseway(<FeesWidget quote={{ ...quote, parameters }} variant="full" />, env)
  expect(await screen.findByText('Minimum for contract calls')).toBeVisible()
  expect(screen.queryByText('Minimum received')).not.toBeInTheDocument()
})

it('behavior: shows a sponsor’s limit without a second sum of the fees', async () => {
  const env = createTestEnvironment()
  const sponsored = { subsidizeFees: true, maxSubsidizationAmount: 50_000n, topupGas: true }
  const quote = await getQuote(env.client, env.quoteParameters('USDC', sponsored))
  expect(quote.feeSponsorship?.quoted?.capHit).toBe(true)
  renderWithCauseway(<FeesWidget quote={quote} />, env)
  expect(screen.getByText(/^Sponsor limit reached\./)).toHaveTextContent(
    /^Sponsor limit reached\. You pay the rest of the fees\.$/,
  )
  expect(screen.getByText(/^Fees \$/)).toBeVisible()
})

it('behavior: calls fees included only for a quote', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters())
  const { unmount } = renderWithCauseway(<FeesWidget quote={quote} variant="full" />, env)
  expect(
    await screen.findByText(/^Charged by the provider\. Included in the amounts you see\.$/),
  ).toBeVisible()
  unmount()
  const usd = (value: string) => ({ usd: value })
  const fees = {
    currency: wireAmount('1').currency,
    quoted: { platform: usd('-1') },
    actual: { platform: usd('0') },
  }
  renderWithCauseway(<FeesWidget record={recordOf('refund', { fees, route })} variant="full" />, env)
  expect(await screen.findByText(/^Charged by the provider\.$/)).toBeVisible()
})

it('behavior: doesn’t count a zero fee of a failed swap as known, even if a transaction returned all of it', async () => {
  const env = createTestEnvironment()
  const usd = (value: string) => ({ usd: value })
  const { currency } = wireAmount('1')
  const fees = {
    currency,
    quoted: { platform: usd('-1') },
    actual: { platform: usd('0'), execution: usd('0'), swap: usd('0'), app: usd('0') },
  }
  const outTxs = [{ txHash: `0x${'f'.repeat(64)}`, chainId: 1, status: 'success' }]
  const show = (status: string, refunded?: string, isReported = false) => {
    const refund = refunded && { refundCurrencyData: wireAmount(refunded), ...(!isReported && { outTxs }) }
    const { container, unmount } = renderWithCauseway(
      <FeesWidget record={recordOf(status, { fees, route, ...refund })} variant="full" />,
      env,
    )
    const text = container.textContent
    unmount()
    return text
  }
  const whole = [show('refund', '101', true), show('refund', '101')]
  for (const text of [show('failure'), show('refund'), show('refund', '99'), ...whole]) {
    expect(text).not.toMatch(/No (?:provider )?fees|\$0\.00/)
    expect(text).toContain('Fees not reported')
  }
})

it('a11y: copies the address that a sponsor paid from as an address', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters('USDC', { subsidizeFees: true }))
  const { quoted } = quote.feeSponsorship ?? {}
  const [origin] = env.chains
  const sponsorPayment = { amount: 7n, address: env.sandbox.accounts[2] ?? '', chainId: origin.id }
  const feeSponsorship = { quoted, actual: { ...quoted, capHit: true, sponsorPayment } }
  renderWithCauseway(<FeesWidget quote={{ ...quote, feeSponsorship }} variant="full" />, env)
  expect(await screen.findByRole('button', { name: `Copy Address on ${origin.name}` })).toBeVisible()
})
