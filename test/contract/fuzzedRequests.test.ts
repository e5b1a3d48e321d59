import { defaultApiKey, type Dialect } from '@causeway/sandbox/simulated'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  clientOf,
  createTestSandbox,
  type TestSandbox,
} from '../../sandbox/test/support/environment/createTestSandbox.ts'
import { bridge, quoteParameters, requestIdOf } from '../../sandbox/test/support/quotes.ts'
import { toQuoteBody } from '../../src/actions/toQuoteBody.ts'
import { groupFilterShape, requestsQuerySchema } from '@causeway/react/schemas'
import { caseCount } from '../support/runner/caseCount.ts'
import { applyChanges, changes, toText, toTree } from './support/jsonTree.ts'
import { wireActions } from './support/wireActions.ts'

import fc from 'fast-check'

/** For each dialect. */
const cases = caseCount(100)
const amount = 100_000_000n

/** The brand of each. */
const brands = { interface: 'svc', deployment: 'acme' } as const satisfies Record<Dialect, string>

/** The fields that an error may have, by the API. */
const errorFields: ReadonlySet<string> = new Set([
  'message',
  'errorCode',
  'errorData',
  'requestId',
  'approxSimulatedBlock',
  'failedCallData',
])

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '1e3',
    '31337',
    'true',
    'false',
    'null',
    '__proto__',
    '%00',
    '9'.repeat(400),
  ),
  fc.constantFrom(
    'asc',
    'updatedAt',
    'amountUsd',
    'success',
    'pending',
    '6f6e65',
    '0x',
    `0x${'0'.repeat(64)}`,
  ),
)
const filters = fc
  .array(
    fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(groupFilterShape)), oddText),
      fc.jsonValue({ maxDepth: 2 }),
    ),
  )
  .map((groups) => JSON.stringify(groups))
const names = [...Object.keys(requestsQuerySchema.shape), 'hash', 'referrer', 'constructor']
const pair = fc.tuple(
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, oddText),
  fc.oneof(oddText, filters),
)
const query = fc.array(pair, { maxLength: 3 }).map((pairs) => `?${new URLSearchParams(pairs)}`)

describe.each(['interface', 'deployment'] as const)(
  '%s: whatever is asked, the answer is JSON of a documented shape, and never HTTP 500',
  (dialect) => {
    const brand = brands[dialect]
    let sandbox: TestSandbox
    let requestId: string

    beforeAll(async () => {
      sandbox = createTestSandbox({ policy: { dialect, brand } })
      requestId = requestIdOf(await bridge(sandbox, { amount }))
      await sandbox.clock.advance(5000)
    })

    /** Asks, and expects an answer of a documented shape. */
    async function expectAnswer(endpoint: string, query: string, init?: RequestInit): Promise<number> {
      const [, path] = endpoint.split(' ')
      const headers = { 'x-api-key': defaultApiKey, 'content-type': 'application/json' }
      const response = await sandbox.fetch(`https://sandbox.invalid${path}${query}`, { headers, ...init })
      const { status } = response
      if (response.headers.get('content-type') !== 'application/json')
        throw new TypeError(`${status} is no JSON.`)
      if (status === 200) {
        const action = wireActions.find((action) => action.endpoint === endpoint)
        await action?.ask(clientOf(async () => response, brand))
        return status
      }
      const body: unknown = await response.json()
      const isError =
        typeof body === 'object' &&
        body !== null &&
        'message' in body &&
        typeof body.message === 'string' &&
        Object.keys(body).every((name) => errorFields.has(name))
      if (status >= 500 || status < 400 || !isError) throw new TypeError(`${status} ${JSON.stringify(body)}`)
      return status
    }

    it.each(['GET /requests/v3', 'GET /requests/v2'])('property: %s', async (endpoint) => {
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(query, async (query) => {
          seen.add(await expectAnswer(endpoint, query))
        }),
        { numRuns: cases },
      )
      expect([...seen].toSorted()).toEqual([200, 400])
    })

    it.each(['GET /intents/status', 'GET /intents/status/v3'])('property: %s', async (endpoint) => {
      const ids = fc.oneof(oddText, fc.constant(requestId), fc.constant(requestId.toUpperCase()))
      const asked = fc.oneof(
        ids.map((id) => `?${new URLSearchParams({ requestId: id })}`),
        query,
      )
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(asked, async (query) => {
          seen.add(await expectAnswer(endpoint, query))
        }),
        { numRuns: cases },
      )
      expect([...seen].toSorted()).toEqual([200, 400, 404])
    })

    it('property: POST /quote', async () => {
      const body = toQuoteBody(
        quoteParameters(sandbox, {
          amount,
          to: 'DAI',
          slippageTolerance: 50,
          ttl: 60,
          topupGas: true,
          topupGasAmount: 1_000_000n,
          subsidizeFees: true,
          sponsoredFeeComponents: ['platform', 'execution'],
          maxSubsidizationAmount: 1_000_000n,
          refundTo: sandbox.user,
          recipient: sandbox.user,
          extraFields: { appFees: [{ recipient: sandbox.user, fee: '10' }], referrer: 'partner.example' },
        }),
        brand,
      )
      const tree = toTree(JSON.parse(JSON.stringify(body)))
      const bodies = fc.oneof(
        { weight: 20, arbitrary: changes.map((drawn) => toText(applyChanges(tree, drawn))) },
        { weight: 1, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.string() },
      )
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          seen.add(await expectAnswer('POST /quote', '', { method: 'POST', body }))
        }),
        { numRuns: cases },
      )
      expect([...seen].toSorted()).toEqual([200, 400])
    })
  },
)
