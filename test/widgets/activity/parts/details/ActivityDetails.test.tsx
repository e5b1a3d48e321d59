import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Activity } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [origin, destination] = env.chains
const chains = [
  {
    ...origin,
    nativeCurrency: { name: 'Origin coin', symbol: 'ORI', decimals: 18 },
    blockExplorers: { default: { name: 'Origin', url: 'https://origin.example' } },
  },
  {
    ...destination,
    nativeCurrency: { name: 'Destination coin', symbol: 'DES', decimals: 9 },
    blockExplorers: { default: { name: 'Destination', url: 'https://destination.example' } },
  },
] as const
const id = `0x${'9'.repeat(64)}`
const [paidHash, deliveryHash] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] as const

it('default: each leg of a swap is on its own chain, in its explorer, and pays its network', async () => {
  const record = {
    id,
    status: 'success',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:01:00Z',
    data: {
      inTxs: [{ txHash: paidHash, chainId: origin.id, status: 'success', fee: '2000000000000000' }],
      outTxs: [{ txHash: deliveryHash, chainId: destination.id, status: 'success', fee: '3000000' }],
    },
  }
  const client = clientOf(async () => Response.json({ requests: [record] }))
  renderWithCauseway(
    <Activity.Root user={null} defaultRequestId={id}>
      <Activity.Details />
    </Activity.Root>,
    env,
    // The page lists no token under another name than its chain.
    { chains, client, tokens: [] },
  )
  const [deposit, delivery, ...others] = (await screen.findAllByRole('link')).map((link) =>
    link.closest('li'),
  )
  expect(others).toEqual([])
  const linkIn = (leg: HTMLElement | null | undefined) =>
    within(leg ?? document.body).getByRole<HTMLAnchorElement>('link').href
  const textOf = (leg: HTMLElement | null | undefined) =>
    leg?.textContent?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
  expect(linkIn(deposit)).toBe(`https://origin.example/tx/${paidHash}`)
  expect(textOf(deposit)).toContain(origin.name)
  expect(textOf(deposit)).toContain('0.002 ORI')
  expect(linkIn(delivery)).toBe(`https://destination.example/tx/${deliveryHash}`)
  expect(textOf(delivery)).toContain(destination.name)
  // The provider paid it, and its fees have it.
  expect(textOf(delivery)).not.toContain('0.003 DES')
})

it('behavior: describes a refund to the paying address in words', async () => {
  const record = { id, status: 'refund', refundTo: `0x${'0'.repeat(40)}`, data: {} }
  const client = clientOf(async () => Response.json({ requests: [record] }))
  renderWithCauseway(
    <Activity.Root user={null} defaultRequestId={id}>
      <Activity.Details />
    </Activity.Root>,
    env,
    { client },
  )
  const label = await screen.findByText('Refund address', { selector: 'dt' })
  expect(label.parentElement).toHaveTextContent(/^Refund addressThe address you pay from$/)
})

it('default: shows every address of a swap under its own name, on its network', async () => {
  const addressOf = (digit: string) => `0x${digit.repeat(40)}`
  const record = {
    id,
    status: 'refund',
    user: addressOf('1'),
    sender: addressOf('2'),
    recipient: addressOf('3'),
    refundTo: addressOf('4'),
    depositAddress: { address: addressOf('5'), depositor: addressOf('6'), recoveryAddress: addressOf('7') },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:01:00Z',
    protocol: { orderId: `0x${'8'.repeat(64)}` },
    data: {
      inTxs: [{ txHash: paidHash, chainId: origin.id, status: 'success' }],
      route: {
        quoted: {
          origin: { inputCurrency: { currency: { chainId: origin.id }, amount: '1' } },
          destination: { outputCurrency: { currency: { chainId: destination.id }, amount: '2' } },
        },
      },
    },
  }
  const client = clientOf(async () => Response.json({ requests: [record] }))
  renderWithCauseway(
    <Activity.Root user={null} defaultRequestId={id}>
      <Activity.Details />
    </Activity.Root>,
    env,
    { client },
  )
  const factOf = (name: string) => {
    const fact = screen.getByText(name, { selector: 'dt' }).parentElement
    const code = fact?.querySelector('bdi')
    return [
      code?.title || code?.textContent,
      fact?.querySelector('dd + dd')?.textContent?.match(/on (.+)$/i)?.[1],
    ]
  }
  await screen.findByText('Order ID')
  expect(
    Object.fromEntries(
      ['Sender', 'Recipient', 'Refund address', 'Deposit address', 'Recovery address', 'Order ID'].map(
        (name) => [name, factOf(name)],
      ),
    ),
  ).toEqual({
    Sender: [addressOf('2'), origin.name],
    Recipient: [addressOf('3'), destination.name],
    'Refund address': [addressOf('4'), undefined],
    'Deposit address': [addressOf('5'), origin.name],
    'Recovery address': [addressOf('7'), origin.name],
    'Order ID': [`0x${'8'.repeat(64)}`, undefined],
  })
})
