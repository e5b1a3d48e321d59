import { cleanup, screen, within } from '@testing-library/react'
import { encodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { ReviewWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [sender, recipient, refundTo] = env.sandbox.accounts
const [origin, destination] = env.chains

/** A quote in which every role and every figure has its own value. */
async function show(
  change: (quote: Quote) => Quote = (quote) => quote,
  accept: (quote: Quote) => Quote = (quote) => quote,
  isPayment = false,
) {
  const quote = await getQuote(
    env.client,
    env.quoteParameters('USDC', { recipient, refundTo, destinationCurrency: zeroAddress }),
  )
  const { currencyIn, currencyOut } = quote.details
  const details = {
    ...quote.details,
    currencyIn: { ...currencyIn, amount: 100_000_001n, amountUsd: '100.127' },
    currencyOut: {
      ...currencyOut,
      amount: 123_456_780_000_000_000n,
      minimumAmount: 120_000_000_000_000_000n,
      amountUsd: '99.128',
    },
  }
  const shown = change({ ...quote, details })
  renderWithCauseway(
    <ReviewWidget
      quote={shown}
      acceptedQuote={accept(shown)}
      onConfirm={() => {}}
      onRefresh={() => {}}
      onClose={() => {}}
      isPayment={isPayment}
    />,
    env,
  )
}

const textOf = (part: string, state: string) =>
  document
    .querySelector(`[data-cw-part="${part}"][data-state="${state}"]`)
    ?.textContent.replaceAll('\u00a0', ' ')

const factOf = (term: string | RegExp) => {
  const { parentElement: fact } = screen.getByText(term, { selector: 'dt' })
  if (!fact) throw new TypeError(`${term} stands in nothing.`)
  return fact
}

it('default: Review.Summary: shows each side with its own amount, digits, symbol, value and chain', async () => {
  await show()
  // The amount to pay is rounded up, and the amount to receive down.
  expect(textOf('review-side', 'pay')).toMatch(
    new RegExp(`100\\.000001 USDC.*\\$100\\.13 · on ${origin.name}$`),
  )
  expect(textOf('review-side', 'receive')).toMatch(
    new RegExp(`0\\.12345678 ETH.*\\$99\\.12 · on ${destination.name} Minimum 0\\.12 ETH`),
  )
})

it('behavior: Review.Summary: doesn’t call received what contract calls use first', async () => {
  const to = recipient as `0x${string}`
  await show((quote) => ({
    ...quote,
    parameters: { ...quote.parameters, txs: [{ to, value: 0n, data: '0x' }] },
  }))
  const receive = textOf('review-side', 'receive')
  expect(receive).toMatch(/For contract calls 0\.12345678 ETH/)
  expect(receive).toMatch(/Minimum 0\.12 ETH · What’s left after the calls goes to the recipient\./)
  expect(document.querySelector('[data-cw-part="review-calls"]')).toHaveAttribute('open')
})

it('behavior: Review.Summary: doesn’t say that the recipient gets what a payment’s calls use', async () => {
  const txs = [{ to: recipient as `0x${string}`, value: 0n, data: '0x' as const }]
  await show((quote) => ({ ...quote, parameters: { ...quote.parameters, txs } }), undefined, true)
  expect(textOf('review-side', 'receive')).toContain('For contract calls')
  expect(document.body).not.toHaveTextContent('Recipient gets')
})

/** The labels of the figures that differ from the accepted ones. */
function changedFigures(): (string | undefined | null)[] {
  const changes = within(screen.getByRole('region', { name: 'Quote changed' }))
  return changes.getAllByRole('term').map(({ firstElementChild }) => firstElementChild?.textContent)
}

it('behavior: Review.Changes: doesn’t call received what contract calls use first', async () => {
  const to = recipient as `0x${string}`
  await show(
    (quote) => ({ ...quote, parameters: { ...quote.parameters, txs: [{ to, value: 0n, data: '0x' }] } }),
    (quote) => {
      const { currencyOut } = quote.details
      const [amount, minimumAmount] = [200_000_000_000_000_000n, 190_000_000_000_000_000n]
      return {
        ...quote,
        details: { ...quote.details, currencyOut: { ...currencyOut, amount, minimumAmount } },
      }
    },
  )
  const rows = changedFigures()
  expect(rows).toEqual(expect.arrayContaining(['For contract calls', 'Minimum for contract calls']))
  expect(rows.join()).not.toMatch(/receive/)
})

it('behavior: Review.Changes: calls only what the user gets received', async () => {
  const accepted = (quote: Quote) => {
    const { currencyOut } = quote.details
    const details = { ...quote.details, currencyOut: { ...currencyOut, amount: 200_000_000_000_000_000n } }
    return { ...quote, details }
  }
  await show(undefined, accepted)
  expect(changedFigures()).toContain('Recipient gets')
  // From 0.2 to 0.12345678, which is −38.27161%: no loss is shown smaller than it is.
  expect(screen.getByRole('region', { name: 'Quote changed' })).toHaveTextContent(/Recipient gets −38\.28%/)
  expect(changedFigures()).not.toContain('You receive')
  cleanup()
  await show((quote) => ({ ...quote, details: { ...quote.details, recipient: String(sender) } }), accepted)
  expect(changedFigures()).toContain('You receive')
})

it('default: Review.Summary: shows sender, recipient and refund address, each with its own label', async () => {
  await show()
  expect(factOf('Sender')).toHaveTextContent(sender)
  const to = factOf(`Recipient on ${destination.name}`)
  expect(to).toHaveTextContent(String(recipient))
  expect(factOf('Refund address')).toHaveTextContent(String(refundTo))
  // Warned of where the address is, and nowhere again.
  const warning = within(to).getByText(/Funds sent to a wrong address can’t be recovered\.$/)
  expect(warning).toHaveTextContent(/^Not your connected wallet\./)
  expect(warning).toHaveAttribute('data-cw-part', 'review-notice')
  expect(screen.getAllByText(/wrong address/)).toEqual([warning])
  expect(screen.getAllByText(/Not your connected wallet/)).toEqual([warning])
  // A mistake is likely here, so what is final stays in sight.
  expect(screen.getByText('This can’t be undone.').closest('summary')).toBeVisible()
})

it('behavior: Review.Summary: shows the recipient of a payment in full, and without a warning', async () => {
  await show(undefined, undefined, true)
  expect(factOf(`Recipient on ${destination.name}`)).toHaveTextContent(String(recipient))
  expect(screen.queryByText(/Not your connected wallet/)).toBeNull()
})

it('behavior: Review.Summary: says in one line that refunds go to the paying wallet', async () => {
  const line = /^Refunds: your wallet/
  await show((quote) => ({ ...quote, parameters: { ...quote.parameters, refundTo: sender } }))
  expect(factOf(`Recipient on ${destination.name}`)).toBeVisible()
  expect(factOf('Sender').closest('details')).toHaveTextContent(line)
  expect(factOf('Refund address').closest('details')).toHaveTextContent(line)
  cleanup()
  await show()
  expect(screen.queryByText(line)).toBeNull()
  expect(factOf('Refund address').closest('details')).toBeNull()
})

it('behavior: Review.Summary: doesn’t warn of the user’s own address as the recipient', async () => {
  await show((quote) => ({ ...quote, details: { ...quote.details, recipient: String(sender) } }))
  expect(factOf(`Recipient on ${destination.name}`)).toHaveTextContent('Your wallet')
  expect(screen.queryByText(/wrong address/)).toBeNull()
})

it('behavior: Review.Summary: calls only what the user gets received', async () => {
  await show()
  expect(textOf('review-side', 'receive')).toContain('Recipient gets')
  cleanup()
  await show((quote) => ({ ...quote, details: { ...quote.details, recipient: String(sender) } }))
  expect(textOf('review-side', 'receive')).toContain('You receive')
})

it('behavior: Review.Summary: folds the addresses only where all are the payer’s own', async () => {
  const own = (quote: Quote) => ({ ...quote, details: { ...quote.details, recipient: sender } })
  await show(own)
  expect(factOf('Refund address').closest('details')).toBeNull()
  expect(factOf('Refund address')).toHaveTextContent(String(refundTo))
  cleanup()
  await show((quote) => own({ ...quote, parameters: { ...quote.parameters, refundTo: sender } }))
  expect(factOf('Refund address').closest('details')).toBeInstanceOf(HTMLDetailsElement)
  expect(factOf('Refund address')).not.toBeVisible()
})

it('behavior: Review.Summary: says that no refund address is specified', async () => {
  await show((quote) => ({ ...quote, parameters: { ...quote.parameters, refundTo: undefined } }))
  expect(factOf('Refund address')).toHaveTextContent(
    'Not specified. A refund could go to the recipient instead of you.',
  )
})

it('behavior: Review.Summary: says nothing about a refund that can only reach the user', async () => {
  await show((quote) => ({
    ...quote,
    parameters: { ...quote.parameters, refundTo: undefined },
    details: { ...quote.details, recipient: String(sender) },
  }))
  expect(screen.queryByText('Refund address')).toBeNull()
})

it('behavior: Review.Summary: says that the payer is refunded, and shows no zero address', async () => {
  await show((quote) => ({ ...quote, parameters: { ...quote.parameters, refundTo: zeroAddress } }))
  expect(factOf('Refund address')).toHaveTextContent(/^Refund addressThe address you pay from$/)
})

it('behavior: Review.Summary: says that no minimum is guaranteed', async () => {
  await show((quote) => ({
    ...quote,
    details: { ...quote.details, currencyOut: { ...quote.details.currencyOut, minimumAmount: undefined } },
  }))
  expect(textOf('review-side', 'receive')).toContain('No minimum guaranteed.')
})

it.each([
  ['that the order holds', true, 'Guaranteed minimum'],
  ['without an order to hold it', false, 'Minimum 99.86975 USDC'],
])('behavior: Review.Summary: shows a minimum of all that is quoted, %s', async (_, isOrderShown, text) => {
  const quote = await getQuote(env.client, env.quoteParameters('USDC', { slippageTolerance: 0 }))
  const { amount, minimumAmount } = quote.details.currencyOut
  expect(minimumAmount).toBe(amount)
  await show(() => (isOrderShown ? quote : { ...quote, protocol: undefined }))
  expect(textOf('review-side', 'receive')).toContain(text)
})

it('behavior: Review.Calls: says in a sentence what a call moves, and nothing of one that moves nothing', async () => {
  const to = recipient as `0x${string}`
  const usdc = env.quoteParameters('USDC').destinationCurrency as `0x${string}`
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 50n * 10n ** 18n] })
  await show((quote) => ({
    ...quote,
    parameters: {
      ...quote.parameters,
      txs: [
        { to: usdc, value: 0n, data },
        { to, value: 10n ** 17n, data: '0x' },
        { to, value: 10n ** 17n, data: '0x12345678' },
      ],
    },
  }))
  const short = `${to.slice(0, 6)}…${to.slice(-4)}`
  const said = [...document.querySelectorAll('[data-cw-part="review-calls"] strong')].map(
    (said) => said.textContent,
  )
  expect(said.map((text) => text?.toLowerCase())).toEqual(
    [`Sends 50\u00a0USDC to ${short}`, `Sends 0.1\u00a0ETH to ${short}`].map((text) => text.toLowerCase()),
  )
})

it.each([
  ['another network', undefined, 'If it fails, your funds should be refunded, possibly minus network fees.'],
  [
    'one network',
    origin.id,
    'If it fails, your tokens should stay in your wallet. Network fees aren’t refunded.',
  ],
])('behavior: Review.Disclosures: says what a failure costs on %s', async (_, destinationChainId, text) => {
  await show((quote) => ({
    ...quote,
    parameters: { ...quote.parameters, ...(destinationChainId && { destinationChainId }) },
  }))
  expect(screen.getByText(/^If it fails/)).toHaveTextContent(text)
})

it.each([
  ['unless something must be accepted', (quote: Quote) => quote, 'Good to know'],
  [
    'where a finding must be accepted',
    (quote: Quote) => ({
      ...quote,
      details: { ...quote.details, currencyOut: { ...quote.details.currencyOut, minimumAmount: undefined } },
    }),
    'This can’t be undone.',
  ],
])('behavior: Review.Disclosures: folds what is final, %s', async (_, change, summary) => {
  const quote = await getQuote(env.client, env.quoteParameters('USDC', { recipient: sender }))
  await show(() => change(quote))
  const disclosures = screen.getByRole('region', { name: 'Good to know' })
  expect(disclosures.querySelector('summary')).toHaveTextContent(summary)
})

it('behavior: Review.Summary: names the recipient of unspent funds where there are calls', async () => {
  const to = recipient as `0x${string}`
  await show((quote) => ({
    ...quote,
    parameters: { ...quote.parameters, txs: [{ to, value: 0n, data: '0x' }] },
  }))
  expect(factOf('Recipient of unspent funds')).toHaveTextContent(to)
  expect(screen.getByRole('button', { name: 'Copy Recipient of unspent funds' })).toBeVisible()
})

it('error: Review.Summary: doesn’t take a stranger who is both sender and recipient for the user’s own wallet', async () => {
  await show((quote) => ({
    ...quote,
    details: { ...quote.details, sender: String(refundTo), recipient: String(refundTo) },
  }))
  expect(document.body.textContent).not.toContain('Recipient and refunds: your wallet')
  expect(factOf(/^Recipient on/)).toHaveTextContent('Not your connected wallet')
  expect(factOf('Sender')).toHaveTextContent(String(refundTo))
  expect(factOf('Sender')).toHaveTextContent('Not your connected wallet')
  cleanup()
  await show()
  expect(factOf('Sender')).not.toHaveTextContent('Not your connected wallet')
})

it('behavior: Review.Summary: recognizes the user’s own recipient, whatever sender the quote names', async () => {
  await show((quote) => ({
    ...quote,
    details: { ...quote.details, sender: String(refundTo), recipient: String(sender) },
  }))
  expect(factOf(/^Recipient on/)).toHaveTextContent('Your wallet')
})
