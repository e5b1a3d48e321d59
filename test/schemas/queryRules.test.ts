import { findSponsorshipMismatches } from '@causeway/react/actions'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  authorizationSchema,
  defaultSponsoredComponents,
  permitBodySchema,
  quoteBodySchema,
  requestFiltersSchema,
  requestsQuerySchema,
  requestStatusQuerySchema,
  requestsV2QuerySchema,
  signatureDataSchema,
  signatureQuerySchema,
  sponsoredComponents,
  topLevelFilterShape,
  createQuoteResponseSchema,
} from '@causeway/react/schemas'
import { queryBoolean } from '../../src/schemas/base/codecs.ts'
import { sponsoredComponent } from '../../src/schemas/sponsorship/sponsoredComponents.ts'
import { isServicePath } from '../../src/schemas/servicePath.ts'
import { completedSignatureSchema } from '../../src/schemas/signature/postedSignature.ts'

/** The issues that a schema finds when it writes or reads. */
const issuesOf = (result: { error?: z.core.$ZodError | undefined }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const written = (schema: z.ZodMiniType, value: unknown) => issuesOf(z.safeEncode(schema, value))
const read = (schema: z.ZodMiniType, value: unknown) => issuesOf(z.safeDecode(schema, value))

describe('query parameters', () => {
  it.each([
    ['startTimestamp', [0, 1_700_000_000], [-1, 1.5, Number.MAX_SAFE_INTEGER + 1]],
    ['endBlock', [0, 9], [-1, 0.5]],
    ['fillTimeMin', [0, 0.5], [-0.5]],
    ['amountUsdMin', ['0', '1.50'], ['', '1.', '-1', '1e3', 'x1']],
    ['features', [['a'], []], [[5]]],
  ] as const)('parameters: accepts only valid values of %s', (name, good, wrong) => {
    for (const value of good) expect([value, written(topLevelFilterShape[name], value)]).toEqual([value, []])
    for (const value of wrong)
      expect(written(topLevelFilterShape[name], value), String(value)).not.toEqual([])
  })

  it('parameters: limit of v2 is a whole number from 1', () => {
    expect(written(requestsV2QuerySchema, { limit: 1 })).toEqual([])
    for (const limit of [0, -1, 1.5]) {
      expect(written(requestsV2QuerySchema, { limit })).toEqual(['limit: it must be a whole number'])
    }
  })

  it('error: refuses filters that the provider would refuse', () => {
    const rules: [groups: unknown, message: string][] = [
      [[], ': it needs at least one group'],
      [[{}], '0: a group needs at least one field'],
      [[{ status: undefined }], '0: a group needs at least one field'],
      [[{ startTimestamp: 5 }], '0.startTimestamp: it can be used at the top level only'],
      [[{ 'not:owner': 'x' }], '0.not:owner: it is no field of a group'],
      [[{ toString: 'x' }], '0.toString: it is no field of a group'],
      [[{ status: [] }], '0.status: an array needs at least one value'],
      [[{ status: ['refund', null] }], '0.status: `null` stands alone and in no array'],
    ]
    for (const [groups, message] of rules) expect(written(requestFiltersSchema, groups)).toEqual([message])
    expect(written(requestFiltersSchema, [{ status: ['refund'], 'not:recipient': null }])).toEqual([])
    expect(written(requestFiltersSchema, [{ originChainId: 1 }, { originChainId: '10' }])).toEqual([])
    expect(written(requestFiltersSchema, [{ originChainId: 'one' }])).toHaveLength(1)
    expect(read(requestFiltersSchema, '{')).toEqual([': it must be JSON'])
    expect(read(requestFiltersSchema, '[{"status":"refund"}]')).toEqual([])
  })
})

it('default: reads a boolean of a query as a word', () => {
  expect([z.decode(queryBoolean, 'true'), z.decode(queryBoolean, 'false')]).toEqual([true, false])
  expect([z.encode(queryBoolean, true), z.encode(queryBoolean, false)]).toEqual(['true', 'false'])
  expect(read(queryBoolean, 'yes')).toEqual([': it must be true or false'])
})

describe('signatures', () => {
  it('parameters: posts a signature as text, and signs a message or typed data', () => {
    expect(written(signatureQuerySchema, { signature: '0x1' })).toEqual([])
    const rule = 'signature: it must be the signature: 0x and hexadecimal digits'
    for (const signature of [5, undefined, '', '12', '0x1g'])
      expect(written(signatureQuerySchema, { signature })).toEqual([rule])
    const permit = { kind: 'eip3009', requestId: '0x1' }
    for (const body of [permit, { ...permit, api: 'bridge' }])
      expect([read(permitBodySchema, body), written(permitBodySchema, body)]).toEqual([[], []])
    expect(written(permitBodySchema, { kind: '', api: 5 })).toEqual([
      'kind: it must not be empty',
      'requestId: it must be text',
      'api: it must be text',
    ])
    const post = { endpoint: '/execute', method: 'POST', body: {} }
    expect(read(signatureDataSchema, { sign: { signatureKind: 'eip191', message: 'hi' }, post })).toEqual([])
    const kinds = 'sign.signatureKind: it must be "eip191" or "eip712"'
    expect(read(signatureDataSchema, { sign: { signatureKind: 'eip1' }, post })).toEqual([kinds])
    expect(read(signatureDataSchema, { sign: 'eip191', post })).toEqual(['sign: it must be an object'])
  })

  it('error: refuses more added steps than anyone would sign', () => {
    const known = { steps: Array.from({ length: 50 }, () => ({})) }
    const one = { id: 'more', action: '', description: '', kind: 'later', items: [] }
    expect(read(completedSignatureSchema(known), { steps: [one] })).toEqual([
      'steps: it has more than 50 steps',
    ])
    expect(read(completedSignatureSchema({}), { message: 'ok', steps: [one] })).toEqual([])
    expect(read(completedSignatureSchema(known), { message: 'ok' })).toEqual([])
    expect(z.decode(completedSignatureSchema(known), { message: 'ok' } as never)).toEqual({
      message: 'ok',
      steps: [],
    })
    expect(read(completedSignatureSchema(known), 'ok')).toHaveLength(1)
  })
})

it('parameters: accepts an authorization of counts, a parity and two words', () => {
  const address = `0x${'1'.repeat(40)}`
  const signed = { chainId: 0, address, nonce: 0, yParity: 1, r: '0x', s: `0x${'Ab'.repeat(32)}` }
  expect(written(authorizationSchema, signed)).toEqual([])
  for (const [name, wrong, rule] of [
    ['chainId', [-1, 0.5, 2 ** 53, '1'], 'it must be a whole number'],
    ['address', ['', '0x1', 'hello world', `${address}1`, 1], 'it must be an EVM address'],
    ['nonce', [-1, 0.5, 2 ** 53, 0n], 'it must be a whole number'],
    ['yParity', [-1, 0.5, 2, '0'], 'it must be 0 or 1'],
    ['r', ['', '1', '0xg', `0x${'1'.repeat(65)}`, 1], 'it must be at most 32 bytes in hexadecimal'],
    ['s', ['', '1', '0xg', `0x${'1'.repeat(65)}`, 1], 'it must be at most 32 bytes in hexadecimal'],
  ] as const)
    for (const value of wrong)
      expect(written(authorizationSchema, { ...signed, [name]: value })).toEqual([`${name}: ${rule}`])
})

it('error: names the place where a quote has too many steps, or too large an order', () => {
  const schema = createQuoteResponseSchema()
  const steps = Array.from({ length: 51 }, () => ({}))
  expect(read(schema, { steps })).toEqual(['steps: it has more than 50 steps'])
  const orderData = { inputs: Array.from({ length: 501 }, () => ({})) }
  expect(read(schema, { steps: [], protocol: { v2: { orderData } } })).toEqual([
    'protocol.v2.orderData: its lists have more than 500 entries',
  ])
  expect(read(schema, 'none')).not.toEqual([])
})

it('parameters: compares nothing with an empty text, and takes the request type as text', () => {
  for (const name of ['id', 'user', 'recipient', 'currencyInSymbol', 'requestType']) {
    expect(written(requestsQuerySchema, { [name]: 'x' })).toEqual([])
    expect(written(requestsQuerySchema, { [name]: '' }), name).toHaveLength(1)
    expect(written(requestsQuerySchema, { [name]: '  ' }), name).toHaveLength(1)
    expect(written(requestsQuerySchema, { [name]: 5 }), name).toHaveLength(1)
  }
  for (const limit of [1, 50]) expect(written(requestsQuerySchema, { limit })).toEqual([])
  for (const limit of [0, 51, 1.5]) expect(written(requestsQuerySchema, { limit })).toHaveLength(1)
})

it('error: refuses an unknown value, and lists the known ones', () => {
  expect(written(requestsQuerySchema, { sortBy: 'time', sortDirection: 'up', status: 'sent' })).toEqual([
    'status: it must be one of success, failure, refund, pending, depositing',
    'sortBy: it must be one of createdAt, updatedAt, amountUsd',
    'sortDirection: it must be asc or desc',
  ])
  expect(written(requestsQuerySchema, { requestType: 5 })).toEqual(['requestType: it must be text'])
  expect(written(requestsQuerySchema, { features: [5] })).toEqual(['features.0: it must be text'])
  expect(written(requestsQuerySchema, { features: 'x' })).toEqual(['features: it must be a list'])
  expect(written(requestStatusQuerySchema, { requestId: 5 })).toEqual(['requestId: it must be text'])
  expect(written(requestStatusQuerySchema, { requestId: '' })).toEqual(['requestId: it must not be empty'])
})

it('error: reads a value of a query or body completely, and refuses it by its own rule', () => {
  for (const text of ['x5', '5x', '-5', '1e3', ''])
    expect(read(topLevelFilterShape.fillTimeMin, text)).toEqual([': it must be a number of seconds'])
  expect(read(topLevelFilterShape.fillTimeMin, '5.5')).toEqual([])
  expect(read(topLevelFilterShape.features, 5)).toEqual([': it must be text'])
  expect(read(requestFiltersSchema, 5)).toEqual([': it must be text'])
  expect(written(sponsoredComponent, 'svc')).toEqual([
    ': it must be one of execution, swap, platform, app, rent',
  ])
  // Beside what is missing.
  const issues = written(quoteBodySchema, { additionalData: 'x' })
  expect(issues).toContain('additionalData: it must be an object')
})

it('error: names what is missing or wrong in what is to be signed', () => {
  const typed = { signatureKind: 'eip712', domain: {}, types: {}, primaryType: 'A', value: {} }
  const post = { endpoint: '/execute', method: 'POST', body: {} }
  for (const [sign, posted, issues] of [
    [typed, post, []],
    [{ ...typed, domain: 'x' }, post, ['sign.domain: it must be an object']],
    [{ ...typed, types: [] }, post, ['sign.types: it must be an object']],
    [{ ...typed, value: null }, post, ['sign.value: it must be an object']],
    [{ ...typed, types: { A: {} } }, post, ['sign.types.A: it must be a list']],
    [typed, { ...post, endpoint: 5 }, ['post.endpoint: it must be text']],
    [typed, { ...post, method: 'GET' }, ['post.method: it must be "POST"']],
  ] as const)
    expect(read(signatureDataSchema, { sign, post: posted })).toEqual(issues)
})

it('default: lets the sponsor pay all components but the rent without a choice', () => {
  expect(sponsoredComponents.filter((name) => !defaultSponsoredComponents.includes(name))).toEqual(['rent'])
  expect(sponsoredComponents).toHaveLength(defaultSponsoredComponents.length + 1)
})

it('default: writes sponsored components in the provider’s words, and no others', () => {
  expect(z.decode(sponsoredComponent, 'svc')).toBe('platform')
  expect(z.encode(sponsoredComponent, 'platform')).toBe('svc')
  expect(z.decode(sponsoredComponent, 'rent')).toBe('rent')
  expect(read(sponsoredComponent, 'platform')).toEqual([
    ': it must be one of execution, swap, svc, app, rent',
  ])
})

it('behavior: doesn’t compare a total with parts in the same token on another chain', () => {
  const shouted = `0x${'AB'.repeat(20)}`
  const of = (amount: bigint, currency: object) => ({ amount, currency })
  const component = (currency: object) => ({
    selected: true,
    total: of(5n, currency),
    sponsored: of(5n, currency),
    userPays: of(0n, currency),
  })
  const told = (total: object, part: object) =>
    findSponsorshipMismatches({
      components: { app: component(part) },
      sponsoredTotal: of(9n, total),
    } as never)
  expect(told({ chainId: 1, address: shouted }, { chainId: 1, address: shouted.toLowerCase() })).toHaveLength(
    1,
  )
  expect(told({ chainId: 1, symbol: 'X' }, { chainId: 1, symbol: 'X' })).toHaveLength(1)
  expect(told({ chainId: 1, address: shouted }, { chainId: 2, address: shouted })).toEqual([])
  expect(told({ chainId: 1, symbol: 'X' }, { chainId: 1, symbol: 'Y' })).toEqual([])
})

it('default: allows requests only to a plain path below the provider’s URL', () => {
  for (const path of ['/requests', '/intents/status/v3', '/a.b/~c_d-e'])
    expect(isServicePath(path)).toBe(true)
  for (const path of [
    '',
    '/',
    'requests',
    '/..',
    '/a/../b',
    '/a/.',
    '//host',
    '/a?b',
    '/a%2e',
    ['/requests'],
    5,
  ])
    expect(isServicePath(path), String(path)).toBe(false)
})
