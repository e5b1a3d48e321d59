import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

// A payment to a deposit address that differs from the quote, in the list and in the details.

const env = createTestEnvironment()
const [origin, destination] = env.chains
const [six, nine] = [
  { chainId: origin.id, address: `0x${'1'.repeat(40)}`, symbol: 'SIX', name: 'Six', decimals: 6 },
  { chainId: destination.id, address: `0x${'2'.repeat(40)}`, symbol: 'NINE', name: 'Nine', decimals: 9 },
]
const sixes = (units: number) => ({ currency: six, amount: String(units) })
const nines = (units: number) => ({ currency: nine, amount: String(units) })
const [paidHash, sweptHash, outHash, backHash] = ['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(64)}`)
const onOrigin = (txHash: string | undefined) => ({ txHash, chainId: origin.id, status: 'success' })
const delivery = { txHash: outHash, chainId: destination.id, status: 'success' }

interface Shown {
  /** Base units that arrived; 100 SIX are quoted. */
  arrived: number
  /** Base units that went back. */
  back?: number | undefined
  type?: 'strict' | 'open'
  data?: object
}

async function show(status: string, { arrived, back, type = 'strict', data }: Shown): Promise<string> {
  const route = {
    quoted: {
      origin: { inputCurrency: sixes(100_000_000) },
      destination: { outputCurrency: nines(98_000_000_000) },
    },
    actual: {
      origin: { inputCurrency: sixes(arrived) },
      destination: { outputCurrency: nines(97_000_000_000) },
    },
  }
  const record = {
    id: `0x${'9'.repeat(64)}`,
    status,
    depositAddress: { address: `0x${'d'.repeat(40)}`, type, depositTxHash: paidHash },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:01:00Z',
    data: {
      inTxs: [onOrigin(paidHash), onOrigin(sweptHash)],
      outTxs: [
        ...(status === 'success' ? [delivery] : []),
        ...(back === undefined ? [] : [onOrigin(backHash)]),
      ],
      route,
      refundCurrencyData: back === undefined ? null : sixes(back),
      ...data,
    },
    protocol: {
      settlement: {
        destination: {
          fills: status === 'success' ? [{ chainId: destination.id, transactionId: outHash }] : [],
          refunds: back === undefined ? [] : [{ chainId: origin.id, transactionId: backHash }],
        },
      },
    },
  }
  const client = clientOf(async () => Response.json({ requests: [record] }))
  renderWithCauseway(<ActivityWidget />, env, { client, tokens: [six, nine] })
  const list = await screen.findByRole('list', { name: 'Activity' })
  const button = await waitFor(() => within(list).getByRole('button'))
  return textOf(button.querySelector('[data-cw-part=activity-amounts]'))
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') ?? ''
}

async function details(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /SIX/ }))
  return screen.findByRole('dialog', { name: 'Swap details' })
}

/** Where the funds are, as the details say it. */
async function where(): Promise<string> {
  return textOf((await details()).querySelector('[data-cw-part=activity-where]'))
}

/** The steps of the details, each with its amount. */
async function steps(): Promise<string[]> {
  const items = within(await details()).getAllByRole('listitem')
  return items.map((item) =>
    ['step-label', 'step-amount', 'step-state']
      .map((part) => textOf(item.querySelector(`[data-cw-part=${part}]`)))
      .filter(Boolean)
      .join(' – '),
  )
}

it('behavior: too much sent: shows the exact refunded excess in the row and the details', async () => {
  expect(await show('success', { arrived: 120_000_001, back: 20_000_001 })).toBe(
    '120.000001 SIX to 97 NINE 20.000001 SIX refunded',
  )
  expect(await where()).toBe(
    `97 NINE arrived on ${destination.name}. The extra 20.000001 SIX was refunded on ${origin.name}.`,
  )
  const fact = screen.getByText('Refunded', { selector: 'dt' }).closest('div')
  expect(textOf(fact)).toContain('20.000001 SIX')
})

it('behavior: says that an overpayment has not been returned yet, and doesn’t call it refunded', async () => {
  expect(await show('success', { arrived: 120_000_001 })).toBe(
    '120.000001 SIX to 97 NINE 20.000001 SIX overpaid',
  )
  expect(await where()).toBe(
    `97 NINE arrived on ${destination.name}. 20.000001 SIX more than needed arrived. The extra should be refunded.`,
  )
  cleanup()
  await show('success', {
    arrived: 120_000_001,
    data: { refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND' },
  })
  expect(await where()).toBe(
    `97 NINE arrived on ${destination.name}. 20.000001 SIX more than needed arrived. The extra hasn’t been refunded: contact support with the request ID.`,
  )
})

it('behavior: counts no payment to an open address as too much', async () => {
  expect(await show('success', { arrived: 120_000_001, type: 'open' })).toBe('120.000001 SIX to 97 NINE')
  expect(await where()).toBe(`97 NINE arrived on ${destination.name}.`)
})

it('behavior: too little sent: names both amounts in the row, and expects no delivery', async () => {
  expect(await show('pending', { arrived: 60_000_001 })).toBe('Paid 60.000001 of 100 SIX')
  expect(await where()).toBe(
    'Only 60.000001 SIX of 100 SIX arrived. May not be delivered. Should be refunded then.',
  )
  expect(await screen.findByText('Transactions')).toBeVisible()
  expect(screen.queryByText(`Delivery on ${destination.name}`)).toBeNull()
})

it('behavior: too little sent: names both amounts of a refund', async () => {
  expect(await show('refund', { arrived: 60_000_001, back: 60_000_001 })).toBe(
    'Paid 60.000001 of 100 SIX 60.000001 SIX refunded',
  )
  expect(await where()).toBe(
    `Only 60.000001 SIX of 100 SIX arrived. Not completed. 60.000001 SIX was refunded on ${origin.name}.`,
  )
  cleanup()
  expect(await show('refund', { arrived: 60_000_001, back: 59_000_001 })).toBe(
    'Paid 60.000001 of 100 SIX 59.000001 SIX refunded',
  )
})

it('behavior: lists the payment once, without the provider’s own transfers', async () => {
  await show('success', { arrived: 100_000_000 })
  expect(await steps()).toEqual([
    `Deposit on ${origin.name} – 100 SIX – Done`,
    `Delivery on ${destination.name} – 97 NINE – Done`,
  ])
})

it('behavior: shows a transaction once that a record lists twice', async () => {
  await show('success', {
    arrived: 100_000_000,
    data: {
      inTxs: [onOrigin(paidHash), onOrigin(paidHash?.toUpperCase().replace('X', 'x'))],
      outTxs: [delivery, delivery],
    },
  })
  expect(await steps()).toHaveLength(2)
})
