import { defaultApiKey } from '@causeway/sandbox/simulated'
import { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { useBalance, useQuote, useQuoteStatus, useRequests, useRequestStatus } from '@causeway/react'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [step] = (await getQuote(env.client, env.quoteParameters('ETH'))).steps
const requestId = step?.requestId
const client = clientOf((url, init) => {
  const headers = new Headers(init?.headers)
  headers.set('x-api-key', defaultApiKey)
  return env.sandbox.fetch(url, { ...init, headers })
})
const quoted = env.quoteParameters('USDC')
const account = env.wallet.address

interface Data {
  data: unknown
}

/** Each hook that is a query, with options of the page's own; a `select` among them gives an object. */
const hooks: Record<string, (query: { select: (data: unknown) => Data; placeholderData?: never }) => Data> = {
  useBalance: (query) =>
    useBalance({ account, chainId: quoted.originChainId, token: quoted.originCurrency, query }),
  useQuote: (query) => useQuote({ ...quoted, query }),
  useRequests: (query) => useRequests({ user: account, query }),
  useRequestStatus: (query) => useRequestStatus({ requestId, query }),
}

describe.each(Object.entries(hooks))('%s', (_, useHook) => {
  it('behavior: runs a `select` that stays the same once for an answer', async () => {
    let runs = 0
    const select = (data: unknown) => {
      runs += 1
      return { data }
    }
    const { result, rerender } = renderHookWithCauseway(() => useHook({ select }), env, { client })
    await waitFor(() => expect(result.current.data).toBeDefined())
    const runsOfFirstRender = runs
    for (let render = 0; render < 5; render++) rerender()
    expect(runs).toBe(runsOfFirstRender)
  })

  it('behavior: keeps what a `select` that is made at every render gives', async () => {
    const { result, rerender } = renderHookWithCauseway(
      () => useHook({ select: (data) => ({ data }) }),
      env,
      { client },
    )
    await waitFor(() => expect(result.current.data).toBeDefined())
    const first = result.current.data
    for (let render = 0; render < 5; render++) rerender()
    expect(result.current.data).toBe(first)
  })

  it('behavior: shows placeholders by such a `select`, too', async () => {
    // One cast: any placeholder is as good.
    const placeholderData = { pages: [], pageParams: [] } as never
    const { result, rerender } = renderHookWithCauseway(
      () =>
        useHook({ placeholderData, select: (data) => ({ isPlaceholder: data === placeholderData, data }) }),
      env,
      { client },
    )
    expect(result.current.data).toMatchObject({ isPlaceholder: true })
    await waitFor(() => expect(result.current.data).toMatchObject({ isPlaceholder: false }))
    const first = result.current.data
    rerender()
    expect(result.current.data).toBe(first)
  })
})

it.each(Object.entries(hooks))('behavior: %s keeps the hash of its key', async (_, useHook) => {
  const queryClient = new QueryClient()
  const untyped = { queryHash: 'mine', queryKeyHashFn: () => 'mine' }
  const select = (data: unknown) => ({ data })
  const { result } = renderHookWithCauseway(() => useHook({ select, ...untyped }), env, {
    client,
    queryClient,
  })
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(queryClient.getQueryCache().get('mine')).toBeUndefined()
})

describe('structuralSharing', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['a function', (_known: unknown, answer: unknown) => structuredClone(answer)],
  ])('behavior: is ready again once the quote was refreshed, with %s', async (_, structuralSharing) => {
    const query = { structuralSharing, refetchInterval: false } as const
    const { result } = renderHookWithCauseway(
      () => {
        const quote = useQuote({ ...quoted, query })
        return { quote, status: useQuoteStatus(quote) }
      },
      env,
      { client },
    )
    await waitFor(() => expect(result.current.status.status).toBe('ready'))
    const first = result.current.quote.dataUpdatedAt
    await act(async () => void (await result.current.quote.refetch()))
    await waitFor(() => expect(result.current.quote.dataUpdatedAt).toBeGreaterThan(first))
    await waitFor(() => expect(result.current.status.status).toBe('ready'))
  })
})
