import { describe, expect, it, vi } from 'vitest'
import { getRequests, getRequestStatus } from '@causeway/react/actions'
import { clientOf } from '../support/environment/createTestEnvironment.ts'

const record = (change = {}) => ({
  id: '0x1',
  status: 'success',
  data: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:01.000Z',
  ...change,
})
const answers = (body: unknown) => vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body)))

describe('getRequests', () => {
  it('default', async () => {
    const send = answers({ requests: [record()], continuation: 'next', total: 7 })
    const page = await getRequests(clientOf(send), { user: '0xabc', limit: 10, includeTotal: true })
    expect(send.mock.calls[0]?.[0]).toBe(
      'https://sandbox.invalid/requests/v3?user=0xabc&limit=10&includeTotal=true',
    )
    expect(page).toMatchObject({
      requests: [{ id: '0x1', status: 'success' }],
      continuation: 'next',
      total: 7,
    })
  })

  it.each([
    [1_767_225_600, '2026-01-01T00:00:00.000Z'],
    [1_767_225_600_000, '2026-01-01T00:00:00.000Z'],
    ['1767225600', '2026-01-01T00:00:00.000Z'],
    ['1767225600000', '2026-01-01T00:00:00.000Z'],
    ['yesterday', 'yesterday'],
    [1e300, undefined],
    [true, undefined],
  ])('behavior: reads a time written as %s as %s', async (at, time) => {
    const send = answers({ requests: [record({ createdAt: at, updatedAt: at })] })
    const { requests } = await getRequests(clientOf(send))
    expect(requests).toMatchObject([{ createdAt: time, updatedAt: time }])
  })

  it.each<[outTxs: object[], status: string]>([
    [[], 'failure'],
    [[{ txHash: '0x2', chainId: 1 }], 'refund'],
  ])(
    'error: reports a refund that could not be made as a failure, unless a transaction shows it: %j',
    async (outTxs, status) => {
      const data = { refundFailReason: 'MANUAL_REFUND_REQUIRED', outTxs }
      const send = answers({ requests: [record({ status: 'refund', data })] })
      expect((await getRequests(clientOf(send))).requests).toMatchObject([{ status, rawStatus: 'refund' }])
      const txHashes = outTxs.map(() => '0x2')
      const lookup = answers({ status: 'refund', refundFailReason: 'MANUAL_REFUND_REQUIRED', txHashes })
      const state = await getRequestStatus(clientOf(lookup), { requestId: '0x1' })
      expect(state).toMatchObject({ status, rawStatus: 'refund', isDeposited: true })
    },
  )

  it('behavior: keeps an unknown status, and never takes it for success', async () => {
    const { requests } = await getRequests(clientOf(answers({ requests: [record({ status: 'glorious' })] })))
    expect(requests[0]).toMatchObject({ rawStatus: 'glorious', status: 'unknown' })
  })

  it('parameters: sends every one as the wire has it', async () => {
    const send = answers({ requests: [] })
    await getRequests(clientOf(send), {
      term: '0xabc',
      features: ['fast_fill', 'app_fees'],
      privateChainsToInclude: [7, 8],
      startTimestamp: 1,
      amountUsdMin: '0.5',
      includeChildRequests: false,
      currencyInSymbol: 'usdc',
      filters: [{ status: ['success', 'refund'] }, { 'not:recipient': null, chainId: 5, id: undefined }],
      sortBy: 'amountUsd',
      sortDirection: 'desc',
    })
    const { searchParams } = new URL(String(send.mock.calls[0]?.[0]))
    expect(Object.fromEntries(searchParams)).toEqual({
      term: '0xabc',
      features: 'fast_fill,app_fees',
      privateChainsToInclude: '7,8',
      startTimestamp: '1',
      amountUsdMin: '0.5',
      includeChildRequests: 'false',
      currencyInSymbol: 'usdc',
      filters: '[{"status":["success","refund"]},{"not:recipient":null,"chainId":5}]',
      sortBy: 'amountUsd',
      sortDirection: 'desc',
    })
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['null mixed with values', 'filters.0.status', { status: ['success', null] }],
    ['null mixed with values, negated', 'filters.0.not:user', { 'not:user': [null, '0x1'] }],
    ['a range in a group', 'filters.0.amountUsdMin', { amountUsdMin: '1' }],
    ['a negated range in a group', 'filters.0.not:fillTimeMax', { 'not:fillTimeMax': 1 }],
    ['features in a group', 'filters.0.features', { features: ['fast_fill'] }],
    ['an empty array', 'filters.0.id', { id: [] }],
    ['an empty group', 'filters.0', { id: undefined }],
  ])('error: refuses %s, and sends nothing', async (_, field, group) => {
    const send = answers({ requests: [] })
    await expect(getRequests(clientOf(send), { filters: [group] })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([0, 51, 1.5])('error: refuses a limit of %d', async (limit) => {
    const send = answers({ requests: [] })
    await expect(getRequests(clientOf(send), { limit })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field: 'limit',
    })
    expect(send).not.toHaveBeenCalled()
  })
})

describe('getRequestStatus', () => {
  it.each([
    ['pending', 'pending', false],
    ['received', 'pending', true],
    ['waiting', 'waiting', false],
    ['depositing', 'depositing', false],
    ['submitted', 'submitted', true],
    ['success', 'success', true],
    ['fallback', 'refund', true],
    ['refund', 'refund', true],
    ['failure', 'failure', true],
    ['delayed', 'depositing', true],
    ['glorious', 'unknown', true],
  ])('parameters: reads the status %s as %s', async (rawStatus, status, hasHashes) => {
    const inTxHashes = hasHashes && rawStatus !== 'received' && rawStatus !== 'submitted' ? ['0x1'] : []
    const answer = await getRequestStatus(clientOf(answers({ status: rawStatus, inTxHashes, time: 5 })), {
      requestId: '0x1',
    })
    expect(answer).toMatchObject({ rawStatus, status, isDeposited: hasHashes, updatedAt: 5 })
  })

  it('behavior: reads the successor’s name for the time, too', async () => {
    const answer = await getRequestStatus(clientOf(answers({ status: 'waiting', updatedAt: 6 })), {
      requestId: '0x1',
    })
    expect(answer.updatedAt).toBe(6)
  })

  it('error: refuses an empty ID', async () => {
    const send = answers({})
    await expect(getRequestStatus(clientOf(send), { requestId: '' })).rejects.toMatchObject({
      name: 'InvalidRequestError',
    })
    expect(send).not.toHaveBeenCalled()
  })
})
