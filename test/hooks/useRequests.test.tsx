import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useRequests } from '@causeway/react'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

/** A record as the provider writes it. */
function recordOf(id: string, status = 'success', updatedAt = '2026-01-01T00:00:00Z') {
  return { id, status, data: {}, createdAt: updatedAt, updatedAt }
}

describe('useRequests', () => {
  it('default: gives page after page, each record once', async () => {
    const env = createTestEnvironment()
    const record = (id: number) => recordOf(`0x${id}`)
    const client = clientOf(async (url) => {
      const at = Number(new URL(String(url)).searchParams.get('continuation') ?? 0)
      return new Response(
        JSON.stringify({
          requests: [record(at), record(at + 1)],
          ...(at < 4 && { continuation: String(at + 2) }),
        }),
      )
    })
    const { result } = renderHookWithCauseway(() => useRequests({ user: null, limit: 2 }), env, { client })
    for (const pages of [1, 2]) {
      await waitFor(() => expect(result.current.data?.pages).toHaveLength(pages))
      act(() => void result.current.fetchNextPage())
    }
    await waitFor(() => expect(result.current.hasNextPage).toBe(false))
    expect(result.current.data?.pages.flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual(
      [0, 1, 2, 3, 4, 5].map((id) => `0x${id}`),
    )
  })

  it('parameters: maxPages keeps that many pages, and goes back to what was let go', async () => {
    const env = createTestEnvironment()
    const asked: (string | null)[] = []
    const client = clientOf(async (url) => {
      const continuation = new URL(String(url)).searchParams.get('continuation')
      asked.push(continuation)
      const at = Number(continuation ?? 0)
      return Response.json({ requests: [recordOf(`0x${at}`)], continuation: String(at + 1) })
    })
    const { result } = renderHookWithCauseway(
      () => useRequests({ user: null, query: { maxPages: 2 } }),
      env,
      {
        client,
      },
    )
    const ids = () => result.current.data?.pages.flatMap(({ requests }) => requests.map(({ id }) => id))
    await waitFor(() => expect(ids()).toEqual(['0x0']))
    for (const at of [1, 2, 3]) {
      act(() => void result.current.fetchNextPage())
      await waitFor(() => expect(ids()).toEqual([`0x${at - 1}`, `0x${at}`]))
    }
    expect(result.current.data?.pageParams.map(({ offset }) => offset)).toEqual([2, 3])
    for (const at of [1, 0]) {
      act(() => void result.current.fetchPreviousPage())
      await waitFor(() => expect(ids()).toEqual([`0x${at}`, `0x${at + 1}`]))
    }
    expect(result.current.hasPreviousPage).toBe(false)
    expect(asked).toEqual([null, '1', '2', '3', '1', null])
  })

  it('behavior: starts at the first page for another order', async () => {
    const asked: string[] = []
    const client = clientOf(async (url) => {
      const { searchParams } = new URL(String(url))
      const [order, continuation] = [searchParams.get('sortDirection'), searchParams.get('continuation')]
      asked.push(`${order} ${continuation}`)
      const id = `0x${order}${continuation ?? ''}`
      return Response.json({ requests: [recordOf(id)], ...(!continuation && { continuation: 'n' }) })
    })
    let sortDirection: 'asc' | 'desc' = 'desc'
    const { result, rerender } = renderHookWithCauseway(
      () => useRequests({ user: '0xA', sortDirection }),
      createTestEnvironment(),
      { client },
    )
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    act(() => void result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    sortDirection = 'asc'
    rerender()
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1))
    expect(result.current.data?.pages[0]?.requests[0]?.id).toBe('0xasc')
    expect(asked).toEqual(['desc null', 'desc n', 'asc null'])
  })

  it('behavior: reads a list with a pending request again, until that is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const statuses = ['pending', 'submitted', 'success', 'never asked']
      const env = createTestEnvironment()
      const client = clientOf(async () =>
        Response.json({
          requests: [recordOf('0x1', statuses.shift(), new Date().toISOString())],
        }),
      )
      const { result } = renderHookWithCauseway(() => useRequests({ user: null }), env, { client })
      const status = () => result.current.data?.pages[0]?.requests[0]?.rawStatus
      await waitFor(() => expect(status()).toBe('pending'))
      for (const next of ['submitted', 'success']) {
        await act(() => vi.advanceTimersByTimeAsync(3_000))
        await waitFor(() => expect(status()).toBe(next))
      }
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(statuses).toEqual(['never asked'])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['a user that isn’t known yet', { user: undefined }],
    ['a user that isn’t known yet, beside a term', { user: undefined, term: '0x1', status: 'refund' }],
    ['no parameters', {}],
    ['filters without a user', { status: 'refund', originChainId: 31337, filters: [{ recipient: '0x1' }] }],
    ['a request that is not known yet', { id: undefined }],
  ] as const)('behavior: requests nothing for %s', (_, parameters) => {
    const asked: unknown[] = []
    const client = clientOf(async (url) => {
      asked.push(url)
      return Response.json({ requests: [] })
    })
    const { result } = renderHookWithCauseway(() => useRequests(parameters), createTestEnvironment(), {
      client,
    })
    expect(result.current).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
    expect(asked).toEqual([])
  })

  it.each([
    ['of all users', { user: null }, ''],
    ['of all users, with a status', { user: null, status: 'refund' }, 'status=refund'],
    ['of a user', { user: '0xA', limit: 3 }, 'user=0xA&limit=3'],
    ['of a term', { term: '0xB' }, 'term=0xB'],
    ['of an ID', { id: '0xC' }, 'id=0xC'],
    ['of a recipient', { recipient: '0xD' }, 'recipient=0xD'],
    ['of an address', { depositAddress: '0xE' }, 'depositAddress=0xE'],
    ['of a transaction', { fillTxHash: '0xF' }, 'fillTxHash=0xF'],
  ] as const)('parameters: requests those %s', async (_, parameters, search) => {
    const asked: string[] = []
    const client = clientOf(async (url) => {
      asked.push(new URL(String(url)).searchParams.toString())
      return Response.json({ requests: [] })
    })
    const { result } = renderHookWithCauseway(() => useRequests(parameters), createTestEnvironment(), {
      client,
    })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(asked.map((query) => new URLSearchParams(query).toString().split('&').toSorted())).toEqual([
      search.split('&').toSorted(),
    ])
  })

  it('error: reports a missing key with the status of the provider', async () => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useRequests({ user: null }), env)
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServiceError', status: 401 }))
  })
})
