import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { quoteQueryKey } from '@causeway/react/query'
import { useInnerQuote } from '../../../../src/hooks/internal/quotes/useInnerQuote.ts'
import { useIsQuoteFetching } from '../../../../src/hooks/internal/quotes/useIsQuoteFetching.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'
import { restoredQueryClient } from '../../../support/restoredQueryClient.ts'

const env = createTestEnvironment()
const parameters = env.quoteParameters('ETH')

/** A provider that answers once it is let. */
function waiting(answer: typeof fetch = env.sandbox.fetch) {
  const gate = Promise.withResolvers<void>()
  const client = clientOf(async (...request) => {
    await gate.promise
    return answer(...request)
  })
  return { client, answer: () => act(async () => gate.resolve()) }
}

afterEach(() => onlineManager.setOnline(true))

describe('useInnerQuote', () => {
  it('default: shows a quote once it is fetched, and is loading until then', async () => {
    const { client, answer } = waiting()
    const { result } = renderHookWithCauseway(() => useInnerQuote(parameters), env, { client })
    const before = { data: undefined, isLoading: true, error: null, isError: false, isPaused: false }
    expect(result.current).toMatchObject({ ...before, isPlaceholderData: false, failureCount: 0 })
    await answer()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current.data?.parameters).toMatchObject({ originChainId: parameters.originChainId })
    const { data } = result.current
    await act(async () => void (await result.current.refetch()))
    await waitFor(() => expect(result.current.data).not.toBe(data))
  })

  it('behavior: takes a quote that a store brought for none, and is loading until one is fetched', async () => {
    const stored = structuredClone(await getQuote(env.client, parameters))
    const { client, answer } = waiting()
    const queryClient = restoredQueryClient([[quoteQueryKey({ client }, parameters), stored]])
    const { result } = renderHookWithCauseway(() => useInnerQuote(parameters), env, { client, queryClient })
    expect(result.current).toMatchObject({ data: undefined, isLoading: true })
    await answer()
    await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, data: { parameters } }))
  })

  it('error: isn’t loading after an error, and tells it', async () => {
    const client = clientOf(async () => Response.json({ message: 'No.' }, { status: 400 }))
    const { result } = renderHookWithCauseway(() => useInnerQuote(parameters), env, { client })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current).toMatchObject({
      data: undefined,
      isLoading: false,
      error: { name: 'ServiceError' },
      failureCount: 1,
    })
  })

  it('behavior: is paused without a network, and may show another quote meanwhile', async () => {
    const quote = await getQuote(env.client, parameters)
    onlineManager.setOnline(false)
    const { result } = renderHookWithCauseway(
      () => useInnerQuote({ ...parameters, query: { placeholderData: () => quote } }),
      env,
    )
    expect(result.current).toMatchObject({ isPaused: true, isPlaceholderData: true, isLoading: false })
    expect(result.current.data).toBe(quote)
  })
})

describe('useIsQuoteFetching', () => {
  it('default: is true while any part of the page fetches this quote, and not for another one', async () => {
    const { client, answer } = waiting()
    const other = { ...parameters, amount: parameters.amount * 2n }
    const { result } = renderHookWithCauseway(
      () => {
        useInnerQuote(parameters)
        return [parameters, { ...parameters }, other, undefined].map((asked) => useIsQuoteFetching(asked))
      },
      env,
      { client, queryClient: new QueryClient() },
    )
    await waitFor(() => expect(result.current).toEqual([true, true, false, false]))
    await answer()
    await waitFor(() => expect(result.current).toEqual([false, false, false, false]))
  })
})
