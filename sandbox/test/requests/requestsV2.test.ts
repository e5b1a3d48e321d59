import { defaultApiKey } from '@causeway/sandbox/simulated'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  getRequests,
  getRequestsV2,
  createClient,
  type DeprecationNotice,
  RateLimitError,
  ServiceError,
} from '@causeway/react/actions'
import { createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { bridge, requestIdOf } from '../support/quotes.ts'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')
const guide = 'https://sandbox.invalid/guides/requests-v3'
const successor = 'https://sandbox.invalid/requests/v3'

function list(sandbox: TestSandbox, query: Record<string, string> = {}, init: RequestInit = {}) {
  return sandbox.fetch(`https://sandbox.invalid/requests/v2?${new URLSearchParams(query)}`, init)
}

async function advanceTo(sandbox: TestSandbox, date: string): Promise<void> {
  await sandbox.clock.advance(Date.parse(date) - sandbox.clock.now())
}

async function withBridge(asked: { recipient?: typeof stranger } = {}) {
  const sandbox = createTestSandbox()
  const quote = await bridge(sandbox, { amount: 100_000_000n, ...asked })
  await sandbox.clock.advance(5000)
  return { sandbox, id: requestIdOf(quote) }
}

describe('GET /requests/v2', () => {
  it('default', async () => {
    const { sandbox, id } = await withBridge()
    const body = (await (await list(sandbox)).json()) as { requests: unknown[]; deprecation: unknown }
    expect(body.requests).toMatchObject([
      {
        id,
        status: 'success',
        depositAddress: null,
        data: {
          failReason: 'N/A',
          refundFailReason: 'N/A',
          fees: { gas: '30250', fixed: '0', price: '100000', gateway: '0' },
          feesUsd: { gas: '0.03025', fixed: '0', price: '0.1', gateway: '0' },
          expandedPriceImpact: { relay: { usd: '-0.1' }, execution: { usd: '-0.03025' } },
          metadata: {
            sender: sandbox.user,
            recipient: sandbox.user,
            currencyIn: { amount: '100000000' },
            currencyOut: { amount: '99869750' },
            route: { origin: {}, destination: {} },
          },
          currencyObject: { symbol: 'USDC' },
          subsidizedRequest: false,
          feeSponsorship: {
            quoted: { components: { relay: { total: { amount: '100000', currency: { symbol: 'USDC' } } } } },
          },
          inTxs: [{ hash: expect.stringMatching(/^0x/) }],
          outTxs: [{ hash: expect.stringMatching(/^0x/) }],
          supersededByRequestId: null,
          price: '0.9986975',
        },
      },
    ])
    expect(JSON.stringify(body.requests)).not.toMatch(/"(txHash|platform|sponsorPayment|externalMetadata)"/)
    expect(body.deprecation).toEqual({
      message: expect.any(String),
      deprecatedAt: '2026-07-22T00:00:00.000Z',
      throttledFrom: '2026-09-01T00:00:00.000Z',
      sunsetAt: '2026-11-24T00:00:00.000Z',
      successor,
      migrationGuide: guide,
    })
  })

  it('behavior: gives our client the same record in v2 as in v3', async () => {
    const { sandbox, id } = await withBridge()
    const [v2] = (await getRequestsV2(sandbox.client, { id })).requests
    const [v3] = (await getRequests(sandbox.client, { id })).requests
    expect(v2?.data.failReason).toBeUndefined()
    expect(v2).toMatchObject({
      id: v3?.id,
      status: 'success',
      user: v3?.user,
      sender: v3?.sender,
      data: {
        inTxs: v3?.data.inTxs,
        outTxs: v3?.data.outTxs,
        route: {
          actual: { destination: { outputCurrency: v3?.data.route?.actual?.destination?.outputCurrency } },
        },
      },
    })
  })

  it('behavior: has another status while the fill is pending', async () => {
    const sandbox = createTestSandbox()
    await bridge(sandbox, { amount: 100_000_000n })
    await sandbox.clock.advance(1000)
    const statuses = async (path: string) => {
      const response = await sandbox.fetch(`https://sandbox.invalid${path}`, {
        headers: { 'x-api-key': defaultApiKey },
      })
      const { requests } = (await response.json()) as { requests: { status: string }[] }
      return requests.map(({ status }) => status)
    }
    expect(await statuses('/requests/v3')).toEqual(['submitted'])
    expect(await statuses('/requests/v2')).toEqual(['delayed'])
    expect(await statuses('/requests/v2?status=delayed')).toEqual(['delayed'])
    expect(await statuses('/requests/v2?status=pending')).toEqual([])
  })

  it('parameters: user is sender or recipient, hash any transaction', async () => {
    const { sandbox, id } = await withBridge({ recipient: stranger })
    const ids = async (query: Record<string, string>) => {
      const response = await list(sandbox, query)
      const { requests } = (await response.json()) as { requests: { id: string }[] }
      return requests.map((request) => request.id)
    }
    const request = await sandbox.store.get(id)
    const progress = request?.progress
    if (progress?.status !== 'success') throw new TypeError('The request was not filled.')
    for (const query of [
      { user: stranger },
      { user: sandbox.user },
      { hash: progress.deposit.transactionHash },
      { hash: progress.fill.transactionHash },
      { id, includeOrderData: 'true' },
      { originChainId: '31337', chainId: '31338', status: 'success' },
    ]) {
      expect([query, await ids(query)]).toEqual([query, [id]])
    }
    expect(await ids({ hash: id })).toEqual([])
    expect(await ids({ referrer: 'nobody' })).toEqual([])
  })

  it.each([
    ['term', '0x1'],
    ['filters', '[{"id":"0x1"}]'],
    ['includeTotal', 'true'],
    ['status', 'submitted'],
    ['limit', '51'],
  ])('error: answers 400 to %s=%s', async (name, value) => {
    expect((await list(createTestSandbox(), { [name]: value })).status).toBe(400)
  })
})

describe('the end of GET /requests/v2', () => {
  it('behavior: is announced in every answer, which browsers may read', async () => {
    const sandbox = createTestSandbox()
    const headers = { origin: 'http://localhost:5173' }
    const good = await list(sandbox, {}, { headers })
    const wrong = await list(sandbox, { limit: '51' }, { headers })
    const refused = await list(sandbox, {}, { headers: { ...headers, 'x-api-key': 'stolen' } })
    const wrongMethod = await list(sandbox, {}, { headers, method: 'POST' })
    const broken = createTestSandbox()
    broken.store.all = () => Promise.reject(new Error('disk'))
    const failed = await list(broken, {}, { headers })
    sandbox.close()
    const closed = await list(sandbox, {}, { headers })
    const answers = [good, wrong, refused, wrongMethod, failed, closed]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 405, 500, 503])
    for (const { headers } of answers) {
      expect(headers.get('deprecation')).toBe('@1784678400')
      expect(headers.get('sunset')).toBe('Tue, 24 Nov 2026 00:00:00 GMT')
      expect(headers.get('link')?.split(', ')).toEqual([
        expect.stringContaining(`<${guide}>; rel="deprecation"`),
        expect.stringContaining(`<${guide}>; rel="sunset"`),
        `<${successor}>; rel="successor-version"`,
      ])
      expect(headers.get('access-control-expose-headers')).toBe('Deprecation, Sunset, Link')
    }
    const v3 = await createTestSandbox().fetch(successor, { headers })
    expect(v3.headers.get('deprecation')).toBeNull()
  })

  it('behavior: is reported once by our client to its application', async () => {
    const sandbox = createTestSandbox()
    const notices: DeprecationNotice[] = []
    const client = createClient({
      baseUrl: 'https://sandbox.invalid',
      fetch: sandbox.fetch,
      onDeprecation: (notice) => notices.push(notice),
    })
    await getRequestsV2(client)
    await getRequestsV2(client)
    expect(notices).toMatchObject([
      {
        endpoint: 'GET /requests/v2',
        deprecatedAt: Date.UTC(2026, 6, 22),
        sunsetAt: Date.UTC(2026, 10, 24),
        successor,
        migrationGuide: guide,
      },
    ])
  })

  it('behavior: serves the guide', async () => {
    const response = await createTestSandbox().fetch(guide)
    expect(await response.text()).toContain('GET /requests/v3')
  })

  it('behavior: allows less each month from September on, and answers 429 beyond that until the minute is over', async () => {
    const allowed: number[] = []
    for (const date of ['2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z', '2026-11-23T23:59:00Z']) {
      const sandbox = createTestSandbox()
      await advanceTo(sandbox, date)
      let count = 0
      while ((await list(sandbox)).status === 200) count++
      allowed.push(count)
      const withKey = await list(sandbox, {}, { headers: { 'x-api-key': defaultApiKey } })
      expect(withKey.status).toBe(200)
    }
    expect(allowed).toEqual([60, 30, 10])

    const sandbox = createTestSandbox()
    await advanceTo(sandbox, '2026-11-01T00:00:00Z')
    for (let count = 0; count < 10; count++) await list(sandbox)
    const over = await list(sandbox)
    expect(over.status).toBe(429)
    expect(over.headers.get('retry-after')).toBeNull()
    expect(await over.json()).toEqual({ message: expect.any(String), successor, migrationGuide: guide })
    await sandbox.clock.advance(60_000)
    expect((await list(sandbox)).status).toBe(200)
  })

  it('behavior: has no limit before September', async () => {
    const sandbox = createTestSandbox()
    await advanceTo(sandbox, '2026-08-31T23:59:59Z')
    for (let count = 0; count < 100; count++) expect((await list(sandbox)).status).toBe(200)
  })

  it('behavior: answers 410 from 24 November 2026 on', async () => {
    const sandbox = createTestSandbox()
    await advanceTo(sandbox, '2026-11-23T23:59:59.999Z')
    expect((await list(sandbox)).status).toBe(200)
    await sandbox.clock.advance(1)
    const gone = await list(sandbox)
    expect(gone.status).toBe(410)
    expect(gone.headers.get('sunset')).toBe('Tue, 24 Nov 2026 00:00:00 GMT')
    expect(await gone.json()).toEqual({ message: expect.any(String), successor, migrationGuide: guide })
  })

  it('error: is reported by our client in both cases', async () => {
    const sandbox = createTestSandbox()
    await advanceTo(sandbox, '2026-11-01T00:00:00Z')
    for (let count = 0; count < 10; count++) await getRequestsV2(sandbox.client)
    const limited = await getRequestsV2(sandbox.client).catch((error: unknown) => error)
    expect(limited).toBeInstanceOf(RateLimitError)
    expect(limited).toMatchObject({ status: 429, retryAfterMs: undefined })
    await advanceTo(sandbox, '2026-11-24T00:00:00Z')
    const gone = await getRequestsV2(sandbox.client).catch((error: unknown) => error)
    expect(gone).toBeInstanceOf(ServiceError)
    expect(gone).toMatchObject({ status: 410, retryable: false })
  })
})
