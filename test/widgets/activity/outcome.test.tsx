import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

// Quoted, paid, received and refunded differ in amount, token and chain, so that it shows which one is displayed.

const env = createTestEnvironment()
const [origin, destination] = env.chains
const amount = (chainId: number, symbol: string, digit: string, decimals: number, units: string) => ({
  currency: { chainId, address: `0x${digit.repeat(40)}`, symbol, name: symbol, decimals },
  amount: units,
})
const quotedIn = amount(origin.id, 'SIX', '1', 6, '40000000')
const paid = amount(origin.id, 'SIX', '1', 6, '41000000')
const quotedOut = amount(destination.id, 'NINE', '2', 9, '39900000000')
const received = amount(destination.id, 'NINE', '2', 9, '39800000000')
const refunded = amount(origin.id, 'EIGHT', '3', 8, '3950000000')
/** The page lists what these records are of, as they call it. */
const tokens = [quotedIn, quotedOut, refunded].map(({ currency }) => currency)
const [paidHash, outHash] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]

async function show(status: string, data: object = {}, root: object = {}): Promise<string> {
  const outTxs =
    status === 'success'
      ? [{ txHash: outHash, chainId: destination.id, status: 'success' }]
      : status === 'refund'
        ? [{ txHash: outHash, chainId: origin.id, status: 'success' }]
        : []
  const record = {
    id: `0x${'9'.repeat(64)}`,
    status,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:01:00Z',
    data: {
      inTxs: [{ txHash: paidHash, chainId: origin.id, status: 'success' }],
      outTxs,
      route: {
        quoted: { origin: { inputCurrency: quotedIn }, destination: { outputCurrency: quotedOut } },
        actual: { origin: { inputCurrency: paid }, destination: { outputCurrency: received } },
      },
      ...data,
    },
    ...root,
  }
  const client = clientOf(async () => Response.json({ requests: [record] }))
  renderWithCauseway(<ActivityWidget />, env, { client, tokens })
  const list = await screen.findByRole('list', { name: 'Activity' })
  const button = await waitFor(() => within(list).getByRole('button'))
  const amounts = button.querySelector('[data-cw-part=activity-amounts]')
  return amounts?.textContent?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') ?? ''
}

/** The steps of the details, with the status and the text of each. */
async function steps(): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: /SIX/ }))
  const details = within(await screen.findByRole('dialog', { name: 'Swap details' }))
  const items = details.getAllByRole('listitem')
  return items.map((item) => {
    const head = item.querySelector('[data-cw-part=step-head]')?.textContent
    const word = item.querySelector('[data-cw-part=step-state]')?.textContent
    return `${item.getAttribute('data-state')}: ${head} – ${word}`
      .replace(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' ')
  })
}

it('default: shows for a success what was paid and what arrived', async () => {
  expect(await show('success')).toBe('41 SIX to 39.8 NINE')
  expect(await steps()).toEqual([
    `done: Deposit on ${origin.name}41 SIX – Done`,
    `done: Delivery on ${destination.name}39.8 NINE – Done`,
  ])
})

it('behavior: shows for a refund what was returned, and nothing as received', async () => {
  expect(await show('refund', { refundCurrencyData: refunded })).toBe('41 SIX 39.5 EIGHT refunded')
  expect(await steps()).toEqual([
    `done: Deposit on ${origin.name}41 SIX – Done`,
    `skipped: Delivery on ${destination.name} – Not delivered`,
    `refunded: Refund on ${origin.name}39.5 EIGHT – Refunded`,
  ])
  expect(screen.queryByText('Received')).toBeNull()
  const back = screen.getAllByText('Refunded').map((one) => one.closest('div')?.textContent)
  expect(back.some((text) => text?.includes('39.5\u00a0EIGHT'))).toBe(true)
})

it('behavior: says how much of a strict address’s amount was paid, and that all of it was refunded', async () => {
  const half = { ...quotedIn, amount: '20000000' }
  const route = {
    quoted: { origin: { inputCurrency: quotedIn }, destination: { outputCurrency: quotedOut } },
    actual: { origin: { inputCurrency: half } },
  }
  const root = { depositAddress: { address: `0x${'d'.repeat(40)}`, type: 'strict' } }
  expect(await show('refund', { refundCurrencyData: half, route }, root)).toBe(
    'Paid 20 of 40 SIX 20 SIX refunded',
  )
})

it('error: shows no refund for a failure that no transaction proves', async () => {
  expect(await show('failure', { refundCurrencyData: refunded })).toBe('41 SIX')
  expect(await where()).toBe('Not completed. No refund recorded yet; one may follow. Keep the request ID.')
  expect(screen.queryByText(/39.5/)).toBeNull()
})

it('behavior: says that a failure was refunded if only the protocol names the refund', async () => {
  const refunds = [{ chainId: origin.id, transactionId: `0x${'7'.repeat(64)}` }]
  const root = { protocol: { settlement: { destination: { refunds } } } }
  expect(await show('failure', { refundCurrencyData: refunded }, root)).toBe('41 SIX 39.5 EIGHT refunded')
  expect(await where()).toBe(`Not completed. 39.5 EIGHT was refunded on ${origin.name}.`)
})

it('behavior: doesn’t ask for a deposit if a record is waiting, though it has one', async () => {
  await show('waiting')
  expect(await where()).toBe(`The deposit on ${origin.name} is pending. Don’t send again.`)
  cleanup()
  await show('waiting', { inTxs: [] })
  expect(await where()).toBe('No deposit detected yet. Already sent? It can take a while; don’t send again.')
})

it('behavior: shows the same digits of an amount everywhere in the details, paid or refunded', async () => {
  const whole = { ...refunded, amount: '12345650' }
  const route = {
    actual: { origin: { inputCurrency: whole }, destination: { outputCurrency: received } },
  }
  // In a row what is paid is rounded up, and what comes back down.
  expect(await show('refund', { refundCurrencyData: whole, route })).toBe(
    '0.123457 EIGHT 0.123456 EIGHT refunded',
  )
  await userEvent.click(screen.getByRole('button', { name: /EIGHT/ }))
  const { textContent } = await screen.findByRole('dialog', { name: 'Swap details' })
  expect(new Set(textContent?.match(/0\.123\d+/g))).toEqual(new Set(['0.1234565']))
})

it('behavior: shows nothing as paid for a failed deposit, and no tick', async () => {
  const inTxs = [{ txHash: paidHash, chainId: origin.id, status: 'failure' }]
  // The quoted amount.
  expect(await show('failure', { inTxs })).toBe('40 SIX')
  expect(await steps()).toEqual([
    `failed: Deposit on ${origin.name} – Failed`,
    `skipped: Delivery on ${destination.name} – Not delivered`,
  ])
})

it('behavior: shows no tick for a dropped deposit, though the record keeps it as a success', async () => {
  await show('failure', { failReason: 'DEPOSIT_REORGED' })
  expect(await steps()).toEqual([
    `skipped: Deposit on ${origin.name} – Dropped by the network`,
    `skipped: Delivery on ${destination.name} – Not delivered`,
  ])
})

it('behavior: names a dropped deposit as Progress does, in its row and its details', async () => {
  await show('failure', { failReason: 'DEPOSIT_REORGED' })
  const row = screen.getByRole('button', { name: /SIX/ })
  expect(row).toHaveTextContent('Deposit dropped')
  expect(row).not.toHaveTextContent('Failed')
  await userEvent.click(row)
  const details = await screen.findByRole('dialog', { name: 'Swap details' })
  expect(details).toHaveTextContent('Deposit dropped')
  expect(details).not.toHaveTextContent('Failed')
})

it('behavior: mentions a dropped deposit once, whether or not the record keeps its transaction', async () => {
  for (const inTxs of [undefined, []]) {
    await show('failure', { failReason: 'DEPOSIT_REORGED', ...(inTxs && { inTxs }) })
    expect(await where()).toMatch(new RegExp(`^${origin.name} dropped the deposit`))
    const details = screen.getByRole('dialog')
    expect(within(details).getAllByRole('listitem')).toHaveLength(2)
    expect(details).not.toHaveTextContent(/Reason:|No transactions recorded/)
    cleanup()
  }
})

it('behavior: links a dropped deposit to its address by the record', async () => {
  const depositAddress = { address: `0x${'d'.repeat(40)}`, depositTxHash: paidHash }
  await show('failure', { failReason: 'DEPOSIT_REORGED', inTxs: [] }, { depositAddress })
  expect(await steps()).toHaveLength(2)
  const [first] = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(first).toHaveTextContent('0x1111…1111')
})

it('behavior: links a dropped deposit to its address, or its sender', async () => {
  const [address, sender] = [`0x${'d'.repeat(40)}`, `0x${'e'.repeat(40)}`]
  const lost = { failReason: 'DEPOSIT_REORGED', inTxs: [] }
  await show('failure', lost, { sender })
  await steps()
  expect(screen.getByRole('link', { name: 'View address' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/address/${sender}$`)),
  )
  cleanup()
  await show('failure', lost, { sender, depositAddress: { address } })
  await steps()
  expect(screen.getByRole('link', { name: 'View address' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/address/${address}$`)),
  )
  cleanup()
  await show('failure', { failReason: 'DEPOSIT_REORGED' }, { sender })
  await steps()
  expect(screen.getByRole('link', { name: 'View address' })).toBeVisible()
})

it('behavior: says that the refund of a dropped deposit failed, and why', async () => {
  await show('failure', { failReason: 'DEPOSIT_REORGED', refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND' })
  expect(await where()).toMatch(/^Not completed, and not refunded so far/)
  expect(screen.getByText('Reason:').parentElement).toHaveTextContent('The network dropped the deposit')
})

it('behavior: shows no tick for a delivery before it is confirmed', async () => {
  const outTxs = [{ txHash: outHash, chainId: destination.id, status: 'success' }]
  for (const status of ['submitted', 'pending']) {
    await show(status, { outTxs })
    expect(await steps()).toEqual([
      `done: Deposit on ${origin.name}41 SIX – Done`,
      `active: Delivery on ${destination.name} – In progress`,
    ])
    cleanup()
  }
})

it('behavior: shows no tick for a delivery under an unknown status', async () => {
  await show('teleported', {
    outTxs: [{ txHash: outHash, chainId: destination.id, status: 'success' }],
  })
  expect(await steps()).toEqual([
    `done: Deposit on ${origin.name}41 SIX – Done`,
    `waiting: Delivery on ${destination.name} – Not confirmed`,
  ])
})

it('behavior: shows for a pending swap the expected amount and the awaited delivery', async () => {
  expect(await show('pending')).toBe('41 SIX to 39.9 NINE')
  expect(await steps()).toEqual([
    `done: Deposit on ${origin.name}41 SIX – Done`,
    `active: Delivery on ${destination.name} – In progress`,
  ])
})

it.each(['failure', 'refund'])(
  'default: lets the user copy a %s without a reason for support, too',
  async (status) => {
    const failedCallData = { from: '0x1', to: '0x2', data: `0x${'ab'.repeat(300)}`, value: '5' }
    const user = userEvent.setup()
    await show(status, { failReason: 'N/A', refundFailReason: null, failedCallData })
    await user.click(screen.getByRole('button', { name: /SIX/ }))
    const details = within(await screen.findByRole('dialog', { name: 'Swap details' }))
    await user.click(details.getByRole('button', { name: 'Copy details' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ status, failedCallData })
  },
)

/** The sentence of the details about where the funds are. */
async function where(): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: /SIX/ }))
  const details = await screen.findByRole('dialog', { name: 'Swap details' })
  const text = details.querySelector('[data-cw-part=activity-where]')?.textContent
  return text?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') ?? ''
}

it('default: says what arrived, and what went back', async () => {
  await show('success')
  expect(await where()).toBe(`39.8 NINE arrived on ${destination.name}.`)
  cleanup()
  await show('refund', { refundCurrencyData: refunded })
  expect(await where()).toBe(`Not completed. 39.5 EIGHT was refunded on ${origin.name}.`)
})

it('error: doesn’t call a quoted amount received, nor a paid one refunded', async () => {
  const route = {
    quoted: { origin: { inputCurrency: quotedIn }, destination: { outputCurrency: quotedOut } },
  }
  await show('success', { route })
  expect(await where()).toBe(`The funds arrived on ${destination.name}.`)
  cleanup()
  await show('refund')
  expect(await where()).toBe(`Not completed. Funds sent back on ${origin.name}.`)
})

it('error: doesn’t call a deposit received that nothing shows', async () => {
  const unseen =
    'The provider reports this swap as in progress, but no deposit is recorded yet. Already sent? Don’t send again.'
  const failed = { txHash: paidHash, chainId: origin.id, status: 'failure' }
  const received = `Deposit received on ${origin.name}. Delivering on ${destination.name}…`
  for (const [inTxs, text] of [
    [[], unseen],
    [[failed], unseen],
    [undefined, received],
  ] as const) {
    await show('pending', inTxs && { inTxs })
    expect(await where()).toBe(text)
    cleanup()
  }
  await show('received', { inTxs: [] })
  expect(await where()).toBe(received)
})

it('error: doesn’t take a failed delivery for a refund, nor for where one went', async () => {
  const failed = { txHash: outHash, chainId: destination.id, status: 'failure' }
  const back = { txHash: `0x${'3'.repeat(64)}`, chainId: origin.id, status: 'success' }
  await show('failure', { outTxs: [failed] })
  expect(await where()).toMatch(/^Not completed\. No refund recorded yet; one may follow\./)
  cleanup()
  await show('refund', { outTxs: [failed, back] })
  expect(await where()).toBe(`Not completed. Funds sent back on ${origin.name}.`)
})

it('error: promises no refund after one has failed, and names support once', async () => {
  await show('failure', {
    failReason: 'EXECUTION_REVERTED',
    refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND',
  })
  const text = 'Not completed, and not refunded so far. Contact support with the request ID.'
  expect(await where()).toBe(text)
  expect(screen.getAllByText(/support/)).toHaveLength(1)
  // Nor does it say to pay again.
  expect(screen.getByText('Reason:').parentElement).toHaveTextContent('Reason: A contract rejected the swap.')
  expect(screen.queryByText(/try again/i)).toBeNull()
})

it.each(['failure', 'refund'] as const)(
  'behavior: doesn’t tell the user to try again where no button does: %s',
  async (status) => {
    await show(status, { failReason: 'EXECUTION_REVERTED' })
    await userEvent.click(screen.getByRole('button', { name: /SIX/ }))
    const reason = await screen.findByText('Reason:')
    expect(reason.parentElement?.textContent).toBe('Reason: A contract rejected the swap.')
  },
)

it.each(['pending', 'submitted'])('behavior: %s: mentions no delivery within one network', async (status) => {
  const quotedHere = amount(origin.id, 'NINE', '2', 9, '39900000000')
  await show(status, {
    route: {
      quoted: { origin: { inputCurrency: quotedIn }, destination: { outputCurrency: quotedHere } },
      actual: { origin: { inputCurrency: paid } },
    },
  })
  expect(await where()).toBe(`Confirmed on ${origin.name}. Checking the result…`)
})

it('behavior: names the exchange that swapped, and never the provider by its own name', async () => {
  const side = (router: string) => ({ inputCurrency: paid, outputCurrency: received, router })
  await show('success', { route: { actual: { origin: side('svc'), destination: side('Curve') } } })
  await userEvent.click(screen.getByRole('button', { name: /SIX/ }))
  const details = await screen.findByRole('dialog', { name: 'Swap details' })
  expect(details).toHaveTextContent(/via .?Curve/)
  expect(details).not.toHaveTextContent('svc')
})

it.each([
  ['success', undefined, 'Paid', '41 SIX'],
  ['pending', [], 'Quoted payment', '40 SIX'],
  ['waiting', [], 'Quoted payment', '40 SIX'],
  ['failure', [], 'Quoted payment', '40 SIX'],
] as const)(
  'behavior: doesn’t call an amount paid without a deposit: %s',
  async (status, inTxs, label, text) => {
    await show(status, inTxs && { inTxs })
    await where()
    const labels = Array.from(document.querySelectorAll('dt'), ({ textContent }) => textContent)
    expect(labels.filter((one) => one === 'Paid' || one === 'Quoted payment')).toEqual([label])
    expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(text)
    // Nor is an amount called received without a delivery; the label says whether it was quoted.
    const outcome = labels.filter((one) => one === 'Received' || one === 'Quoted delivery')
    expect(outcome).toEqual([status === 'success' ? 'Received' : 'Quoted delivery'])
  },
)

it('behavior: shows a rate only for what was swapped', async () => {
  const route = {
    quoted: { origin: { inputCurrency: quotedIn }, destination: { outputCurrency: quotedOut } },
    actual: { origin: { inputCurrency: paid }, destination: { outputCurrency: received }, rate: '0.97' },
  }
  const labels = async (status: string) => {
    await show(status, { route })
    await steps()
    const found = Array.from(document.querySelectorAll('dt'), ({ textContent }) => textContent)
    cleanup()
    return found
  }
  expect(await labels('success')).toContain('Rate')
  expect(await labels('refund')).not.toContain('Rate')
  expect(await labels('failure')).not.toContain('Rate')
})
