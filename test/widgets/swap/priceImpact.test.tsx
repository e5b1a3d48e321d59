import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createClient } from '@causeway/react/actions'
import { SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

/** Renders the form where each quote says that so much arrives of what is paid, in US dollars. */
async function renderWorth(paid: string, received: string | undefined) {
  const env = createTestEnvironment()
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const client = createClient({
    baseUrl: 'https://sandbox.invalid',
    async fetch(url, init) {
      const response = await env.sandbox.fetch(url, init)
      if (!String(url).endsWith('/quote')) return response
      const quote = await response.json()
      quote.details.currencyIn.amountUsd = paid
      quote.details.currencyOut.amountUsd = received
      delete quote.details.totalImpact
      return Response.json(quote)
    },
  })
  renderWithCauseway(<SwapWidget defaultPay={pay} defaultReceive={receive} />, env, { client })
  await pasteInto(userEvent.setup(), await screen.findByLabelText('Amount you pay'), '100')
  await screen.findByRole('button', { name: 'Review bridge' })
}

const impact = () => document.querySelector('[data-cw-part="price-impact"]')

it.each([
  ['100', '99.99', 'Price impact −0.01%', 'usual'],
  ['100', '97.01', 'Price impact −2.99%', 'usual'],
  ['100', '97', 'Price impact −3%', 'caution'],
  ['100', '90.01', 'Price impact −9.99%', 'caution'],
  ['100', '90', 'Price impact −10%', 'danger'],
  ['100', undefined, 'Price impact unknown', 'caution'],
])('default: shows, paying $%s for $%s, %s, as %s', async (paid, received, text, level) => {
  await renderWorth(paid, received)
  await waitFor(() => expect(impact()).toHaveTextContent(text))
  expect(impact()).toHaveAttribute('data-state', level)
  expect(impact()?.closest('[data-cw-part="swap-side"]')).toHaveAttribute('data-state', 'receive')
})

it('behavior: says nothing if nothing is lost', async () => {
  await renderWorth('100', '100.5')
  expect(await screen.findByText('$100.50')).toBeVisible()
  expect(impact()).toBeNull()
})

it('behavior: counts a gas top-up neither as a loss nor as a fee, alike in fees, form and review', async () => {
  const env = createTestEnvironment()
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const user = userEvent.setup()
  renderWithCauseway(
    <SwapWidget
      defaultPay={pay}
      defaultReceive={receive}
      defaultAmount="3"
      defaultValue={{ topupGas: true }}
    />,
    env,
  )
  const bridge = await screen.findByRole('button', { name: 'Review bridge' })
  // 2 of 3 dollars are topped up. Fees take 4.5625 cents, and the wallet pays 4.4 for the network in addition.
  await waitFor(() => expect(impact()).toHaveTextContent('Price impact −1.53%'))
  expect(impact()?.parentElement).toHaveTextContent(/^\$0\.95\s*\+ \$2\.00 gas\s*Price impact −1\.53%$/)
  expect(await screen.findByText('Fees $0.10')).toBeVisible()
  await user.click(screen.getByText('Fees $0.10'))
  const factOf = async (name: string) => (await screen.findByText(name)).closest('dl > div')
  expect(await factOf('Total')).toHaveTextContent('−$0.05 (−1.53%)')
  expect(await factOf(`Gas top-up on ${env.chains[1].name}`)).toHaveTextContent('($2.00)')
  expect(await factOf(`Delivery on ${env.chains[1].name}`)).toHaveTextContent('($0.05)')
  await user.click(bridge)
  expect(await screen.findByRole('dialog')).toHaveTextContent('Price impact −$0.05 (−1.53%)')
  // A loss that is no warning needs no sentence.
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/You’d lose about/)
  expect(screen.getByRole('dialog')).toHaveTextContent('$0.95 + $2.00 gas · on')
})
