import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useQuote } from '@causeway/react'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

describe('useQuote', () => {
  it('default', async () => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useQuote(env.quoteParameters()), env)
    await waitFor(() => expect(result.current.data?.details.currencyIn.amount).toBe(100_000_000n))
  })

  it('behavior: requests nothing while a parameter is missing', () => {
    const asked: unknown[] = []
    const env = createTestEnvironment()
    const client = clientOf(async (...request) => {
      asked.push(request)
      return new Response('{}')
    })
    const { result } = renderHookWithCauseway(
      () => useQuote({ ...env.quoteParameters(), amount: undefined }),
      env,
      { client },
    )
    expect(result.current).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
    expect(asked).toEqual([])
  })

  it('error: reports a zero amount as an InvalidRequestError', async () => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useQuote({ ...env.quoteParameters(), amount: 0n }), env)
    await waitFor(() =>
      expect(result.current.error).toMatchObject({ name: 'InvalidRequestError', field: 'amount' }),
    )
  })

  it.each([
    ['an unknown chain', { originChainId: 424242 }, 'ServiceError'],
    ['an unknown token', { originCurrency: '0x000000000000000000000000000000000000dEaD' }, 'ServiceError'],
  ])('error: reports %s with the provider’s own error', async (_, change, name) => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useQuote({ ...env.quoteParameters(), ...change }), env)
    await waitFor(() =>
      expect(result.current.error).toMatchObject({ name, status: 400, errorCode: expect.any(String) }),
    )
  })

  it('error: asks an unreachable provider once more, then reports a NetworkError', async () => {
    let asked = 0
    const env = createTestEnvironment()
    const client = clientOf(async () => {
      asked += 1
      throw new TypeError('fetch failed')
    })
    const { result } = renderHookWithCauseway(
      () => useQuote({ ...env.quoteParameters(), query: { retryDelay: 1 } }),
      env,
      { client },
    )
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'NetworkError' }))
    expect(asked).toBe(2)
  })

  it('behavior: ignores a late answer to old parameters', async () => {
    const env = createTestEnvironment()
    const answers = new Map<string, () => void>()
    const client = clientOf(async (url, init) => {
      const { amount } = JSON.parse(String(init?.body))
      await new Promise<void>((resolve) => answers.set(amount, resolve))
      return env.sandbox.fetch(url, { ...init, signal: null })
    })
    let amount = 5_000_000n
    const { result, rerender } = renderHookWithCauseway(
      () => useQuote({ ...env.quoteParameters(), amount }),
      env,
      { client },
    )
    await waitFor(() => expect(answers.has('5000000')).toBe(true))
    amount = 7_000_000n
    rerender()
    await waitFor(() => expect(answers.has('7000000')).toBe(true))
    answers.get('7000000')?.()
    await waitFor(() => expect(result.current.data?.details.currencyIn.amount).toBe(7_000_000n))
    answers.get('5000000')?.()
    await act(() => Promise.resolve())
    expect(result.current.data?.parameters.amount).toBe(7_000_000n)
    amount = 9_000_000n
    rerender()
    expect(result.current).toMatchObject({ data: undefined, status: 'pending' })
  })
})
