import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { custom, toFunctionSelector } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { widgetParts, SwapWidget } from '@causeway/react/widgets'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { pageWith } from '../../support/widgets/everyWidget.tsx'

// How often the form renders. `npm run bench` measures the same in Chromium.

/** Parts that show a request to the provider: the button for the first quote, the age for later ones. */
const asking = `[data-cw-part='swap-submit'][data-state='waiting'], [data-cw-part='swap-quote-refresh'][data-state='refreshing']`

/** All commits of the form, and how many of them were counted. */
let commits = 0
let counted = 0
/** The parts that rendered, in order. */
let rendered: string[] = []
/** A part asks for its class names whenever it renders. */
const classNames = Object.fromEntries(
  Object.keys(widgetParts).map((part) => [
    part,
    () => {
      rendered.push(part)
      return undefined
    },
  ]),
)

function renderForm(
  setting: { locale?: string; wallet?: undefined } = {},
  onCommit: () => void = () => {},
): void {
  const env = createTestEnvironment()
  const client = clientOf(async (...request) => {
    // It is seen that something is asked before it is answered.
    if (String(request[0]).endsWith('/quote')) {
      await waitFor(() => expect(document.querySelector(asking)).not.toBeNull())
    }
    return env.sandbox.fetch(...request)
  })
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const widget = <SwapWidget defaultPay={pay} defaultReceive={receive} classNames={classNames} />
  const form = (
    <Profiler
      id="form"
      onRender={() => {
        commits += 1
        onCommit()
      }}
    >
      {widget}
    </Profiler>
  )
  render(pageWith(form, { ...env, transports: inTurn(env), ...setting, client }))
}

const balanceOf = toFunctionSelector('balanceOf(address)')

/**
 * The chains’ answers one after the other, each after the commit of the former: a slow page would make one commit of them. First what is
 * known of transfers, which no chain is asked for; then whether a permit is taken; then the three balances at once.
 */
function inTurn({ chains, sandbox }: TestEnvironment): TestEnvironment['transports'] {
  let balances = 0
  let areBalancesDue: Promise<void> | undefined
  return Object.fromEntries(
    chains.map(({ id }) => {
      const rpc = sandbox.rpc(id)
      const request: typeof rpc.request = async (call) => {
        const answer = await rpc.request(call)
        if (call.method === 'eth_getBalance' || JSON.stringify(call.params).includes(balanceOf)) {
          balances += 1
          areBalancesDue ??= waitFor(() => {
            expect(balances).toBe(3)
            expect(commits).toBeGreaterThan(2)
          })
          await areBalancesDue
        } else {
          await waitFor(() => expect(commits).toBeGreaterThan(1))
        }
        return answer
      }
      return [id, custom({ request })]
    }),
  )
}

/** What was rendered since the last call. */
function takeCounts(): { commits: number; parts: string[] } {
  const all = { commits: commits - counted, parts: rendered }
  counted = commits
  rendered = []
  return all
}

function type(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount you pay' }), { target: { value: text } })
}

async function waitForForm(): Promise<void> {
  await screen.findByRole('button', { name: /^25%/ })
  await waitFor(() => expect(screen.getAllByText(/^Balance/)).toHaveLength(2))
}

async function waitForQuote(): Promise<void> {
  await screen.findByText(/^Quote ready/)
}

beforeEach(() => {
  commits = 0
  takeCounts()
  // Otherwise React keeps its work back for the test, and does at once what a page sees one by one.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('SwapWidget', () => {
  it('default: is complete after four commits: itself, known swaps, whether a permit is possible, and the balances', async () => {
    renderForm()
    await waitForForm()
    expect(takeCounts().commits).toBe(4)
  })

  it('behavior: doesn’t create a number format, which is slow, before there is a number', async () => {
    // No other test uses this language, so that no format is cached. And there is no balance.
    const asked = vi.spyOn(Intl, 'NumberFormat')
    const isAsked = () => asked.mock.calls.some(([locale]) => locale === 'rm')
    const isAskedAtCommit: boolean[] = []
    renderForm({ locale: 'rm', wallet: undefined }, () => isAskedAtCommit.push(isAsked()))
    await screen.findByRole('textbox', { name: 'Amount you pay' })
    expect(isAskedAtCommit[0]).toBe(false)
    type('1.5')
    await waitFor(() => expect(isAsked()).toBe(true))
    asked.mockRestore()
  })

  it('behavior: takes twelve commits for nine keys and their quote', async () => {
    renderForm()
    await waitForForm()
    takeCounts()
    for (let length = 1; length <= 9; length++) type('123.45678'.slice(0, length))
    expect(takeCounts().commits).toBe(9)
    await waitForQuote()
    // It is asked for, it is there, and assistive technology hears of it.
    expect(takeCounts().commits).toBe(3)
  })

  it('behavior: renders only the amount for a key', async () => {
    renderForm()
    await waitForForm()
    takeCounts()
    type('1')
    // The first one changes what there is to wait for.
    const afterFirst = ['swap-amount', 'swap-amount', 'swap-submit']
    expect(takeCounts().parts.toSorted()).toEqual(afterFirst)
    type('12')
    expect(takeCounts().parts).toEqual(['swap-amount'])
    await waitForQuote()
    takeCounts()
    type('125')
    // The text about the old quote disappears.
    expect(takeCounts().parts.toSorted()).toEqual([
      'swap-amount',
      'swap-amount',
      'swap-notice',
      'swap-submit',
    ])
    type('1255')
    expect(takeCounts().parts).toEqual(['swap-amount'])
    // An ambiguous amount is repeated.
    type('1,5')
    expect(takeCounts().parts).toEqual(['swap-amount', 'swap-amount-preview'])
  })

  it('behavior: needs three commits in fifteen seconds while a quote is not touched, all in what shows it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderForm()
    await waitForForm()
    type('100')
    await waitForQuote()
    takeCounts()
    // It is older, a new one is asked for, and is there.
    await vi.advanceTimersByTimeAsync(20_000)
    const { commits, parts } = takeCounts()
    expect(commits).toBe(3)
    // No side, balance, fraction of it, token or field.
    const told = [
      'fees',
      'hidden-text',
      'swap-refresh',
      'swap-amount',
      'swap-fiat-value',
      'swap-notice',
      'swap-submit',
      'swap-quote-',
    ]
    expect(parts.filter((part) => !told.some((area) => part.startsWith(area)))).toEqual([])
    await vi.advanceTimersByTimeAsync(15_000)
    expect(takeCounts().commits).toBe(3)
  })
})
