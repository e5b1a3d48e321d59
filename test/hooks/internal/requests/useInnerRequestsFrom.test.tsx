import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { requestsQueryKey } from '@causeway/react/query'
import { useInnerRequests } from '../../../../src/hooks/internal/requests/useInnerRequests.ts'
import { useInnerRequestsFrom } from '../../../../src/hooks/internal/requests/useInnerRequestsFrom.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'
import { restoredQueryClient } from '../../../support/restoredQueryClient.ts'

describe('useInnerRequestsFrom', () => {
  it('default: begins in the middle of the list, asks for no page twice, and can be refetched', async () => {
    const asked: (string | null)[] = []
    const client = clientOf(async (url) => {
      asked.push(new URL(String(url)).searchParams.get('continuation'))
      const time = '2026-01-01T00:00:00Z'
      return Response.json({
        requests: [{ id: '0x1', status: 'success', data: {}, createdAt: time, updatedAt: time }],
      })
    })
    const start = { page: { continuation: '7', offset: 7, previous: { offset: 0 } }, restarts: 1 }
    const { result, rerender } = renderHookWithCauseway(
      () => useInnerRequestsFrom(start, { user: null, query: { staleTime: Infinity } }),
      createTestEnvironment(),
      { client },
    )
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1))
    expect(result.current.hasPreviousPage).toBe(true)
    expect(asked).toEqual(['7'])
    start.restarts = 2
    rerender()
    await waitFor(() => expect(asked).toEqual(['7', '7']))
  })
})

it('default: useInnerRequests: lists what is asked for, and nothing that a store brought', async () => {
  const gate = Promise.withResolvers<void>()
  const asked: URLSearchParams[] = []
  const client = clientOf(async (url) => {
    asked.push(new URL(String(url)).searchParams)
    await gate.promise
    const time = '2026-01-01T00:00:00Z'
    const record = { id: '0x7', status: 'success', data: {}, createdAt: time, updatedAt: time }
    return Response.json({ requests: [record] })
  })
  const wanted = { user: null, id: '0x7' }
  const stored = { id: '0x5', status: 'success', data: {} }
  const queryClient = restoredQueryClient([
    [
      requestsQueryKey({ client }, wanted),
      { pages: [{ requests: [stored], unreadable: [] }], pageParams: [{ offset: 0 }] },
    ],
  ])
  let enabled = false
  const { result, rerender } = renderHookWithCauseway(
    () => useInnerRequests({ ...wanted, query: { enabled } }),
    createTestEnvironment(),
    { client, queryClient },
  )
  expect(result.current).toMatchObject({ data: undefined, fetchStatus: 'idle' })
  enabled = true
  rerender()
  await waitFor(() => expect(asked.map((query) => query.get('id'))).toEqual(['0x7']))
  expect(result.current.data).toBeUndefined()
  rerender()
  rerender()
  await act(async () => gate.resolve())
  await waitFor(() => expect(result.current.data?.pages[0]?.requests.map(({ id }) => id)).toEqual(['0x7']))
  expect(asked).toHaveLength(1)
})
