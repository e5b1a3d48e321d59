import { screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { FeesWidget } from '@causeway/react/widgets'
import { ExactAmounts } from '../../../../src/widgets/shared/messages/figures/exactAmounts.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../support/renderWithCauseway.tsx'

// The terms of a quote in which all tokens, chains and accounts differ.

const env = createTestEnvironment()
const [sender, recipient, refundTo] = env.sandbox.accounts
const [, destination] = env.chains

it('default: shows the gas top-up, the minimum and the recipient as the destination’s', async () => {
  const quote = await getQuote(
    env.client,
    env.quoteParameters('USDC', { recipient, refundTo, destinationCurrency: zeroAddress }),
  )
  const { currencyIn, currencyOut } = quote.details
  // The page lists them, so they are called as it says.
  const token = (symbol: string, digit: string, decimals: number) => ({
    ...currencyOut.currency,
    symbol,
    name: symbol,
    address: `0x${digit.repeat(40)}`,
    decimals,
  })
  const details = {
    ...quote.details,
    currencyIn: { ...currencyIn, amount: 7_000_000n },
    currencyOut: {
      ...currencyOut,
      currency: token('NINE', '9', 9),
      amount: 6_500_000_000n,
      minimumAmount: 6_250_000_000n,
    },
    currencyGasTopup: {
      ...currencyOut,
      currency: token('TWELVE', '7', 12),
      amount: 3_500_000_000_000n,
      amountUsd: '2.25',
      minimumAmount: undefined,
    },
    // Only the provider says this.
    rate: '1.5',
    timeEstimate: 42,
    slippageTolerance: { ...quote.details.slippageTolerance, total: '385' },
    sender,
    recipient: String(recipient),
  }
  const tokens = [...env.tokens, details.currencyOut.currency, details.currencyGasTopup.currency]
  renderWithCauseway(<FeesWidget quote={{ ...quote, details }} variant="full" />, env, { tokens })
  await screen.findByText('Minimum received')
  expect(document.body).toHaveTextContent(/1 \w+ = 0\.928571 NINE/)
  const facts = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.parentElement
      ?.querySelector('dd')
      ?.textContent?.replace(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' '),
  ])
  expect(Object.fromEntries(facts)).toMatchObject({
    [`Gas top-up on ${destination.name}`]: expect.stringContaining('3.5 TWELVE ($2.25)'),
    'Max slippage': expect.stringContaining('3.85%'),
    'Minimum received': expect.stringContaining('6.25 NINE'),
    Recipient: expect.stringContaining(String(recipient)),
  })
  // The line above them says the time.
  expect(facts.map(([label]) => label)).not.toContain('Estimated time')
  expect(document.querySelector('[data-cw-part="fees-summary"]')).toHaveTextContent('Estimated time ~42 sec')
})

it.each([
  ['known', 5n * 10n ** 18n, ['5\u00a0USDC', 'The swap should fail rather than deliver less.']],
  // The review says it above.
  ['unknown', undefined, ['No minimum guaranteed.']],
] as const)('behavior: shows a minimum only if it is known: %s', async (_, minimumAmount, told) => {
  const quote = await getQuote(env.client, env.quoteParameters('USDC'))
  const { currencyOut } = quote.details
  const details = { ...quote.details, currencyOut: { ...currencyOut, minimumAmount } }
  renderWithCauseway(<FeesWidget quote={{ ...quote, details }} variant="full" />, env)
  const fact = (await screen.findByText('Minimum received')).parentElement
  expect([...(fact?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual(told)
})

it('default: shows the minimum with every digit where amounts have them, and a fee with six decimals', async () => {
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const gas = { ...quote.fees.gas, amount: 61_234_567_891_234n }
  renderWithCauseway(
    <ExactAmounts.Provider value>
      <FeesWidget quote={{ ...quote, fees: { ...quote.fees, gas } }} variant="full" />
    </ExactAmounts.Provider>,
    env,
  )
  const rowOf = (label: RegExp) => screen.getByText(label).closest('[data-cw-part="fact"]')
  await screen.findByText('Minimum received')
  expect(rowOf(/^Minimum received$/)).toHaveTextContent(/\d\.\d{7,} ETH/)
  expect(rowOf(/^Network fee on/)).toHaveTextContent(/[^\d]0\.000062 ETH/)
})
