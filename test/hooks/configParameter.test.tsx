import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useBalance } from '../../src/hooks/useBalance.ts'
import { useBalances } from '../../src/hooks/useBalances.ts'
import { useExecutions } from '../../src/hooks/useExecutions.ts'
import { useQuote } from '../../src/hooks/useQuote.ts'
import { useRequests } from '../../src/hooks/useRequests.ts'
import { useRequestStatus } from '../../src/hooks/useRequestStatus.ts'
import { useTokens } from '../../src/hooks/useTokens.ts'
import { createClient } from '../../src/client/createClient.ts'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'
import { createTestEnvironment } from '../support/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

/** A service with what it was asked. */
function createService(name: string, seed: number) {
  const env = createTestEnvironment({ seed })
  const asked: string[] = []
  const client = createClient({
    baseUrl: `https://${name}.invalid`,
    fetch: (url, init) => {
      asked.push(new URL(String(url)).pathname)
      return env.sandbox.fetch(url, {
        ...init,
        headers: { ...init?.headers, 'content-type': 'application/json', 'x-api-key': 'sandbox-key' },
      })
    },
  })
  return { env, asked, config: configOf(env, { client }) }
}

describe('parameters: config', () => {
  it('behavior: without a provider, each hook uses what it is given', async () => {
    const { env, asked, config } = createService('alone', 1)
    const account = env.wallet.address
    const [{ id: chainId }] = env.chains
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    )
    const balance = await env.sandbox.ledger.balanceOf(chainId, zeroAddress, account)
    const { result } = renderHook(
      () => ({
        quote: useQuote({ config, ...env.quoteParameters() }),
        requests: useRequests({ config, user: account }),
        status: useRequestStatus({ config, requestId: '0x1', query: { retry: false } }),
        balance: useBalance({ config, chainId, currency: zeroAddress, account }),
        tokens: useTokens({ config }).tokens,
        executions: useExecutions({ config }),
      }),
      { wrapper },
    )
    await waitFor(() => {
      expect(result.current.quote.data).toBeDefined()
      expect(result.current.requests.data).toBeDefined()
      expect(result.current.status.isPending).toBe(false)
      expect(result.current.balance.data).toBe(balance)
    })
    expect(result.current.tokens).toBe(config.tokens.get())
    expect([...new Set(asked)].toSorted()).toEqual(['/intents/status', '/quote', '/requests/v3'])
  })

  it('behavior: below a provider, one hook asks the other service', async () => {
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

it('useBalances: balances of one account, in the order of the tokens', async () => {
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
