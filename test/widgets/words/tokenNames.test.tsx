import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { custom } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import type { RequestRecord } from '@causeway/react/schemas'
import { idleState, type ExecutionState } from '@causeway/react/execution'
import {
  ActivityWidget,
  FeesWidget,
  PendingExecutionsWidget,
  ProgressWidget,
  ReviewWidget,
  SwapWidget,
  DepositAddressWidget,
} from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'
import { storedSwaps } from '../../support/swaps/storedSwaps.ts'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

// The provider gives every currency the name and picture of another one. The page, or the chain, knows the real ones.

const env = createTestEnvironment()
const [origin, destination] = env.chains
const lie = {
  symbol: 'WBTC',
  name: 'Wrapped Bitcoin',
  metadata: { logoURI: 'https://liar.example/wbtc.png' },
}
const lies = /WBTC|Wrapped Bitcoin/

/** A provider that lies about every currency. */
const client = clientOf(async (input, init) => {
  const response = await env.sandbox.fetch(input, init)
  const text = await response.text()
  return new Response(
    JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      name === 'currency' || name.endsWith('Currency') ? lieOf(value) : value,
    ),
    response,
  )
})

function lieOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'address' in value ? { ...value, ...lie } : value
}

let quote: Quote
let record: object
let state: ExecutionState

beforeAll(async () => {
  quote = await getQuote(client, env.quoteParameters('USDC'))
  const { currencyIn, currencyOut, sender, recipient } = quote.details
  expect([currencyIn.currency.symbol, currencyOut.currency.symbol]).toEqual([lie.symbol, lie.symbol])
  state = {
    ...idleState,
    id: '0xdone',
    status: 'success',
    summary: {
      sender,
      recipient,
      refundTo: sender,
      pay: currencyIn,
      receive: currencyOut,
      refund: currencyIn,
    },
    items: [],
    requestState: { rawStatus: 'success', status: 'success', isDeposited: true, txHashes: [], updatedAt: 1 },
  }
  const amountOf = ({ currency, amount }: Quote['details']['currencyIn']) => ({
    currency,
    amount: String(amount),
  })
  record = {
    id: `0x${'9'.repeat(64)}`,
    status: 'success',
    user: sender,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:01:00Z',
    data: {
      inTxs: [
        { txHash: `0x${'1'.repeat(64)}`, chainId: origin.id, status: 'success', timestamp: 1_767_225_600 },
      ],
      outTxs: [{ txHash: `0x${'2'.repeat(64)}`, chainId: destination.id, status: 'success' }],
      appFees: {
        quoted: [{ recipient, bps: '10', amount: '100', amountFormatted: '0.0001' }],
        currency: currencyIn.currency,
      },
      route: {
        quoted: {
          origin: { inputCurrency: amountOf(currencyIn) },
          destination: { outputCurrency: amountOf(currencyOut) },
        },
        actual: {
          origin: { inputCurrency: amountOf(currencyIn) },
          destination: { inputCurrency: amountOf(currencyOut), outputCurrency: amountOf(currencyOut) },
        },
      },
    },
  } satisfies Partial<Record<keyof RequestRecord, unknown>>
})

/** A swap that an earlier page has left, with the provider's names for its tokens. */
async function journal() {
  const store = storedSwaps([
    { id: '0xleft', status: 'filling', sender: env.wallet.address, chainIds: [origin.id, destination.id] },
  ])
  const [entry] = await store.read()
  const left = JSON.parse(entry?.text ?? '{}') as { summary: Record<string, unknown> }
  const { currencyIn, currencyOut } = quote.details
  left.summary = {
    ...left.summary,
    pay: { amount: '7000000', currency: currencyIn.currency },
    receive: { amount: '6000000', currency: currencyOut.currency },
  }
  await store.write({ id: '0xleft', text: JSON.stringify(left) })
  return store
}

const noop = () => {}
const noRequest = () => new Promise<never>(noop)
const places: readonly [place: string, widget: () => ReactElement, open?: () => Promise<void>][] = [
  ['the review', () => <ReviewWidget quote={quote} onConfirm={noop} onRefresh={noop} onClose={noop} />],
  ['the fees', () => <FeesWidget quote={quote} variant="full" />],
  ['the end of a swap', () => <ProgressWidget state={state} />],
  ['a refund', () => <ProgressWidget state={{ ...state, status: 'refunded' }} />],
  ['a swap that goes on', () => <ProgressWidget state={{ ...state, status: 'filling' }} />],
  ['a pending swap', () => <PendingExecutionsWidget />],
  ['a row of the history', () => <ActivityWidget />],
  [
    'the details of a row',
    () => <ActivityWidget />,
    async () => {
      const list = await screen.findByRole('list', { name: 'Activity' })
      await userEvent.click(await waitFor(() => within(list).getByRole('button')))
      await screen.findByRole('dialog')
    },
  ],
  ['a deposit', () => <DepositAddressWidget requestId={`0x${'9'.repeat(64)}`} />],
]

async function show(place: (typeof places)[number], change: ProviderChange) {
  const [, widget, open] = place
  const history = clientOf(async () => Response.json({ requests: [record] }))
  renderWithCauseway(widget(), env, { client: history, journal: await journal(), ...change })
  await open?.()
}

const text = () => document.body.textContent ?? ''
const expectNoPicture = () => expect(document.querySelector('img')).toBeNull()

describe.each(places)('%s', (...place) => {
  it('default: shows a token of the page with the page’s symbol', async () => {
    const tokens = env.tokens.map((token) => ({ ...token, symbol: `P${token.symbol}` }))
    await show(place, { tokens })
    await waitFor(() => expect(text()).toMatch(/PUSDC/))
    expect(text()).not.toMatch(lies)
    expectNoPicture()
  })

  it('default: shows another token with its contract’s symbol', async () => {
    await show(place, { tokens: [] })
    await waitFor(() => expect(text()).toMatch(/USDC/))
    expect(text()).not.toMatch(lies)
    expectNoPicture()
  })

  it('error: calls a token whose contract doesn’t answer by its address', async () => {
    const transports = Object.fromEntries(env.chains.map(({ id }) => [id, custom({ request: noRequest })]))
    await show(place, { tokens: [], transports })
    await waitFor(() => expect(text()).toMatch(/0x[0-9a-fA-F]{4}…[0-9a-fA-F]{4}/))
    expect(text()).not.toMatch(lies)
    expectNoPicture()
  })

  it('error: marks the provider’s name for a token on an unknown network', async () => {
    const chains = env.chains.map((chain) => ({ ...chain, id: chain.id + 1_000 }))
    const transports = Object.fromEntries(chains.map(({ id }) => [id, custom({ request: noRequest })]))
    await show(place, { chains, tokens: [], transports })
    await waitFor(() => expect(text()).toMatch(/“WBTC”/))
    expect(text().replaceAll('“WBTC”', '')).not.toMatch(lies)
    expectNoPicture()
  })
})

describe.each(places)('%s', (...place) => {
  it('error: survives decimals and times that can’t be formatted', async () => {
    const told = { quote, record, state }
    ;({ quote, record, state } = withExtremes(told))
    const chains = env.chains.map((chain) => ({ ...chain, id: chain.id + 1_000 }))
    const transports = Object.fromEntries(chains.map(({ id }) => [id, custom({ request: noRequest })]))
    await show(place, { chains, tokens: [], transports })
    await waitFor(() => expect(text()).toMatch(/“WBTC”/))
    ;({ quote, record, state } = told)
  })
})

/** The same with the most decimals that ERC-20 has room for, and with times after the last one of a `Date`. */
function withExtremes<value>(value: value): value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withExtremes) as value
  const extremes: Record<string, number> = { decimals: 255, timestamp: 1e21 }
  const fields = Object.entries(value).map(([name, one]) => [name, extremes[name] ?? withExtremes(one)])
  return Object.fromEntries(fields) as value
}

it('default: never shows the provider’s symbol, from the form to the end of a swap', async () => {
  const token = (at: 0 | 1) => {
    const found = env.tokens.find(({ chainId, symbol }) => chainId === env.chains[at].id && symbol === 'USDC')
    if (!found) throw new TypeError('There is no USDC.')
    return found
  }
  renderWithCauseway(<SwapWidget defaultPay={token(0)} defaultReceive={token(1)} />, env, { client })
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(text()))
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  const user = userEvent.setup()
  await pasteInto(user, screen.getByRole('textbox', { name: 'Amount you pay' }), '100')
  await submitSwap(user)
  await screen.findByRole('heading', { name: 'Bridge complete' })
  observer.disconnect()
  expect(seen.filter((one) => lies.test(one))).toEqual([])
})
