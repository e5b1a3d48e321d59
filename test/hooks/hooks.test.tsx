import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import { useBalance } from '../../src/hooks/useBalance.ts'
import { createMemoryJournal } from '../../src/execution/ports/journal/journal.ts'
import { useExecuteSteps } from '../../src/hooks/useExecuteSteps.ts'
import { useExecution } from '../../src/hooks/useExecution.ts'
import { useExecutions } from '../../src/hooks/useExecutions.ts'
import { useQuote } from '../../src/hooks/useQuote.ts'
import { useRequests } from '../../src/hooks/useRequests.ts'
import { useRequestStatus } from '../../src/hooks/useRequestStatus.ts'
import { useTokens } from '../../src/hooks/useTokens.ts'
import { statusRefreshMs } from '../../src/query/service/requestStatus.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

const fast = { policy: { fillDelayMs: 20 } }

describe('useQuote', () => {
  it('default', async () => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useQuote(env.quoteParameters()), env)
    await waitFor(() => expect(result.current.data?.details.currencyIn.amount).toBe(100_000_000n))
  })

  it('behavior: a missing parameter asks nothing', () => {
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

  it('error: a zero amount is a typed error', async () => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useQuote({ ...env.quoteParameters(), amount: 0n }), env)
    await waitFor(() =>
      expect(result.current.error).toMatchObject({ name: 'InvalidRequestError', field: 'amount' }),
    )
  })

  it.each([
    ['an unknown chain', { originChainId: 424242 }, 'ServiceError'],
    ['an unknown token', { originCurrency: '0x000000000000000000000000000000000000dEaD' }, 'ServiceError'],
  ])('error: %s is the service’s own error', async (_, change, name) => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useQuote({ ...env.quoteParameters(), ...change }), env)
    await waitFor(() =>
      expect(result.current.error).toMatchObject({ name, status: 400, errorCode: expect.any(String) }),
    )
  })

  it('error: a dead service is asked once more, then a typed error', async () => {
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
})

describe('useQuote with other parameters', () => {
  it('behavior: the late answer to old parameters never wins', async () => {
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

describe('useExecuteSteps', () => {
  it('default: outlives the component and refreshes what it moved', async () => {
    const env = createTestEnvironment(fast)
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result } = renderHookWithCauseway(
      () => ({
        steps: useExecuteSteps(),
        execution: useExecution(),
        balance: useBalance({
          chainId: quote.parameters.destinationChainId,
          token: '0x0000000000000000000000000000000000000000',
          account: env.wallet.address,
        }),
      }),
      env,
    )
    await waitFor(() => expect(result.current.balance.data).toBeDefined())
    const before = result.current.balance.data ?? 0n
    act(() => result.current.steps.executeSteps({ quote }))
    await waitFor(() => expect(result.current.execution.state.status).toBe('success'))
    await waitFor(() => expect(result.current.balance.data).toBe(before + quote.details.currencyOut.amount))
    act(() => result.current.execution.reset())
    expect(result.current.execution.state.status).toBe('idle')
  })

  it('error: without a wallet nothing starts', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result } = renderHookWithCauseway(
      () => ({ steps: useExecuteSteps(), execution: useExecution() }),
      env,
      {
        wallet: undefined,
      },
    )
    act(() => result.current.steps.executeSteps({ quote }))
    await waitFor(() => expect(result.current.steps.error).toMatchObject({ name: 'WalletNotConnectedError' }))
    expect(result.current.execution.state.status).toBe('idle')
  })

  it('error: a rejection is a state, not a thrown error', async () => {
    const env = createTestEnvironment()
    env.sandbox.wallet.approve = 'never'
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result } = renderHookWithCauseway(() => useExecuteSteps(), env)
    const state = await act(() => result.current.executeStepsAsync({ quote }))
    expect(state).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
  })
})

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

  it('behavior: what is known already is asked anew when somebody wants to know', async () => {
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

  it('behavior: without an id nothing is asked', () => {
    const { result } = renderHookWithCauseway(() => useRequestStatus(), createTestEnvironment())
    expect(result.current.fetchStatus).toBe('idle')
  })
})

/** A record as the service writes it. */
function recordOf(id: string, status = 'success', updatedAt = '2026-01-01T00:00:00Z') {
  return { id, status, data: {}, createdAt: updatedAt, updatedAt }
}

describe('useRequests', () => {
  it('default: page after page, each record once', async () => {
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

  it('behavior: another order begins at its own first page', async () => {
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

  it('behavior: a list with a request under way is read again, and no more when it is over', async () => {
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
    ['nobody yet', { user: undefined }],
    ['nobody yet, searched', { user: undefined, term: '0x1', status: 'refund' }],
    ['nothing said', {}],
    ['no one’s in particular', { status: 'refund', originChainId: 31337, filters: [{ recipient: '0x1' }] }],
    ['a request that is not known yet', { id: undefined }],
  ] as const)('behavior: %s: nothing is asked', (_, parameters) => {
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
    ['everybody’s', { user: null }, ''],
    ['everybody’s of a status', { user: null, status: 'refund' }, 'status=refund'],
    ['somebody’s', { user: '0xA', limit: 3 }, 'user=0xA&limit=3'],
    ['what a search names', { term: '0xB' }, 'term=0xB'],
    ['one request', { id: '0xC' }, 'id=0xC'],
    ['what somebody receives', { recipient: '0xD' }, 'recipient=0xD'],
    ['of an address', { depositAddress: '0xE' }, 'depositAddress=0xE'],
    ['of a transaction', { fillTxHash: '0xF' }, 'fillTxHash=0xF'],
  ] as const)('parameters: %s', async (_, parameters, search) => {
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

  it('error: a missing key is a typed error with its status', async () => {
    const env = createTestEnvironment()
    const { result } = renderHookWithCauseway(() => useRequests({ user: null }), env)
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServiceError', status: 401 }))
  })
})

describe('CausewayProvider', () => {
  it('behavior: native currencies of the chains are tokens, tokens of other chains are not', () => {
    const env = createTestEnvironment()
    const stray = {
      chainId: 5,
      address: '0x0000000000000000000000000000000000000001',
      symbol: 'X',
      name: 'X',
      decimals: 0,
    } as const
    const { result } = renderHookWithCauseway(() => useTokens(), env, { tokens: [stray] })
    expect(result.current.tokens.map(({ chainId, symbol }) => [chainId, symbol])).toEqual([
      [31337, 'ETH'],
      [31338, 'ETH'],
    ])
  })

  it('error: a hook outside of it names itself', () => {
    expect(() => renderHook(() => useTokens())).toThrow(
      expect.objectContaining({
        name: 'ProviderNotFoundError',
        message: expect.stringContaining('useTokens'),
      }),
    )
  })
})

describe('useExecutions', () => {
  it('default: lists what an earlier page left, and follows it to its end', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 200 } })
    const journal = createMemoryJournal()
    const first = renderHookWithCauseway(() => ({ ...useExecuteSteps(), ...useExecution() }), env, {
      journal,
    })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    act(() => first.result.current.executeSteps({ quote }))
    await waitFor(() => expect(first.result.current.state.status).toBe('filling'))
    first.unmount()

    const second = renderHookWithCauseway(() => useExecutions(), env, { journal })
    await waitFor(() =>
      expect(second.result.current.pending.map(({ state }) => state.status)).toEqual(['filling']),
    )
    await waitFor(
      () => expect(second.result.current.past.map(({ state }) => state.status)).toEqual(['success']),
      {
        timeout: 60_000,
      },
    )
    expect(second.result.current.pending).toEqual([])
  })
})
