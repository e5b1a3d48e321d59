import { useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StoredDeposit } from '@causeway/react'
import { useConfig } from '../../../../src/hooks/context/useConfig.ts'
import { useDepositProgress } from '../../../../src/hooks/deposits/tracking/useDepositProgress.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [origin, destination] = env.chains
const address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const [first, second, third] = ['0x11', '0x22', '0x33'] as const

/** A time of the history: the later, the newer. */
const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`

interface WireRecord {
  id: string
  status: string
  [name: string]: unknown
}

const recordOf = (id: string, status: string, change: Partial<WireRecord> = {}): WireRecord => ({
  id,
  status,
  depositAddress: { address, type: 'strict' },
  data: {},
  createdAt: at(0),
  updatedAt: at(1),
  ...change,
})

const known = (isAudited: boolean): StoredDeposit => ({
  account: undefined,
  status: 'waiting',
  updatedAt: 0,
  isStored: true,
  isAudited,
  terms: {
    requestId: first,
    type: 'strict',
    address,
    pay: { chainId: origin.id, decimals: 18, amount: 7n },
    receive: { chainId: destination.id, decimals: 18, amount: 6n },
    recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    recoveryAddress: undefined,
    statusPath: '/own/status',
    requestedAt: 0,
    expiresAt: undefined,
  },
})

interface Answers {
  /** The status of each request in the lookup; 404 for others. */
  statuses?: Record<string, string>
  /** The records of the history by ID and by address; an error where it can't be read. */
  byId?: Record<string, WireRecord[]>
  byAddress?: WireRecord[]
  isHistoryRefused?: boolean
  isSilent?: boolean
  /** The transactions that the lookup names. */
  hashes?: { inTxHashes?: string[]; txHashes?: string[] }
}

/** Follows a request at a provider with these answers, which the test may change. */
function follow(
  answers: Answers,
  { deposit, requestId = first }: { deposit?: StoredDeposit; requestId?: string | null } = {},
) {
  const asked: string[] = []
  const client = clientOf(async (input) => {
    const { pathname, searchParams } = new URL(String(input))
    const [id, ofAddress, looked] = ['id', 'depositAddress', 'requestId'].map((name) =>
      searchParams.get(name),
    )
    asked.push(looked ? `${pathname} ${looked}` : id ? `history ${id}` : `history at ${ofAddress}`)
    if (answers.isSilent) return new Promise<never>(() => {})
    if (looked) {
      const status = answers.statuses?.[looked]
      return status
        ? Response.json({ status, updatedAt: 1, ...answers.hashes })
        : Response.json({ message: 'Not found.' }, { status: 404 })
    }
    if (answers.isHistoryRefused) return Response.json({ message: 'No key.' }, { status: 401 })
    return Response.json({ requests: (id ? answers.byId?.[id] : answers.byAddress) ?? [] })
  })
  const askedOfPage = vi.fn(() => 'its own')
  const rendered = renderHookWithCauseway(
    () => {
      useQuery({ queryKey: ['page'], queryFn: askedOfPage })
      return useDepositProgress(useConfig('test'), requestId ?? undefined, {
        known: deposit,
        page: undefined,
      })
    },
    env,
    { client },
  )
  return { asked, askedOfPage, ...rendered }
}

describe('useDepositProgress', () => {
  it('default: asks for nothing while there is nothing to follow', async () => {
    const { result, asked } = follow({}, { requestId: null })
    await new Promise(setImmediate)
    expect(result.current).toMatchObject({
      progress: undefined,
      isUnreachable: false,
      isWithoutHistory: false,
    })
    expect(asked).toEqual([])
  })

  it('default: waits for what this page requested before anything has answered', () => {
    const { result } = follow({ isSilent: true }, { deposit: known(true) })
    expect(result.current.progress).toMatchObject({
      status: 'waiting',
      isConfirmedByService: false,
      terms: { address },
    })
  })

  it('behavior: gives nothing for a stored request before the provider has reported', async () => {
    const { result, asked } = follow({ isSilent: true }, { deposit: known(false) })
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(3))
    expect(result.current.progress).toBeUndefined()
    expect(asked.toSorted()).toEqual([`/own/status ${first}`, `history ${first}`, `history at ${address}`])
  })

  it('behavior: is unknown where the provider doesn’t know the request', async () => {
    const { result } = follow({}, { deposit: known(false) })
    await waitFor(() =>
      expect(result.current.progress).toMatchObject({ status: 'unknown', isConfirmedByService: false }),
    )
    expect(result.current.progress?.terms).toBeUndefined()
  })

  it('behavior: gives nothing for a request that neither the store nor the provider knows', async () => {
    const { result, asked } = follow({})
    await waitFor(() => expect(asked).toContain(`history ${first}`))
    await waitFor(() => expect(result.current.isUnreachable).toBe(true))
    expect(result.current.progress).toBeUndefined()
  })

  it('default: asks the lookup at the path of the terms, and the history by ID and by address', async () => {
    const { result, asked } = follow(
      { statuses: { [first]: 'pending' }, byId: { [first]: [recordOf(first, 'pending')] } },
      { deposit: known(true) },
    )
    await waitFor(() => expect(result.current.progress?.record?.id).toBe(first))
    expect(new Set(asked)).toEqual(
      new Set([`/own/status ${first}`, `history ${first}`, `history at ${address}`]),
    )
  })

  it('behavior: takes the address of a request from another device from its record', async () => {
    const { result, asked } = follow({
      statuses: { [first]: 'waiting' },
      byId: { [first]: [recordOf(first, 'waiting')] },
    })
    await waitFor(() => expect(asked).toContain(`history at ${address}`))
    await waitFor(() =>
      expect(result.current.progress).toMatchObject({ status: 'waiting', isConfirmedByService: true }),
    )
  })

  it.each([
    ['0xaB', '0xAb'],
    ['0xab', '0XAB'],
  ])(
    'behavior: finds the request %s of another device, which the history writes as %s',
    async (requestId, written) => {
      const { asked, result } = follow(
        { byId: { [requestId]: [recordOf(written, 'waiting')] } },
        { requestId },
      )
      await waitFor(() => expect(asked).toContain(`history at ${address}`))
      // The lookup doesn't know it.
      expect(result.current.progress).toMatchObject({ status: 'waiting', record: { id: written } })
    },
  )

  it('behavior: follows a request whose record has no address', async () => {
    const record = recordOf(first, 'waiting', { depositAddress: undefined })
    const { asked, result } = follow({ statuses: { [first]: 'waiting' }, byId: { [first]: [record] } })
    await waitFor(() => expect(result.current.progress?.record?.id).toBe(first))
    expect(result.current.progress?.status).toBe('waiting')
    expect(asked.filter((one) => one.startsWith('history at'))).toEqual([])
  })

  it('behavior: doesn’t look up the address of another request', async () => {
    const other = recordOf(second, 'waiting')
    const { asked, result } = follow({ statuses: { [first]: 'waiting' }, byId: { [first]: [other] } })
    await waitFor(() => expect(result.current.progress?.status).toBe('waiting'))
    expect(asked.filter((one) => one.startsWith('history at'))).toEqual([])
  })

  it('behavior: looks up a request that superseded it by its own ID, not by the path of the terms', async () => {
    const { result, asked } = follow(
      {
        statuses: { [first]: 'waiting', [second]: 'success' },
        byId: { [first]: [recordOf(first, 'waiting', { supersededByRequestId: second })] },
        byAddress: [recordOf(second, 'success'), recordOf(third, 'depositing')],
      },
      { deposit: known(true) },
    )
    await waitFor(() =>
      expect(result.current.progress).toMatchObject({ requestId: second, status: 'success' }),
    )
    expect(result.current.progress).toMatchObject({ isSuperseded: true, furtherPayments: 1 })
    await waitFor(() =>
      expect(asked.some((one) => one.endsWith(` ${second}`) && !one.startsWith('/own'))).toBe(true),
    )
  })

  it.each([
    ['by id', 2, 1],
    ['by address', 1, 2],
    ['by id, the other one without a time', 2, undefined],
    ['by address, the other one without a time', undefined, 2],
  ])('behavior: takes the newer one of two records of a request: %s', async (_, byId, byAddress) => {
    const of = (minute: number | undefined) => [
      recordOf(first, minute === 2 ? 'depositing' : 'waiting', { updatedAt: minute && at(minute) }),
    ]
    const { result } = follow(
      { statuses: { [first]: 'waiting' }, byId: { [first]: of(byId) }, byAddress: of(byAddress) },
      { deposit: known(true) },
    )
    await waitFor(() => expect(result.current.progress?.record?.updatedAt).toBe(at(2)))
    expect(result.current.progress?.status).toBe('depositing')
  })

  it('behavior: works with the lookup alone where the history is refused', async () => {
    const { result } = follow(
      { statuses: { [first]: 'success' }, isHistoryRefused: true },
      { deposit: known(true) },
    )
    await waitFor(() => expect(result.current.progress?.status).toBe('success'))
    await waitFor(() => expect(result.current.isWithoutHistory).toBe(true))
    expect(result.current.progress?.record).toBeUndefined()
  })

  it('behavior: shows a refund with the history’s record of it, and not before', async () => {
    const answers: Answers = {
      statuses: { [first]: 'pending' },
      byId: { [first]: [recordOf(first, 'pending')] },
    }
    const { result, asked } = follow(answers, { deposit: known(true) })
    await waitFor(() => expect(result.current.progress?.record?.status).toBe('pending'))
    const lookups = () => asked.filter((one) => one === `/own/status ${first}`).length
    await waitFor(() => expect(lookups()).toBe(1))
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    answers.statuses = { [first]: 'refund' }
    act(() => result.current.checkAgain())
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(lookups()).toBe(2)
    expect(result.current.progress?.status).toBe('pending')
    answers.byId = { [first]: [recordOf(first, 'refund', { updatedAt: at(2) })] }
    act(() => result.current.checkAgain())
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(result.current.progress).toMatchObject({ status: 'refund', record: { status: 'refund' } })
  })

  it.each([
    ['too much was paid', 9n, true],
    ['as much was paid as was due', 7n, false],
  ] as const)(
    'behavior: asks the history again for the refund of an excess: %s',
    async (_, paid, isAsked) => {
      vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(at(2)) })
      onTestFinished(() => void vi.useRealTimers())
      const currency = { chainId: origin.id, address: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 }
      const inputCurrency = { currency, amount: String(paid) }
      const data = {
        metadata: { currencyIn: inputCurrency },
        route: { actual: { origin: { inputCurrency } } },
      }
      const { result, asked } = follow(
        { statuses: { [first]: 'success' }, byId: { [first]: [recordOf(first, 'success', { data })] } },
        { deposit: known(true) },
      )
      await waitFor(() => expect(result.current.progress).toMatchObject({ arrived: paid, isOver: !isAsked }))
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      const before = asked.filter((one) => one === `history ${first}`).length
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      expect(asked.filter((one) => one === `history ${first}`).length > before).toBe(isAsked)
    },
  )

  it('behavior: asks the history about what moves in the lookup', async () => {
    const answers: Answers = { statuses: { [first]: 'waiting' }, byId: {} }
    const { result, asked } = follow(answers, { deposit: known(true) })
    await waitFor(() => expect(result.current.progress?.isConfirmedByService).toBe(true))
    expect(result.current.progress?.record).toBeUndefined()
    answers.statuses = { [first]: 'success' }
    answers.byId = { [first]: [recordOf(first, 'success')] }
    const before = asked.filter((one) => one === `history ${first}`).length
    result.current.checkAgain()
    await waitFor(() => expect(result.current.progress?.record?.status).toBe('success'))
    await waitFor(() =>
      expect(asked.filter((one) => one === `history ${first}`).length).toBeGreaterThan(before + 1),
    )
  })

  it('behavior: asks lookup and history at once after “check again”', async () => {
    const { result, asked, askedOfPage } = follow({}, { deposit: known(false) })
    await waitFor(() => expect(result.current.isUnreachable).toBe(true))
    const before = asked.length
    result.current.checkAgain()
    await waitFor(() =>
      expect(new Set(asked.slice(before))).toEqual(
        // Where the named lookup knows nothing, the client's own is asked, too.
        new Set([
          `/own/status ${first}`,
          `/intents/status ${first}`,
          `history ${first}`,
          `history at ${address}`,
        ]),
      ),
    )
    // The page's own queries are its own affair.
    expect(askedOfPage).toHaveBeenCalledTimes(1)
  })

  it.each(['inTxHashes', 'txHashes'] as const)(
    'behavior: asks the history at once about a first transaction that the lookup names in %s',
    async (name) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      onTestFinished(() => void vi.useRealTimers())
      const answers: Answers = {
        statuses: { [first]: 'pending' },
        byId: { [first]: [recordOf(first, 'pending')] },
      }
      const { result, asked, askedOfPage } = follow(answers, { deposit: known(true) })
      await waitFor(() => expect(result.current.progress?.record?.status).toBe('pending'))
      const times = () => {
        const [lookups, reads] = [`/own/status ${first}`, `history ${first}`].map(
          (wanted) => asked.filter((one) => one === wanted).length,
        )
        return { lookups, reads }
      }
      answers.hashes = { [name]: [`0x${'1'.repeat(64)}`] }
      const before = times()
      for (let pass = 0; times().lookups === before.lookups && pass < 100; pass += 1)
        await act(() => vi.advanceTimersByTimeAsync(100))
      await act(() => vi.advanceTimersByTimeAsync(100))
      expect(times()).toEqual({ lookups: (before.lookups ?? 0) + 1, reads: (before.reads ?? 0) + 1 })
      expect(askedOfPage).toHaveBeenCalledTimes(1)
    },
  )
})
