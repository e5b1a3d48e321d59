import { getAddress } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { caseCount } from '../../../../test/support/runner/caseCount.ts'
import { getRequests } from '@causeway/react/actions'
import { groupFilterShape, requestsQuerySchema } from '@causeway/react/schemas'
import type { ServiceRequest } from '../../../src/domain/request/flow/serviceRequest.ts'
import { historyFilters } from '../../../src/requests/history/historyFilters.ts'
import { createHistoryIndex } from '../../../src/requests/history/historyIndex.ts'
import { listRequests } from '../../../src/requests/history/listRequests.ts'
import { readHistoryQuery } from '../../../src/requests/history/readHistoryQuery.ts'
import { createTestSandbox, type TestSandbox } from '../../support/environment/createTestSandbox.ts'
import { quoteParameters } from '../../support/quotes.ts'
import {
  createRequestTemplate,
  currencyAt,
  hashOf,
  toServiceRequest,
  type RequestOverrides,
} from '../../support/serviceRequest.ts'

import fc from 'fast-check'
import { defaultPolicy } from '@causeway/sandbox/simulated'

const alice = getAddress(`0x${'1'.repeat(40)}`)
const bob = getAddress(`0x${'2'.repeat(40)}`)
const people = [alice, bob, getAddress(`0x${'3'.repeat(40)}`)]
const reasons = ['UNKNOWN', 'SLIPPAGE']
const words = ['waiting', 'pending', 'submitted', 'success', 'refund', 'failure'] as const

let pattern: ServiceRequest
beforeAll(async () => {
  pattern = await createRequestTemplate()
})

async function withRequests(wanted: readonly Omit<RequestOverrides, 'number'>[], parameters = {}) {
  const sandbox = createTestSandbox({ policy: { listUnpaid: true, ...parameters } })
  const requests = wanted.map((one, number) => toServiceRequest(pattern, { ...one, number }))
  for (const request of requests) await sandbox.store.put(request)
  return { sandbox, requests }
}

function list(sandbox: TestSandbox, query: Record<string, string>, key = 'sandbox-key') {
  const address = `https://sandbox.invalid/requests/v3?${new URLSearchParams(query)}`
  return sandbox.fetch(address, { headers: { 'x-api-key': key } })
}

interface Page {
  requests: { id: string; data: Record<string, unknown> }[]
  continuation?: string
  total?: number
}

async function read(sandbox: TestSandbox, query: Record<string, string>): Promise<Page> {
  const response = await list(sandbox, query)
  expect(await response.clone().text()).toContain('"requests"')
  return (await response.json()) as Page
}

/** Numbers of the requests that a list holds, which are their places in what was put. */
async function numbers(sandbox: TestSandbox, query: Record<string, string>): Promise<number[]> {
  const { requests } = await read(sandbox, { sortDirection: 'asc', ...query })
  return requests.map(({ id }) => Number(id))
}

type Key = keyof typeof groupFilterShape

// One cast: `keys` forgets the names.
const comparedNames = Object.keys(groupFilterShape) as Key[]

/** The values that each key of a group compares, as simple as possible; a missing key is a type error. */
const plain: Record<Key, (request: ServiceRequest) => (string | null)[]> = {
  id: ({ id }) => [id],
  orderId: ({ orderId }) => [orderId],
  depositTxHash: ({ id, progress }) => [progress.status === 'waiting' ? null : hashOf(id, 'deposit')],
  fillTxHash: ({ id, progress }) => [
    progress.status === 'success' || progress.status === 'submitted' ? hashOf(id, 'fill') : null,
  ],
  refundTxHash: ({ id, progress }) => [progress.status === 'refund' ? hashOf(id, 'refund') : null],
  user: ({ user }) => [user],
  recipient: ({ recipient }) => [recipient],
  depositAddress: () => [null],
  originChainId: ({ terms }) => [`${terms.currencyIn.chainId}`],
  destinationChainId: ({ terms }) => [`${terms.currencyOut.chainId}`],
  chainId: ({ terms }) => [`${terms.currencyIn.chainId}`, `${terms.currencyOut.chainId}`],
  status: ({ progress: { status } }) => [status === 'waiting' || status === 'submitted' ? 'pending' : status],
  failReason: ({ progress }) => ['failReason' in progress ? progress.failReason : null],
  refundFailReason: ({ progress }) => ['refundFailReason' in progress ? progress.refundFailReason : null],
  apiKey: ({ apiKey = null }) => [apiKey],
  requestType: ({ terms: { currencyIn, currencyOut } }) => [
    currencyIn.symbol === currencyOut.symbol ? 'Bridge' : 'Crosschain Swap',
  ],
  currencyInChainId: ({ terms }) => [`${terms.currencyIn.chainId}`],
  currencyOutChainId: ({ terms }) => [`${terms.currencyOut.chainId}`],
  currencyInSymbol: ({ terms }) => [terms.currencyIn.symbol],
  currencyOutSymbol: ({ terms }) => [terms.currencyOut.symbol],
  currencyInAddress: ({ terms }) => [terms.currencyIn.address],
  currencyOutAddress: ({ terms }) => [terms.currencyOut.address],
}

const values: Record<Key, readonly string[]> = {
  id: [0, 1, 2].map((number) => `0x${number.toString().padStart(64, '0')}`),
  orderId: [1, 2].map((number) => `0xa${number.toString().padStart(63, '0')}`),
  depositTxHash: [`0xd${'0'.repeat(63)}`],
  fillTxHash: [`0xf${'1'.padStart(63, '0')}`],
  refundTxHash: [`0xe${'0'.repeat(63)}`, `0xE${'1'.padStart(63, '0')}`],
  user: [...people, alice.toLowerCase()],
  recipient: people,
  depositAddress: people,
  originChainId: ['31337', '31338', '1'],
  destinationChainId: ['31337', '31338', '1'],
  chainId: ['31337', '31338', '1'],
  status: ['success', 'failure', 'refund', 'pending', 'depositing'],
  failReason: reasons,
  refundFailReason: ['MANUAL_REFUND_REQUIRED', 'UNKNOWN'],
  apiKey: ['sandbox-key', 'other'],
  currencyInSymbol: ['eth', 'USDC', 'Dai'],
  currencyOutSymbol: ['eth', 'USDC', 'Dai'],
  currencyInAddress: [`0x${'0'.repeat(40)}`],
  currencyOutAddress: [`0x${'0'.repeat(40)}`],
  requestType: ['Bridge', 'Crosschain Swap', 'Send'],
  currencyInChainId: ['31337', '31338', '1'],
  currencyOutChainId: ['31337', '31338', '1'],
}

type Condition = readonly [key: string, value: string | readonly string[] | null]

const condition: fc.Arbitrary<Condition> = fc.constantFrom(...comparedNames).chain((name) => {
  const value = fc.constantFrom(...values[name])
  const wanted = fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 3 }), fc.constant(null))
  return fc.tuple(fc.constantFrom(name, `not:${name}`), wanted)
})

function holds(request: ServiceRequest, [key, wanted]: Condition): boolean {
  const name = comparedNames.find((name) => name === key.replace('not:', ''))
  const found = (name ? plain[name](request) : []).flatMap((text) => text?.toLowerCase() ?? [])
  const isFound =
    wanted === null ? found.length === 0 : [wanted].flat().some((text) => found.includes(text.toLowerCase()))
  return key.startsWith('not:') ? !isFound : isFound
}

const sides = fc.constantFrom<[0 | 1, 0 | 1]>([0, 1], [1, 0])
const record = fc.record({
  user: fc.constantFrom(...people),
  recipient: fc.constantFrom(...people),
  status: fc.constantFrom(...words),
  failReason: fc.constantFrom(...reasons),
  apiKey: fc.constantFrom('sandbox-key', 'other', undefined),
  amountIn: fc.constantFrom(1n, 10n ** 6n, 10n ** 18n),
  createdAt: fc.constantFrom(1000, 2000, 3000),
  sides,
  currencies: fc.tuple(fc.nat(2), fc.nat(2)),
})

describe('parameters: filters', () => {
  it('behavior: finds with any filters what a plain predicate finds, on any pages in any order', async () => {
    const groups = fc.array(
      fc.uniqueArray(condition, { minLength: 1, maxLength: 4, selector: ([key]) => key }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    const order = fc.record({
      sortBy: fc.constantFrom('createdAt', 'updatedAt', 'amountUsd'),
      sortDirection: fc.constantFrom('asc', 'desc'),
      limit: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 12 }), groups, order, async (drawn, groups, order) => {
        const blank = createTestSandbox()
        const { sandbox, requests } = await withRequests(
          drawn.map(({ sides: [from, to], currencies, ...rest }) => ({
            ...rest,
            updatedAt: rest.createdAt * 2,
            currencyIn: currencyAt(blank, from, currencies[0]),
            currencyOut: currencyAt(blank, to, currencies[1]),
          })),
        )
        const expected = requests.filter((request) =>
          groups.some((group) => group.every((condition) => holds(request, condition))),
        )
        const filters = JSON.stringify(groups.map((group) => Object.fromEntries(group)))
        const query = { filters, ...order, limit: `${order.limit}`, includeTotal: 'true' }
        const seen: string[] = []
        let continuation: string | undefined
        do {
          const page = await read(sandbox, { ...query, ...(continuation && { continuation }) })
          expect(page.total).toBe(expected.length)
          seen.push(...page.requests.map(({ id }) => id))
          // A page that comes again would come forever.
          expect(new Set(seen).size).toBe(seen.length)
          ;({ continuation } = page)
        } while (continuation !== undefined)
        expect(seen.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        const sign = order.sortDirection === 'asc' ? 1 : -1
        const times = seen.map((id) => requests.find((request) => request.id === id)?.createdAt ?? 0)
        if (order.sortBy !== 'amountUsd') expect(times).toEqual(times.toSorted((a, b) => sign * (a - b)))
      }),
      { numRuns: caseCount(60) },
    )
  })

  it('parameters: groups are combined with OR, their keys with AND, and with all else with AND', async () => {
    const { sandbox } = await withRequests([
      { user: alice, status: 'success' },
      { user: alice, status: 'refund' },
      { user: bob, status: 'success' },
      { user: bob, status: 'failure' },
    ])
    const cases: [object[], number[]][] = [
      [[{ user: alice, status: 'refund' }], [1]],
      [
        [{ user: alice, status: 'refund' }, { user: bob }],
        [1, 2, 3],
      ],
      [[{ 'not:user': alice }], [2, 3]],
      [[{ status: ['refund', 'failure'] }], [1, 3]],
      [[{ 'not:status': ['refund', 'failure'] }], [0, 2]],
      [[{ failReason: null }], [0, 2]],
      [[{ 'not:failReason': null }], [1, 3]],
      [[{ user: null }], []],
      [[{ 'not:user': null, currencyInSymbol: 'Usdc' }], [0, 1, 2, 3]],
      [[{ 'not:currencyInSymbol': null, currencyOutSymbol: null }], []],
      [[{ depositAddress: null }], [0, 1, 2, 3]],
      [[{ originChainId: 31337 }], [0, 1, 2, 3]],
      [[{ originChainId: [1, '31338'] }], []],
    ]
    for (const [groups, expected] of cases) {
      const filters = JSON.stringify(groups)
      expect([filters, await numbers(sandbox, { filters })]).toEqual([filters, expected])
    }
    expect(await numbers(sandbox, { filters: JSON.stringify([{ user: alice }]), status: 'success' })).toEqual(
      [0],
    )
  })

  it('behavior: understands what our own client writes', async () => {
    const { sandbox } = await withRequests([{ status: 'refund' }, { status: 'success' }])
    const { requests } = await getRequests(sandbox.client, {
      filters: [{ status: ['refund', 'failure'], 'not:failReason': null, originChainId: 31337 }],
    })
    expect(requests.map(({ id }) => Number(id))).toEqual([0])
  })

  it.each([
    ['[', 'must be JSON'],
    ['{}', 'must be a list'],
    ['[]', 'at least one group'],
    ['[{}]', 'at least one field'],
    ['[null]', 'must be an object'],
    ['["user"]', 'must be an object'],
    ['[[{"user":"a"}]]', 'must be an object'],
    ['[{"user":[null,"0x1"]}]', 'stands alone'],
    ['[{"not:failReason":["UNKNOWN",null]}]', 'stands alone'],
    ['[{"user":[]}]', 'at least one value'],
    ['[{"user":""}]', 'not be empty'],
    ['[{"user":{}}]', 'must be text'],
    ['[{"user":1}]', 'must be text'],
    ['[{"chainId":-1}]', 'number of a chain'],
    ['[{"chainId":"one"}]', 'number of a chain'],
    ['[{"status":"waiting"}]', 'one of'],
    ['[{"amountUsdMin":"1"}]', 'top level only'],
    ['[{"not:startTimestamp":1}]', 'top level only'],
    ['[{"features":"fast_fill"}]', 'top level only'],
    ['[{"hash":"0x1"}]', 'no field of a group'],
    ['[{"constructor":"1"}]', 'no field of a group'],
    ['[{"not:not:user":"1"}]', 'no field of a group'],
  ])('error: answers 400 to %s', async (filters, reason) => {
    const response = await list(createTestSandbox(), { filters })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining(reason) })
  })
})

describe('parameters', () => {
  it.each([{ amountUsdMin: '0.1234567890123456789' }, { fillTimeMin: '0.5' }, { fillTimeMax: '86400.25' }])(
    'behavior: accepts %o, as precise as the interface allows',
    async (query) => {
      expect((await list(createTestSandbox(), query)).status).toBe(200)
    },
  )

  it('parameters: privateChainsToInclude', async () => {
    const { sandbox } = await withRequests([{}], { privateChains: [31338] })
    expect(await numbers(sandbox, {})).toEqual([])
    expect(await numbers(sandbox, { privateChainsToInclude: '1' })).toEqual([])
    expect(await numbers(sandbox, { privateChainsToInclude: '1,31338' })).toEqual([0])
    expect(await numbers(sandbox, { privateChainsToInclude: 'BIRCH' })).toEqual([0])
  })

  it('parameters: includeChildRequests', async () => {
    const { sandbox, requests } = await withRequests([{}, { parentId: `0x${'0'.repeat(64)}` }])
    expect(await numbers(sandbox, {})).toEqual([0])
    expect(await numbers(sandbox, { includeChildRequests: 'true' })).toEqual([0, 1])
    expect(await numbers(sandbox, { id: requests[1]?.id ?? '' })).toEqual([1])
  })

  it('parameters: apiKey', async () => {
    const { sandbox } = await withRequests([{ apiKey: 'sandbox-key' }, { apiKey: 'other' }, {}])
    expect(await numbers(sandbox, { apiKey: 'sandbox-key' })).toEqual([0])
    expect(await numbers(sandbox, { apiKey: 'sandbox-key,other' })).toEqual([0, 1])
    expect(await numbers(sandbox, { filters: '[{"apiKey":null}]' })).toEqual([2])
  })

  it('parameters: includeAuthenticatedData, for the key that the quote was asked with alone', async () => {
    const sandbox = createTestSandbox({ policy: { listUnpaid: true } })
    const ask = async (referrer: string, headers: Record<string, string>) => {
      const asked = { ...quoteParameters(sandbox, { amount: 0n }), amount: '5000000', referrer }
      const init = {
        method: 'POST',
        body: JSON.stringify(asked),
        headers: { 'content-type': 'application/json', ...headers },
      }
      const response = await sandbox.fetch('https://sandbox.invalid/quote', init)
      const { steps } = (await response.json()) as { steps: { requestId: string }[] }
      return steps[0]?.requestId ?? ''
    }
    const owned = await ask('harbor', { 'x-api-key': 'sandbox-key' })
    await ask('elsewhere', {})
    const { requests } = await read(sandbox, { includeAuthenticatedData: 'true', sortDirection: 'asc' })
    expect(requests[0]).toMatchObject({
      id: owned,
      data: {
        referrer: 'harbor',
        apiKeyName: 'Sandbox',
        platformFee: { amount: '5000', currency: { symbol: 'USDC' } },
      },
    })
    expect(requests[1]?.data).not.toHaveProperty('referrer')
    expect(requests[1]?.data).not.toHaveProperty('apiKeyName')
    expect(requests[1]?.data['platformFee']).toBeNull()

    const [plain] = (await read(sandbox, { id: owned })).requests
    expect(plain?.data).not.toHaveProperty('referrer')
    expect(plain?.data['platformFee']).toBeNull()
  })
})

describe('continuation', () => {
  it('behavior: visits each of many requests once, while more arrive', async () => {
    const count = caseCount(25_000)
    const sandbox = createTestSandbox()
    const { store, clock, ledger } = sandbox
    const add = (number: number) => store.put(toServiceRequest(pattern, { number, createdAt: clock.now() }))
    for (let number = 0; number < count; number++) {
      // Seventy of one time, so that order hangs on age, too.
      if (number % 70 === 0) await clock.advance(1)
      await add(number)
    }
    const index = createHistoryIndex(store)
    const visits = new Set<string>()
    let arrived = count
    let continuation: string | undefined
    do {
      const parameters = new URLSearchParams({ limit: '50', ...(continuation && { continuation }) })
      const query = readHistoryQuery(parameters, { schema: requestsQuerySchema, filters: historyFilters })
      const page = await listRequests(query, index, { ledger, policy: defaultPolicy })
      for (const { id } of page.requests) {
        if (visits.has(id)) throw new Error(`${id} came again.`)
        visits.add(id)
      }
      ;({ continuation } = page)
      if (visits.size % 5000 === 0) await add(arrived++)
    } while (continuation !== undefined)
    expect(visits.size).toBe(count)
    expect(arrived).toBe(count + count / 5000)
    expect((await read(sandbox, { includeTotal: 'true' })).total).toBe(arrived)
  })

  it('behavior: finds a request that changes at its new place, once', async () => {
    const { sandbox, requests } = await withRequests([{}, {}, {}])
    expect(await numbers(sandbox, { sortBy: 'updatedAt' })).toEqual([0, 1, 2])
    const [first] = requests
    if (first) await sandbox.store.put({ ...first, updatedAt: first.updatedAt + 1 })
    expect(await numbers(sandbox, { sortBy: 'updatedAt' })).toEqual([1, 2, 0])
    expect(await numbers(sandbox, { sortBy: 'createdAt' })).toEqual([0, 1, 2])
  })
})
