import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useInnerRequestsFrom } from '../../../../src/hooks/internal/requests/useInnerRequestsFrom.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

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
