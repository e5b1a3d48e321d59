import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useRequestStatus } from '@causeway/react'
import { statusRefreshMs } from '../../src/query/service/requestStatus.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

describe('useRequestStatus', () => {
  it('behavior: follows a request to its end and then rests', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let asked = 0
    const env = createTestEnvironment()
    const client = clientOf(async () => {
      asked += 1
      return new Response(JSON.stringify({ status: asked < 3 ? 'pending' : 'success' }))
    })
    const { result } = renderHookWithCauseway(() => useRequestStatus({ requestId: '0x1' }), env, { client })
    await waitFor(() => expect(result.current.data?.status).toBe('pending'))
    for (let round = 0; round < 5; round++) {
      await act(() => vi.advanceTimersByTimeAsync(statusRefreshMs + 1))
    }
    vi.useRealTimers()
    expect(result.current.data?.status).toBe('success')
    expect(asked).toBe(3)
  })

  it('behavior: asks again for a known status on demand', async () => {
    let asked = 0
    const client = clientOf(async () => {
      asked += 1
      return asked === 3
        ? new Response('{}', { status: 503 })
        : new Response(JSON.stringify({ status: asked === 1 ? 'waiting' : 'pending' }))
    })
    const { result } = renderHookWithCauseway(
      () => useRequestStatus({ requestId: '0x1', query: { retry: false } }),
      createTestEnvironment(),
      { client },
    )
    await waitFor(() => expect(result.current.data?.status).toBe('waiting'))
    const again = await act(() => result.current.refetch())
    expect(again).toMatchObject({ status: 'success', data: { status: 'pending' } })
    expect(asked).toBe(2)
    const failed = await act(() => result.current.refetch())
    expect(failed).toMatchObject({ status: 'error', error: { name: 'ServiceError' } })
    expect(asked).toBe(3)
  })

  it('behavior: requests nothing without an ID', () => {
    const { result } = renderHookWithCauseway(() => useRequestStatus(), createTestEnvironment())
    expect(result.current.fetchStatus).toBe('idle')
  })
})
