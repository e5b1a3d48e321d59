import { defaultApiKey } from '@causeway/sandbox/simulated'
import { QueryClient, QueryClientProvider, QueryErrorResetBoundary } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, startTransition, Suspense, useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Config } from '@causeway/react/execution'
import * as entry from '../../src/exports/index.ts'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../support/runner/spyOnConsole.ts'

// React logs what a boundary caught.
const complaints = spyOnConsole()

type Use = (config: Config, env: TestEnvironment) => unknown
type HookName = Extract<keyof typeof entry, `useSuspense${string}`>

const chainIdOf = (env: TestEnvironment) => env.chains[0].id

/** Each hook, and what of its data a page shows. */
const hooks: Record<HookName, Use> = {
  useSuspenseQuote: (config, env) =>
    entry.useSuspenseQuote({ config, ...env.quoteParameters() }).data.details.currencyIn.amount,
  useSuspenseRequestStatus: (config) =>
    entry.useSuspenseRequestStatus({ config, requestId: '0x1' }).data.status,
  useSuspenseRequests: (config, env) =>
    entry.useSuspenseRequests({ config, user: env.wallet.address }).data.pages.length,
  useSuspenseBalance: (config, env) =>
    entry.useSuspenseBalance({
      config,
      chainId: chainIdOf(env),
      token: zeroAddress,
      account: env.wallet.address,
    }).data,
  useSuspenseBalances: (config, env) =>
    entry
      .useSuspenseBalances({ config, tokens: env.tokens.slice(0, 3), account: env.wallet.address })
      .map(({ data }) => data)
      .join(' '),
}

/** What each of them shows with the simulated provider. */
async function expectedOf(env: TestEnvironment): Promise<Record<HookName, string>> {
  const balances = await Promise.all(
    env.tokens
      .slice(0, 3)
      .map(({ chainId, address }) => env.sandbox.ledger.balanceOf(chainId, address, env.wallet.address)),
  )
  const native = await env.sandbox.ledger.balanceOf(chainIdOf(env), zeroAddress, env.wallet.address)
  return {
    useSuspenseQuote: '100000000',
    useSuspenseRequestStatus: 'waiting',
    useSuspenseRequests: '1',
    useSuspenseBalance: String(native),
    useSuspenseBalances: balances.join(' '),
  }
}

class ErrorBoundary extends Component<
  { children: ReactNode; onReset: () => void },
  { error: Error | undefined }
> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    if (!this.state.error) return this.props.children
    const tryAgain = () => {
      this.props.onReset()
      this.setState({ error: undefined })
    }
    return <button onClick={tryAgain}>{this.state.error.name}</button>
  }
}

function Shown({ use }: { use: () => unknown }) {
  return <output>{String(use())}</output>
}

/** A page that shows what a hook gives, what it waits with, or by whom it failed. */
function renderPage(use: () => unknown) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary onReset={reset}>
            <Suspense fallback="waiting for data">
              <Shown use={use} />
            </Suspense>
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>
    </QueryClientProvider>,
  )
}

/** The simulated provider, which has one request that waits for its deposit. */
function serviceOf(env: TestEnvironment): typeof globalThis.fetch {
  return (url, init) =>
    String(url).includes('/intents/status')
      ? Promise.resolve(Response.json({ status: 'waiting' }))
      : env.sandbox.fetch(url, {
          ...init,
          headers: { 'content-type': 'application/json', 'x-api-key': defaultApiKey },
        })
}

describe('hooks for Suspense', () => {
  it.each(Object.entries(hooks))(
    'default: %s suspends, shows its data, and is connected',
    async (name, use) => {
      const env = createTestEnvironment()
      const config = configOf(env, { client: clientOf(serviceOf(env)) })
      const disconnect = vi.fn()
      const connect = vi.spyOn(config, 'connect').mockReturnValue(disconnect)
      const { unmount } = renderPage(() => use(config, env))
      expect(document.body.textContent).toBe('waiting for data')
      const shown = await screen.findByRole('status')
      expect(shown.textContent).toBe((await expectedOf(env))[name as HookName])
      await expect.poll(() => connect).toHaveBeenCalled()
      unmount()
      expect(disconnect).toHaveBeenCalledTimes(connect.mock.calls.length)
      config.stop()
    },
  )

  it('error: shows a first failure in the error boundary, from where it can be requested again', async () => {
    const env = createTestEnvironment()
    let isDown = true
    const fetch = serviceOf(env)
    const client = clientOf((...request) =>
      isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(...request),
    )
    const config = configOf(env, { client })
    renderPage(
      () =>
        entry.useSuspenseQuote({ config, ...env.quoteParameters(), query: { retry: false } }).data.details
          .currencyIn.amount,
    )
    const again = await screen.findByRole('button', { name: 'NetworkError' })
    isDown = false
    fireEvent.click(again)
    expect((await screen.findByRole('status')).textContent).toBe('100000000')
    config.stop()
  })

  it('behavior: follows a request to its end after the first answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const env = createTestEnvironment()
    let asked = 0
    const config = configOf(env, {
      client: clientOf(async () => Response.json({ status: (asked += 1) < 3 ? 'pending' : 'success' })),
    })
    renderPage(() => entry.useSuspenseRequestStatus({ config, requestId: '0x1' }).data.status)
    const shown = await screen.findByText('pending')
    for (let round = 0; round < 5; round++) await act(() => vi.advanceTimersByTimeAsync(3_001))
    vi.useRealTimers()
    expect(shown.textContent).toBe('success')
    expect(asked).toBe(3)
    config.stop()
  })

  it('behavior: shows the last quote during a transition until the next one is there', async () => {
    const env = createTestEnvironment()
    const config = configOf(env)
    let setAmount: (amount: bigint) => void = () => {}
    renderPage(() => {
      const [amount, set] = useState(5_000_000n)
      setAmount = set
      return entry.useSuspenseQuote({ config, ...env.quoteParameters(), amount }).data.parameters.amount
    })
    const shown = await screen.findByText('5000000')
    const told: (string | null)[] = []
    const seen = new MutationObserver(() => told.push(document.body.textContent))
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
    startTransition(() => setAmount(7_000_000n))
    await screen.findByText('7000000')
    seen.disconnect()
    expect(shown.isConnected).toBe(true)
    expect(told).toEqual(['7000000'])
    config.stop()
  })

  it('parameters: shows what is selected', async () => {
    const env = createTestEnvironment()
    const config = configOf(env)
    const { destinationChainId } = env.quoteParameters()
    renderPage(
      () =>
        entry.useSuspenseQuote({
          config,
          ...env.quoteParameters(),
          query: { select: ({ details }) => details.currencyOut.currency.chainId },
        }).data,
    )
    expect((await screen.findByRole('status')).textContent).toBe(String(destinationChainId))
    config.stop()
  })
})

describe('hooks for Suspense without what they need', () => {
  // A script without types leaves out what the types ask for.
  const missing = undefined as never
  const token = zeroAddress

  it.each<[caller: string, argument: string, use: Use, rule?: string]>([
    [
      'useSuspenseQuote',
      'amount',
      (config, env) => entry.useSuspenseQuote({ config, ...env.quoteParameters(), amount: missing }),
    ],
    [
      'useSuspenseRequestStatus',
      'requestId',
      (config) => entry.useSuspenseRequestStatus({ config, requestId: missing }),
    ],
    ['useSuspenseRequests', 'user', (config) => entry.useSuspenseRequests({ config })],
    [
      'useSuspenseBalance',
      'account',
      (config, env) => entry.useSuspenseBalance({ config, chainId: chainIdOf(env), token, account: missing }),
    ],
    [
      'useSuspenseBalance',
      'chainId',
      (config, env) =>
        entry.useSuspenseBalance({ config, chainId: 424242, token, account: env.wallet.address }),
      'it must be one of the config’s `chains`, with a transport',
    ],
    [
      'useSuspenseBalances',
      'token',
      (config, env) =>
        entry.useSuspenseBalances({
          config,
          tokens: [{ chainId: chainIdOf(env), address: 'bc1q' }],
          account: env.wallet.address,
        }),
      'it must be an address of an EVM chain',
    ],
  ])(
    'error: %s names the missing %s, and requests nothing',
    (caller, argument, use, rule = 'Suspense needs it; render the component once it is known') => {
      const env = createTestEnvironment()
      const asked = vi.fn(serviceOf(env))
      const config = configOf(env, { client: clientOf(asked) })
      let error: unknown
      renderPage(() => {
        try {
          return use(config, env)
        } catch (thrown) {
          error = thrown
          throw thrown
        }
      })
      expect(screen.getByRole('button').textContent).toBe('InvalidArgumentError')
      expect(error).toMatchObject({ argument, rule, message: expect.stringContaining(`of \`${caller}\``) })
      expect(asked).not.toHaveBeenCalled()
      expect(complaints().filter((text) => text.includes('skipToken'))).toEqual([])
      config.stop()
    },
  )
})
