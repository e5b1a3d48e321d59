import { defaultApiKey } from '@causeway/sandbox/simulated'
import { getAddress, parseEther, parseUnits, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, type Quote, getRequests, type GetRequestsParameters } from '@causeway/react/actions'
import { at } from '../support/at.ts'
import { createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { bridge, currencyOf, quoteParameters, requestIdOf } from '../support/quotes.ts'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')
const usdc = (units: string) => parseUnits(units, 6)

/** Three requests, a minute apart: a bridge, a swap to a stranger, and a refund because its recipient took nothing. */
async function withHistory() {
  const sandbox = createTestSandbox()
  const { clock, destination } = sandbox
  const quotes: Quote[] = []
  for (const asked of [
    { amount: usdc('100') },
    { amount: parseEther('1'), from: 'ETH', to: 'DAI', recipient: stranger, refundTo: stranger },
    { amount: parseEther('0.01'), from: 'ETH', to: 'ETH', recipient: destination.depository },
  ]) {
    quotes.push(await bridge(sandbox, asked))
    await clock.advance(60_000)
  }
  const ids = quotes.map(requestIdOf)
  return { ...sandbox, quotes, ids, first: at(ids, 0), second: at(ids, 1), third: at(ids, 2) }
}

let history: Awaited<ReturnType<typeof withHistory>>

beforeAll(async () => {
  history = await withHistory()
})

async function listIds(parameters: GetRequestsParameters): Promise<string[]> {
  const { requests } = await getRequests(history.client, parameters)
  return requests.map(({ id }) => id)
}

/** Lists by parameters that our own action need not know. */
async function rawIds(query: Record<string, string>): Promise<string[]> {
  const response = await rawList(query)
  expect(response.status).toBe(200)
  const { requests } = (await response.json()) as { requests: { id: string }[] }
  return requests.map(({ id }) => id)
}

function rawList(query: Record<string, string>, headers: HeadersInit = { 'x-api-key': defaultApiKey }) {
  const address = `https://sandbox.invalid/requests/v3?${new URLSearchParams(query)}`
  return history.fetch(address, { headers })
}

describe('GET /requests/v3', () => {
  it('default', async () => {
    const page = await getRequests(history.client)
    expect(page.requests.map(({ id, rawStatus: status, requestType }) => [id, status, requestType])).toEqual([
      [history.third, 'refund', 'Bridge'],
      [history.second, 'success', 'Crosschain Swap'],
      [history.first, 'success', 'Bridge'],
    ])
    expect(page.continuation).toBeUndefined()
    expect(page.total).toBeUndefined()
  })

  it('default: has the record of a bridge', async () => {
    const [record] = (await getRequests(history.client, { id: history.first })).requests
    const { data } = record ?? {}
    const out = history.quotes[0]?.details.currencyOut.amount
    expect(data?.route?.actual?.origin?.inputCurrency?.amount).toBe(usdc('100'))
    expect(data?.route?.actual?.destination?.inputCurrency?.amount).toBe(out)
    expect(data?.route?.actual?.destination?.outputCurrency?.amount).toBe(out)
    expect(data?.fees?.quoted?.platform).toEqual({ usd: '-0.1', amount: 100_000n, amountFormatted: '0.1' })
    expect(data?.fees?.actual?.execution).toEqual({ usd: '-0.03025' })
    expect(data?.failReason).toBeUndefined()
    expect(data?.inTxs).toHaveLength(1)
    expect(data?.outTxs).toMatchObject([{ chainId: 31338, type: 'onchain', status: 'success' }])
    expect(record?.refundTo).toBeUndefined()
    expect(record?.createdAt).toBe('2026-01-01T00:00:00.000Z')
  })

  it('default: has the record of a refund', async () => {
    const response = await rawList({ id: history.third })
    const request = await history.store.get(history.third)
    const { requests } = (await response.json()) as { requests: Record<string, unknown>[] }
    expect(requests[0]).toMatchObject({
      status: 'refund',
      depositAddress: null,
      supersededByRequestId: null,
      features: [],
      data: {
        failReason: 'DESTINATION_TOKEN_TRANSFER_REJECTED',
        refundFailReason: null,
        fees: { actual: { platform: { usd: '0' }, execution: { usd: '0' } } },
        feeSponsorship: {
          quoted: {
            maxSubsidizationAmount: null,
            components: { platform: {}, execution: {}, swap: {}, app: {} },
          },
          currency: { symbol: 'ETH' },
        },
        refundCurrencyData: { amount: parseEther('0.01').toString(), amountUsdCurrent: '25' },
        outTxs: [{ chainId: 31337 }],
        externalMetadata: {},
      },
      protocol: {
        hubType: 'onchain',
        isWithdrawable: false,
        solver: { address: history.solver, protocolChainId: 31337, chainId: 31338 },
        deposit: {
          origin: { amount: parseEther('0.01').toString(), onchainId: request?.orderId },
        },
        settlement: { destination: { fills: [], refunds: [{ chainId: 31337 }] } },
      },
    })
  })

  it('behavior: finds an unpaid quote only by its ID', async () => {
    const sandbox = createTestSandbox()
    const quote = await getQuote(sandbox.client, quoteParameters(sandbox, { amount: usdc('100') }))
    expect((await getRequests(sandbox.client)).requests).toEqual([])
    for (const parameters of [{ id: requestIdOf(quote) }, { term: requestIdOf(quote) }]) {
      const { requests } = await getRequests(sandbox.client, parameters)
      expect(requests).toMatchObject([{ status: 'waiting', data: { inTxs: [], outTxs: [] } }])
    }

    const open = createTestSandbox({ policy: { listUnpaid: true } })
    await getQuote(open.client, quoteParameters(open, { amount: usdc('100') }))
    expect((await getRequests(open.client, { status: 'pending' })).requests).toHaveLength(1)
  })

  it('parameters: term, id, orderId and the transaction hashes', async () => {
    const { first, second, third } = history
    const hashes = async (id: Hex) => {
      const request = await history.store.get(id)
      if (request?.progress.status === 'success') {
        return [request.progress.deposit.transactionHash, request.progress.fill.transactionHash]
      }
      if (request?.progress.status === 'refund') {
        return [request.progress.deposit.transactionHash, request.progress.refund.transactionHash]
      }
      return []
    }
    const [depositHash = '', fillHash = ''] = await hashes(first)
    const [, refundHash = ''] = await hashes(third)
    for (const term of [first, first.toUpperCase().replace('0X', '0x'), depositHash, fillHash]) {
      expect(await listIds({ term })).toEqual([first])
    }
    expect(await listIds({ term: stranger.toLowerCase() })).toEqual([second])
    expect(await listIds({ term: history.user })).toHaveLength(3)
    expect(await rawIds({ depositTxHash: depositHash })).toEqual([first])
    expect(await rawIds({ fillTxHash: fillHash })).toEqual([first])
    expect(await rawIds({ fillTxHash: depositHash })).toEqual([])
    expect(await rawIds({ refundTxHash: refundHash })).toEqual([third])
    const orderId = (await history.store.get(second))?.orderId ?? ''
    expect(await rawIds({ orderId })).toEqual([second])
  })

  it('parameters: filters are combined with AND', async () => {
    const { first, second, third, user, origin } = history
    const cases: [Record<string, string>, string[]][] = [
      [{ user: user.toLowerCase() }, [third, second, first]],
      [{ user: stranger }, []],
      [{ recipient: stranger }, [second]],
      [{ depositAddress: stranger }, []],
      [{ status: 'refund' }, [third]],
      [{ status: 'success', requestType: 'Bridge' }, [first]],
      [{ status: 'pending' }, []],
      [{ status: 'depositing' }, []],
      [{ failReason: 'DESTINATION_TOKEN_TRANSFER_REJECTED' }, [third]],
      [{ refundFailReason: 'MANUAL_REFUND_REQUIRED' }, []],
      [{ originChainId: '31337', destinationChainId: '31338' }, [third, second, first]],
      [{ originChainId: '31338' }, []],
      [{ chainId: '31338' }, [third, second, first]],
      [{ currencyInSymbol: 'usdc' }, [first]],
      [{ currencyOutSymbol: 'Dai' }, [second]],
      [{ currencyInAddress: currencyOf(origin, 'USDC').address.toLowerCase() }, [first]],
      [{ currencyOutAddress: `0x${'0'.repeat(40)}`, currencyOutChainId: '31338' }, [third]],
      [{ currencyInChainId: '31338' }, []],
      [{ amountUsdMin: '100' }, [second, first]],
      [{ amountUsdMin: '100.01' }, [second]],
      [{ amountUsdMax: '25' }, [third]],
      [{ appFeesAmountUsdMin: '0.01' }, []],
      [{ appFeesAmountUsdMax: '0' }, [third, second, first]],
      [{ fillTimeMin: '0', fillTimeMax: '1' }, [second, first]],
      [{ startTimestamp: '1767225660' }, [third, second]],
      [{ endTimestamp: '1767225600' }, [first]],
      [{ startBlock: '3', endBlock: '3' }, [second]],
      [{ features: 'fast_fill' }, []],
      [{ includeAuthenticatedData: 'false' }, [third, second, first]],
    ]
    for (const [query, expected] of cases) {
      expect({ query, ids: await rawIds(query) }).toEqual({ query, ids: expected })
    }
  })

  it('parameters: sortBy and sortDirection', async () => {
    const { first, second, third } = history
    expect(await listIds({ sortBy: 'createdAt', sortDirection: 'asc' })).toEqual([first, second, third])
    expect(await listIds({ sortBy: 'updatedAt' })).toEqual([third, second, first])
    expect(await listIds({ sortBy: 'amountUsd' })).toEqual([third, first, second])
    expect(await listIds({ sortBy: 'amountUsd', sortDirection: 'desc' })).toEqual([second, first, third])
  })

  it('parameters: limit, continuation and includeTotal', async () => {
    const page = await getRequests(history.client, { limit: 2, includeTotal: true })
    expect(page.requests.map(({ id }) => id)).toEqual([history.third, history.second])
    expect(page.total).toBe(3)
    const next = await getRequests(history.client, { limit: 2, continuation: page.continuation ?? '' })
    expect(next.requests.map(({ id }) => id)).toEqual([history.first])
    expect(next.continuation).toBeUndefined()
  })

  it('parameters: limit is 20 by default', async () => {
    const sandbox = createTestSandbox({ policy: { listUnpaid: true } })
    for (let count = 0; count < 25; count++) {
      await getQuote(sandbox.client, quoteParameters(sandbox, { amount: usdc('100') }))
    }
    expect((await getRequests(sandbox.client)).requests).toHaveLength(20)
    expect((await getRequests(sandbox.client, { limit: 50 })).requests).toHaveLength(25)
  })

  it.each(['createdAt', 'updatedAt', 'amountUsd'] as const)(
    'behavior: neither repeats nor skips records in pages by %s while requests arrive',
    async (sortBy) => {
      for (const sortDirection of ['asc', 'desc'] as const) {
        const sandbox = createTestSandbox({ policy: { listUnpaid: true } })
        const made: string[] = []
        // All at one time and of two amounts, so that order hangs on what breaks the tie.
        for (let count = 0; count < 7; count++) made.push(await ask(sandbox, count % 2 === 0 ? '100' : '50'))
        const seen: string[] = []
        let continuation: string | undefined
        do {
          const page = await getRequests(sandbox.client, { sortBy, sortDirection, limit: 2, continuation })
          seen.push(...page.requests.map(({ id }) => id))
          continuation = page.continuation ?? undefined
          await sandbox.clock.advance(1000)
          if (seen.length < 8) await ask(sandbox, '75')
        } while (continuation !== undefined)
        expect(new Set(seen).size).toBe(seen.length)
        expect(made.every((id) => seen.includes(id))).toBe(true)
      }
    },
  )

  it('error: answers 401 without a key, or to one that isn’t active', async () => {
    for (const headers of [{}, { 'x-api-key': '' }, { 'x-api-key': 'stolen' }]) {
      const response = await rawList({}, headers)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ message: expect.any(String) })
    }
  })

  const wrong: [string, string][] = [
    ['limit', '51'],
    ['limit', '0'],
    ['limit', 'ten'],
    ['status', 'waiting'],
    ['status', 'constructor'],
    ['requestType', 'Loan'],
    ['sortBy', 'user'],
    ['sortDirection', 'up'],
    ['includeTotal', 'yes'],
    ['originChainId', '-1'],
    ['amountUsdMin', '1e3'],
    ['startTimestamp', '2026-01-01'],
    ['user', ''],
    ['user', ' '],
    ['continuation', 'abc'],
    ['continuation', '0x00'],
    ['hash', '0x12'],
    ['referrer', 'me'],
    ['constructor', '1'],
    ['filters', '[]'],
    ['includeChildRequests', 'yes'],
    ['includeAuthenticatedData', '1'],
  ]
  it.each(wrong)('error: answers 400 to %s=%s', async (name, value) => {
    const response = await rawList({ [name]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining(`"${name}"`) })
  })

  it('error: answers 400 to a parameter that is given twice', async () => {
    const address = 'https://sandbox.invalid/requests/v3?status=success&status=refund'
    const response = await history.fetch(address, { headers: { 'x-api-key': defaultApiKey } })
    expect(response.status).toBe(400)
  })

  it.each([
    ['another condition', { status: 'success' }],
    ['another account', { user: `0x${'5'.repeat(40)}` }],
    ['another order', { sortBy: 'updatedAt' }],
    ['the other direction', { sortDirection: 'asc' }],
  ])('error: answers 400 to a continuation of a list with %s', async (_, change) => {
    const { continuation } = await getRequests(history.client, { limit: 1 })
    const response = await rawList({ continuation: continuation ?? '', ...change })
    expect(response.status).toBe(400)
  })
})

async function ask(sandbox: TestSandbox, units: string): Promise<string> {
  return requestIdOf(await getQuote(sandbox.client, quoteParameters(sandbox, { amount: usdc(units) })))
}
