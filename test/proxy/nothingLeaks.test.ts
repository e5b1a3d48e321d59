import fc from 'fast-check'
import { expect, it } from 'vitest'
import { caseCount } from '../support/runner/caseCount.ts'
import { alice } from './support/accounts.ts'
import { apiKey, createProxyEnvironment } from './support/createProxyEnvironment.ts'

const paths = ['/api/quote', '/api/intents/status', '/api/intents/status/v3', '/api/requests/v3']

const words = ['bridge', 'quote', 'intents', 'status', 'requests', 'v3', 'v2', 'admin', 'api', '..', '.', '']
const tricks = [
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '\\',
  ';a=b',
  '@',
  '*',
  '%252e',
  'V3',
  ' ',
  'é',
  ':443',
  '?',
  '#',
]
const served = fc.constantFrom(
  '/bridge/quote',
  '/bridge/intents/status',
  '/bridge/intents/status/v3',
  '/bridge/requests/v3',
)
const path = fc.oneof(
  { weight: 3, arbitrary: served },
  { weight: 1, arbitrary: fc.tuple(served, fc.constantFrom(...tricks)).map((parts) => parts.join('')) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...words, ...tricks), { maxLength: 7 })
      .chain((parts) => fc.constantFrom('/', '//', '').map((glue) => `/bridge/${parts.join(glue)}`)),
  },
  { weight: 1, arbitrary: fc.string().map((text) => `/bridge/${text}`) },
)
const known = fc.constantFrom('user', 'term', 'id', 'limit', 'requestId')
const names = fc.oneof(
  known,
  fc.constantFrom('User', 'user[]', 'filters', 'apiKey', '__proto__'),
  fc.string(),
)
const pairs = fc.oneof(
  fc.constant([]),
  fc.tuple(fc.tuple(known, fc.string())),
  fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 4 }),
)
const query = pairs.map((pairs) =>
  pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&'),
)
const headers = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'accept',
      'authorization',
      'cookie',
      'host',
      'x-api-key',
      'x-forwarded-for',
      'te',
      'range',
    ),
    fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/),
  ),
  fc.stringMatching(/^[\x21-\x7e]{0,12}$/),
  { maxKeys: 5 },
)
const answer = fc.oneof(
  fc.jsonValue(),
  fc.constant({ key: apiKey }),
  fc.tuple(fc.jsonValue(), fc.string()).map(([value, text]) => ({
    requests: [{ user: alice, data: { value, referrer: 'r', text: `${text}${apiKey}` } }],
  })),
  fc.jsonValue().map((value) => ({ requests: [{ user: alice, data: { value, apiKeyName: 'n' } }] })),
)

it('behavior: forwards no request to another host, and never answers with the key', async () => {
  let forwarded = 0
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        path,
        query,
        headers,
        answer,
        status: fc.constantFrom(200, 200, 400, 401, 500),
        method: fc.constantFrom('GET', 'GET', 'POST', 'OPTIONS', 'PUT'),
        body: fc.oneof(fc.constant('{}'), fc.json()),
      }),
      async ({ path, query, headers, answer, status, method, body }) => {
        const { ask, received } = createProxyEnvironment({}, () => Response.json(answer, { status }))
        const response = await ask(query ? `${path}?${query}` : path, {
          method,
          headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
          ...((method === 'POST' || method === 'PUT') && { body }),
        })
        for (const { url, headers: sent, method: sentMethod } of received) {
          const { origin, pathname, searchParams } = new URL(url)
          expect(origin).toBe('https://service.example')
          expect(paths).toContain(pathname)
          expect(sentMethod).toBe(pathname === '/api/quote' ? 'POST' : 'GET')
          expect(new Set(searchParams.keys()).size).toBe(searchParams.size)
          const { 'content-type': type, ...rest } = sent
          expect(rest).toEqual({ accept: 'application/json', 'x-api-key': apiKey })
          expect(type).toBe(sentMethod === 'POST' ? 'application/json' : undefined)
        }
        forwarded += received.length
        const shown = `${JSON.stringify([...response.headers])}${await response.text()}`
        expect(shown).not.toContain(apiKey)
        expect(shown).not.toMatch(/"(referrer|apiKeyName)"/)
      },
    ),
    { numRuns: caseCount(1_250) },
  )
  // It would say nothing if everything were refused.
  expect(forwarded).toBeGreaterThan(10)
})

it('behavior: lists no record of another user if there is getUser', async () => {
  const user = fc.oneof(
    fc.constantFrom(alice, alice.toLowerCase(), `${alice} `, `${alice}0`, '0x', '', null),
    fc.jsonValue(),
  )
  const record = fc.record(
    { id: fc.string(), user, sender: user, data: fc.jsonValue() },
    { requiredKeys: [] },
  )
  const page = fc.record({
    requests: fc.array(fc.oneof(record, fc.jsonValue())),
    total: fc.nat(),
    more: user,
  })
  await fc.assert(
    fc.asyncProperty(page, async (page) => {
      const { ask } = createProxyEnvironment({ getUser: () => alice }, () => Response.json(page))
      const answer: unknown = await (await ask('/bridge/requests/v3')).json()
      const { requests, ...rest } = answer as { requests: { user: string }[]; total?: number }
      for (const { user } of requests) expect(user.toLowerCase()).toBe(alice.toLowerCase())
      expect(rest).toEqual(requests.length === page.requests.length ? { total: page.total } : {})
    }),
    { numRuns: caseCount(250) },
  )
})
