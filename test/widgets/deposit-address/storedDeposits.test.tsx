import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Address } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import type { Client } from '@causeway/react/actions'
import {
  requestDepositAddress,
  toDepositQuoteParameters,
  createMemoryJournal,
} from '@causeway/react/execution'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { createDepositBook } from '../../../src/deposit/book/depositBook.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  clientWithHistory,
  depositAddressParameters,
  fetchWithHistory,
  payOutsidePage,
} from '../../support/deposits/depositAddressParameters.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const stranger = '0x000000000000000000000000000000000000bEEF'
const requestId = `0x${'7'.repeat(64)}`

/** An address that was never requested, written into the browser's store by an attacker. */
function forgedEntry(baseUrl: string, originChainId: number, destinationChainId: number) {
  const side = { decimals: 18, amount: '31700000000000000000' }
  return {
    id: `deposit:${requestId}`,
    text: JSON.stringify({
      version: 1,
      baseUrl,
      status: 'waiting',
      updatedAt: Date.now(),
      terms: {
        requestId,
        type: 'strict',
        address: stranger,
        pay: { ...side, chainId: originChainId },
        receive: { ...side, chainId: destinationChainId },
        recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        refundTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
        requestedAt: Date.now(),
        expiresAt: null,
      },
    }),
  }
}

type Environment = ReturnType<typeof createTestEnvironment>

/** A journal with the terms of an address that was really requested, as the wallet's own or as an attacker wrote them into it. */
async function storeRequested(
  env: Environment,
  client: Client,
  parameters = depositAddressParameters(env),
  account?: Address,
) {
  const journal = createMemoryJournal()
  const quoteParameters = toDepositQuoteParameters(parameters, account)
  if (!quoteParameters) throw new TypeError('Something is missing to ask for.')
  const { terms } = await requestDepositAddress(client, quoteParameters)
  await createDepositBook({ baseUrl: client.baseUrl, journal }).save(terms, env.wallet.address)
  return { journal, terms }
}

/** A journal with the forged entry, and others like it. */
async function storeForged(env: Environment, ...otherIds: string[]) {
  const journal = createMemoryJournal()
  const [origin, destination] = env.chains
  const entry = forgedEntry(env.client.baseUrl, origin.id, destination.id)
  await journal.write(entry)
  for (const id of otherIds) {
    await journal.write({ id: `deposit:${id}`, text: entry.text.replace(requestId, id) })
  }
  return journal
}

const record = (address: string) => ({
  id: requestId,
  status: 'waiting',
  depositAddress: { address, type: 'strict' },
  data: {},
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
})

it('behavior: says in words that the payer is refunded', async () => {
  const env = createTestEnvironment()
  const requests = [{ ...record(stranger), refundTo: `0x${'0'.repeat(40)}` }]
  renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, {
    client: clientOf(async () => Response.json({ status: 'waiting', requests })),
  })
  const text = await screen.findByText('The address you pay from')
  expect(text.closest('dl')).not.toHaveTextContent(`0x${'0'.repeat(40)}`)
})

it.each([
  [{ refundFailReason: 'MANUAL_REFUND_REQUIRED' }, 1],
  // Then a refund may still come.
  [{}, 0],
])(
  'behavior: never tells the user to pay again after a failed payment, and names support once if the refund failed, too',
  async (data, count) => {
    const env = createTestEnvironment()
    const failed = { ...record(stranger), status: 'failure' }
    const requests = [{ ...failed, data: { failReason: 'EXECUTION_REVERTED', ...data } }]
    renderWithCauseway(<DepositAddressWidget requestId={requestId} />, env, {
      client: clientOf(async () => Response.json({ status: 'failure', requests })),
    })
    const reason = await screen.findByText('A contract rejected the swap.')
    const panel = reason.closest('[data-cw-part=deposit-address]')
    expect(panel).not.toHaveTextContent(/try again/i)
    const named = within(panel as HTMLElement).queryAllByText(/contact support/i)
    // The announcement repeats it.
    expect(named.filter((text) => !text.closest('[role=status]'))).toHaveLength(count)
  },
)

const heading = { unconfirmed: 'Not confirmed by the provider', loading: 'Looking for the swap…' }

it.each<[title: string, client: (env: Environment) => Client, shown: RegExp]>([
  ['that it knows nothing', clientWithHistory, new RegExp(heading.unconfirmed)],
  [
    '404 of everything',
    () => clientOf(async () => Response.json({ message: 'No.' }, { status: 404 })),
    new RegExp(heading.unconfirmed),
  ],
  [
    'another address for it',
    () =>
      clientOf(async () =>
        Response.json({
          status: 'waiting',
          requests: [record('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65')],
        }),
      ),
    /^STOP – don’t send$/,
  ],
  [
    'the address without an amount',
    () => clientOf(async () => Response.json({ status: 'waiting', requests: [record(stranger)] })),
    new RegExp(heading.unconfirmed),
  ],
  [
    'that it waits, and no history',
    () => clientOf(async () => Response.json({ status: 'waiting', requests: [] })),
    new RegExp(heading.unconfirmed),
  ],
  ['nothing', () => clientOf(() => new Promise(() => {})), new RegExp(heading.loading)],
])('error: never asks to pay a forged entry when the provider reports %s', async (_, client, shown) => {
  const env = createTestEnvironment()
  const journal = await storeForged(env)
  renderWithCauseway(<DepositAddressWidget />, env, { wallet: undefined, journal, client: client(env) })
  const user = userEvent.setup()
  await screen.findByRole('button', { name: /^Show address: ETH/ })
  // The store decides neither the status nor the amount.
  expect(document.body.textContent).not.toContain('Awaiting deposit')
  expect(document.body.textContent).not.toContain('31.7')
  await user.click(screen.getByRole('button', { name: /^Show address: ETH/ }))
  await waitFor(() => expect(screen.getAllByText(shown)[0]).toBeVisible())
  const page = document.body.textContent
  expect(page).not.toContain(stranger)
  expect(page).not.toContain('Send exactly this amount')
  expect(page).not.toContain('31.7')
  expect(screen.queryByRole('img')).toBeNull()
  expect(page).not.toContain('Awaiting deposit')
})

it('error: shows a genuine request of another account only to a user who recognizes all its accounts', async () => {
  const env = createTestEnvironment()
  const client = clientWithHistory(env)
  const { recipient, refundTo } = depositAddressParameters(env)
  // A stranger asks, in their own name, and writes what they got into the browser's store.
  const { journal, terms } = await storeRequested(env, client)
  renderWithCauseway(<DepositAddressWidget />, env, { wallet: env.wallet, journal, client })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Show address: ETH/ }))
  expect(await screen.findByRole('heading', { name: 'Check this deposit address' })).toHaveFocus()
  const page = () => document.body.textContent
  expect(page()).not.toContain(terms.address)
  expect(page()).not.toContain('ETH')
  expect(screen.queryByRole('img')).toBeNull()
  for (const party of [recipient, refundTo]) expect(page()).toContain(party)
  screen.getByRole('button', { name: 'Confirm these addresses' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Send exactly this amount' })).toHaveFocus()
  expect(page()).toContain(terms.address)
  // The confirmation applies only while this request is shown.
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: /^Show address: ETH/ }))
  await screen.findByRole('heading', { name: 'Check this deposit address' })
  expect(page()).not.toContain(terms.address)
})

it.each<[string, string | undefined, RegExp]>([
  ['little', '25', /You’d lose about \$2,475\.\d\d \(99%\)\./],
  ['an unknown value', undefined, /Price impact unknown\. You could lose a large part of your funds\./],
])('error: asks about a request of the wallet itself that pays out %s', async (_, amountUsd, warning) => {
  const env = createTestEnvironment()
  const fetch = fetchWithHistory(env)
  const client = clientOf(async (...request) => {
    const response = await fetch(...request)
    if (!String(request[0]).includes('/requests')) return response
    const page = JSON.parse(await response.text(), (name, value: unknown) =>
      name === 'outputCurrency' ? { ...(value as object), amountUsd } : value,
    )
    return Response.json(page)
  })
  const { address } = env.wallet
  const own = { recipient: address, refundTo: address, acceptedRefundTo: address }
  const { journal, terms } = await storeRequested(env, client, depositAddressParameters(env, own), address)
  renderWithCauseway(<DepositAddressWidget requestId={terms.requestId} />, env, {
    wallet: env.wallet,
    journal,
    client,
  })
  const confirm = await screen.findByRole('button', { name: 'Confirm addresses and amounts' })
  const section = document.querySelector('[data-cw-part=deposit-address-payment]')
  expect(section).toHaveTextContent(warning)
  expect(screen.getByText('Amount').closest('div')).toHaveTextContent('1 ETH')
  expect(screen.getByText('Quoted delivery').closest('div')).toHaveTextContent(/0\.9\d* ETH/)
  expect(document.body.textContent).not.toContain(terms.address)
  await userEvent.click(confirm)
  await screen.findByRole('heading', { name: 'Send exactly this amount' })
  expect(document.body.textContent).toContain(terms.address)
})

it('error: describes another account’s paid request without “you”, and names its accounts', async () => {
  const env = createTestEnvironment()
  const client = clientWithHistory(env)
  const [, , recipient, refundTo, user] = env.sandbox.accounts
  const foreign = { recipient, refundTo, acceptedRefundTo: refundTo, user }
  const { journal, terms } = await storeRequested(env, client, depositAddressParameters(env, foreign))
  payOutsidePage(env, terms.address as Address, terms.pay.amount)
  renderWithCauseway(<DepositAddressWidget requestId={terms.requestId} />, env, {
    wallet: env.wallet,
    journal,
    client,
  })
  await screen.findByRole('heading', { name: 'Completed' })
  const section = document.querySelector('[data-cw-part=deposit-address-status]')
  await waitFor(() => expect(section).toHaveTextContent(/0\.9\d* ETH arrived on Birch\./))
  const page = document.body.textContent
  expect(page).not.toMatch(/\byour?\b/i)
  expect(screen.getByText('Requested by').closest('div')).toHaveTextContent(String(user))
  expect(screen.getByTitle(String(recipient))).toBeInTheDocument()
})

it('error: reports a store that can’t be read, until it can be', async () => {
  const env = createTestEnvironment()
  const kept = await storeForged(env)
  const store = { isBroken: true, listeners: new Set<() => void>() }
  renderWithCauseway(<DepositAddressWidget />, env, {
    wallet: undefined,
    client: clientWithHistory(env),
    journal: {
      ...kept,
      read: async () => (store.isBroken ? Promise.reject(new DOMException('blocked')) : kept.read()),
      subscribe: (listener) => {
        store.listeners.add(listener)
        return () => store.listeners.delete(listener)
      },
    },
  })
  const told = await screen.findByText(/^Saved deposit addresses can’t be read\./)
  store.isBroken = false
  act(() => store.listeners.forEach((tell) => tell()))
  await screen.findByRole('button', { name: /^Show address: ETH/ })
  expect(told).not.toBeInTheDocument()
})

it('behavior: leaves the focus where the user is when it shows an address', async () => {
  const env = createTestEnvironment()
  const client = clientWithHistory(env)
  const { journal, terms } = await storeRequested(env, client)
  function Page() {
    const [shownId, setShownId] = useState('')
    return (
      <>
        <input aria-label="Search this site" onChange={() => setShownId(terms.requestId)} />
        <DepositAddressWidget requestId={shownId} />
      </>
    )
  }
  renderWithCauseway(<Page />, env, { wallet: env.wallet, journal, client })
  await screen.findByRole('button', { name: /^Show address: ETH/ })
  const search = screen.getByLabelText('Search this site')
  await userEvent.setup().type(search, '7')
  await screen.findByRole('button', { name: 'Confirm these addresses' })
  expect(search).toHaveFocus()
})

it('a11y: moves the focus from a removed address to the next one, and from the last to the form', async () => {
  const env = createTestEnvironment()
  const journal = await storeForged(env, `0x${'8'.repeat(64)}`)
  renderWithCauseway(<DepositAddressWidget />, env, {
    wallet: undefined,
    client: clientWithHistory(env),
    journal,
  })
  const user = userEvent.setup()
  const remove = async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Remove address: ETH/ })
    first?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(first).not.toBeInTheDocument())
  }
  await remove()
  expect(screen.getByRole('button', { name: /^Show address: ETH/ })).toHaveFocus()
  await remove()
  expect(screen.getByRole('heading', { name: 'Pay from an exchange or any wallet' })).toHaveFocus()
})

it('behavior: names a dropped deposit in the list as everywhere', async () => {
  const env = createTestEnvironment()
  const client = clientWithHistory(env)
  const config = configOf(env, { client })
  onTestFinished(config.stop)
  const parameters = toDepositQuoteParameters(depositAddressParameters(env), env.wallet.address)
  if (!parameters) throw new TypeError('Something is missing to ask for.')
  const { terms } = await requestDepositAddress(client, parameters)
  await config.depositBook.save(terms, env.wallet.address)
  await config.depositBook.updateStatus(terms.requestId, 'failure', true)
  renderWithCauseway(<DepositAddressWidget />, env, { config })
  const saved = (await screen.findByText('Saved deposit addresses')).closest('section')
  expect(saved).toHaveTextContent('Deposit dropped')
  expect(saved).not.toHaveTextContent('Failed')
})

it('behavior: tells stored addresses of the same route apart by their requests', async () => {
  const env = createTestEnvironment()
  const other = `0x${'8'.repeat(64)}`
  const journal = await storeForged(env, other)
  renderWithCauseway(<DepositAddressWidget />, env, { wallet: undefined, journal })
  const buttons = await screen.findAllByRole('button', { name: /^Show address: / })
  const [one, two] = [requestId, other].map((id) => `Request ID ${id.slice(0, 6)}…${id.slice(-4)}`)
  const hints = buttons.map((button) => button.closest('li')?.querySelector('small')?.textContent ?? '')
  expect(hints.map((hint) => hint.slice(hint.indexOf('Request ID')))).toEqual(
    expect.arrayContaining([one, two]),
  )
  // When it was saved, and that nobody has confirmed it since: what storage says of its status isn't shown.
  for (const hint of hints) expect(hint).toMatch(/^Not confirmed yet · \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}/)
  for (const button of buttons)
    expect(button).toHaveAccessibleDescription(
      button.closest('li')?.querySelector('small')?.textContent ?? '',
    )
})
