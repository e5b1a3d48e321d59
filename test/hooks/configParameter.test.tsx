import { defaultApiKey } from '@causeway/sandbox/simulated'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { getQuote, createClient } from '@causeway/react/actions'
import { type Config, executeSteps, createMemoryJournal, createMemoryLocks } from '@causeway/react/execution'
import {
  useBalance,
  useBalances,
  useDepositAddress,
  useExecuteSteps,
  useExecution,
  useExecutions,
  useQuote,
  useRequests,
  useRequestStatus,
  useTokens,
} from '@causeway/react'
import * as entry from '../../src/exports/index.ts'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

/** A provider with its requests. */
function createService(name: string, seed: number) {
  const env = createTestEnvironment({ seed })
  const asked: string[] = []
  const client = createClient({
    baseUrl: `https://${name}.invalid`,
    fetch: (url, init) => {
      asked.push(new URL(String(url)).pathname)
      return env.sandbox.fetch(url, {
        ...init,
        headers: { ...init?.headers, 'content-type': 'application/json', 'x-api-key': defaultApiKey },
      })
    },
  })
  return { env, asked, config: configOf(env, { client }) }
}

/** A tree without CausewayProvider. */
function withoutProvider() {
  const queryClient = new QueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}

/** Those for Suspense wait before they are mounted, and are tried in suspense.test.tsx. */
type HookName = Exclude<Extract<keyof typeof entry, `use${string}`>, 'useWallet' | `useSuspense${string}`>

/** Each hook as a page without `CausewayProvider` calls it; its wallet is the one thing that needs it. */
const hooks: Record<HookName, (config: Config) => unknown> = {
  useBalance: (config) => entry.useBalance({ config }),
  useBalances: (config) => entry.useBalances({ config, tokens: config.tokens.getState() }),
  useClearHistory: (config) => entry.useClearHistory({ config }),
  useClient: (config) => entry.useClient({ config }),
  useDepositAddress: (config) => entry.useDepositAddress({ config }),
  useDepositAddresses: (config) => entry.useDepositAddresses({ config }),
  useDepositRefusal: (config) => entry.useDepositRefusal({ config }),
  useExecuteSteps: (config) => entry.useExecuteSteps({ config }),
  useExecution: (config) => entry.useExecution({ config }),
  useExecutions: (config) => entry.useExecutions({ config }),
  useQuote: (config) => entry.useQuote({ config }),
  useQuoteStatus: (config) => entry.useQuoteStatus({ config, ...entry.useQuote({ config }) }),
  useRequests: (config) => entry.useRequests({ config }),
  useRequestStatus: (config) => entry.useRequestStatus({ config }),
  useTokens: (config) => entry.useTokens({ config }),
}

describe('parameters: config', () => {
  it.each(Object.entries(hooks))('default: connects the given config while it is used: %s', (_, hook) => {
    const { config } = createService('alone', 1)
    const disconnect = vi.fn()
    const connect = vi.spyOn(config, 'connect').mockReturnValue(disconnect)
    const { rerender, unmount } = renderHook(() => hook(config), { wrapper: withoutProvider() })
    rerender()
    const connected = connect.mock.calls.length
    expect(connected).toBeGreaterThan(0)
    expect(disconnect).not.toHaveBeenCalled()
    unmount()
    expect(connect).toHaveBeenCalledTimes(connected)
    expect(disconnect).toHaveBeenCalledTimes(connected)
  })

  it.each(Object.entries(hooks))('default: doesn’t connect the provider’s config again: %s', (_, hook) => {
    const { env, config } = createService('alone', 1)
    const connect = vi.spyOn(config, 'connect')
    const { unmount } = renderHookWithCauseway(() => hook(config), env, { config })
    const wallets = connect.mock.calls.map(([wallet]) => wallet)
    expect(new Set(wallets)).toEqual(new Set([env.wallet]))
    // StrictMode mounts twice.
    expect(wallets.length).toBeLessThan(3)
    unmount()
    config.stop()
  })

  it('behavior: uses the given config in each hook without CausewayProvider', async () => {
    const { env, asked, config } = createService('alone', 1)
    const account = env.wallet.address
    const [{ id: chainId }] = env.chains
    const balance = await env.sandbox.ledger.balanceOf(chainId, zeroAddress, account)
    const { result } = renderHook(
      () => ({
        quote: useQuote({ config, ...env.quoteParameters() }),
        requests: useRequests({ config, user: account }),
        status: useRequestStatus({ config, requestId: '0x1', query: { retry: false } }),
        balance: useBalance({ config, chainId, token: zeroAddress, account }),
        tokens: useTokens({ config }).tokens,
        executions: useExecutions({ config }),
      }),
      { wrapper: withoutProvider() },
    )
    await waitFor(() => {
      expect(result.current.quote.data).toBeDefined()
      expect(result.current.requests.data).toBeDefined()
      expect(result.current.status.isPending).toBe(false)
      expect(result.current.balance.data).toBe(balance)
    })
    expect(result.current.tokens).toBe(config.tokens.getState())
    expect([...new Set(asked)].toSorted()).toEqual(['/intents/status', '/quote', '/requests/v3'])
  })

  it('behavior: requests from the other provider in one hook below CausewayProvider', async () => {
    const [one, other] = [createService('one', 1), createService('other', 2)]
    const { result } = renderHookWithCauseway(
      () => [
        useQuote(one.env.quoteParameters()),
        useQuote({ config: other.config, ...other.env.quoteParameters() }),
      ],
      one.env,
      { config: one.config },
    )
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    expect([one.asked, other.asked]).toEqual([['/quote'], ['/quote']])
  })
})

describe('parameters: wallet', () => {
  it('default: executes a quote with the given wallet without CausewayProvider', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const config = configOf(env)
    const open = vi.spyOn(config.executions, 'open')
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result, unmount } = renderHook(
      () => ({ steps: useExecuteSteps({ config, wallet: env.wallet }), ...useExecution({ config }) }),
      { wrapper: withoutProvider() },
    )
    act(() => result.current.steps.executeSteps({ quote }))
    await waitFor(() => expect(result.current.state.status).toBe('success'))
    // Two hooks use the config, and what the journal holds is followed once.
    expect(open).toHaveBeenCalledTimes(1)
    const { getWallet } = open.mock.calls[0]?.[0] ?? {}
    expect(getWallet?.()).toBe(env.wallet)
    unmount()
    expect(getWallet?.()).toBeUndefined()
    config.stop()
  })

  it('behavior: follows a swap of an earlier page to its end without CausewayProvider', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 300 } })
    const shared = { journal: createMemoryJournal(), locks: createMemoryLocks() }
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const page = new AbortController()
    const onChange = ({ status }: { status: string }) => void (status === 'filling' && page.abort())
    await executeSteps(
      configOf(env, shared),
      { quote, wallet: env.wallet },
      { signal: page.signal, onChange },
    )
    const config = configOf(env, shared)
    const { result } = renderHook(() => useExecutions({ config, wallet: env.wallet }), {
      wrapper: withoutProvider(),
    })
    await waitFor(() => expect(result.current.pending).toHaveLength(1))
    await waitFor(() => expect(result.current.past.map(({ state }) => state.status)).toEqual(['success']), {
      timeout: 60_000,
    })
    config.stop()
  })

  it('behavior: executes with another wallet than the CausewayProvider’s while it is used', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const sendTransaction = vi.fn(env.wallet.sendTransaction)
    const { result } = renderHookWithCauseway(
      () => ({
        steps: useExecuteSteps({ wallet: { ...env.wallet, sendTransaction } }),
        ...useExecution(),
      }),
      env,
    )
    act(() => result.current.steps.executeSteps({ quote }))
    await waitFor(() => expect(result.current.state.status).toBe('success'))
    expect(sendTransaction).toHaveBeenCalledTimes(1)
  })

  it('error: takes undefined as no wallet, and never as the provider’s', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result } = renderHookWithCauseway(
      () => ({ steps: useExecuteSteps({ wallet: undefined }), ...useExecution() }),
      env,
    )
    act(() => result.current.steps.executeSteps({ quote }))
    await waitFor(() => expect(result.current.steps.error).toMatchObject({ name: 'WalletNotConnectedError' }))
    expect(result.current.state.status).toBe('idle')
  })

  it('default: useDepositAddress: takes the connected account as the user, and as the recipient if none is named', () => {
    const env = createTestEnvironment()
    const [, refundTo] = env.sandbox.accounts
    const parameters = {
      originChainId: env.chains[0].id,
      destinationChainId: env.chains[1].id,
      amount: 1n,
      refundTo,
      acceptedRefundTo: refundTo,
    }
    const config = configOf(env)
    const problems = (wallet: Parameters<typeof useDepositAddress>[0]) =>
      renderHook(() => useDepositAddress({ config, ...parameters, ...wallet }), {
        wrapper: withoutProvider(),
      }).result.current.problems
    expect(problems({ wallet: env.wallet })).toEqual([])
    expect(problems({})).toEqual([{ field: 'recipient', code: 'missing' }])
    config.stop()
  })
})

it('default: useBalances: gives balances of one account, in the order of the tokens', async () => {
  const env = createTestEnvironment()
  const account = env.wallet.address
  const tokens = env.tokens.slice(0, 3)
  const { result } = renderHookWithCauseway(() => useBalances({ tokens, account }), env)
  const expected = await Promise.all(
    tokens.map(({ chainId, address }) => env.sandbox.ledger.balanceOf(chainId, address, account)),
  )
  expect(new Set(expected).size).toBeGreaterThan(1)
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual(expected))
})
