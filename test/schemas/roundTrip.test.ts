import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { caseCount } from '../support/runner/caseCount.ts'
import { getQuote, getRequests, getRequestStatus } from '@causeway/react/actions'
import { parseWithSchema } from '@causeway/react/schemas'
import * as currency from '../../src/schemas/currency.ts'
import * as primitives from '../../src/schemas/base/primitives.ts'
import * as errorBody from '../../src/schemas/errorBody.ts'
import * as permit from '../../src/schemas/signature/permitBody.ts'
import * as postedSignature from '../../src/schemas/signature/postedSignature.ts'
import * as quote from '../../src/schemas/quote/quote.ts'
import * as depositAddressRecord from '../../src/schemas/requests/depositAddressRecord.ts'
import * as requestRecord from '../../src/schemas/requests/requestRecord.ts'
import * as requestTransaction from '../../src/schemas/requests/requestTransaction.ts'
import * as requestsPage from '../../src/schemas/requests/requestsPage.ts'
import * as requestState from '../../src/schemas/status/requestState.ts'
import * as signature from '../../src/schemas/signature/signature.ts'
import * as sponsorship from '../../src/schemas/sponsorship/sponsorship.ts'
import * as step from '../../src/schemas/quote/step.ts'
import { clientOf } from '../support/environment/createTestEnvironment.ts'
import {
  legacyStatusBody,
  permitBody,
  quoteBody,
  requestsPageBody,
  signatureData,
  statusV3Body,
} from '../contract/samples.ts'
import { optionalPaths, arbitraryLike } from '../contract/support/arbitraryLike.ts'

type Json = Record<string, unknown>

/** Writes what was read as the provider wrote it: the inverse of every schema. */
function serialize(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(serialize)
  if (typeof value !== 'object' || value === null) return value
  const { isDeposited: _isDeposited, rawStatus, rawType, rawKind, ...named } = value as Json
  const { unreadable: _unreadable, ...fields } = named
  return Object.fromEntries(
    Object.entries({
      ...fields,
      ...(rawStatus !== undefined && { status: rawStatus }),
      ...(rawType !== undefined && { type: rawType }),
      ...(rawKind !== undefined && { kind: rawKind }),
    }).map(([name, inner]) => [name, serialize(inner)]),
  )
}

/** Whether a schema takes a value, and leaves nothing of it out. */
function isReadWhole(schema: z.ZodMiniType, value: unknown): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(toJson(parseWithSchema(schema, value))), value)
  } catch {
    return false
  }
}

/** Words of the brand, which only the client maps. */
const brandNames: Readonly<Record<string, string>> = {
  relayer: 'svcer',
  relayerGas: 'svcerGas',
  relayerService: 'svcerService',
  platform: 'svc',
}

function withBrand(text: string): string {
  return text.replace(
    /"(relayer|relayerGas|relayerService|platform)":/g,
    (_, name: string) => `"${brandNames[name]}":`,
  )
}

function toJson(value: unknown): string {
  return JSON.stringify(serialize(value))
}

const [record] = requestsPageBody.requests
const transaction = quoteBody.steps[0]
const { currencyIn } = quoteBody.details

/** The error shape with every field. */
const errorSample = {
  message: 'It reverts.',
  errorCode: 'SWAP_QUOTE_FAILED',
  errorData: { reason: 'why' },
  requestId: '0x01',
  approxSimulatedBlock: 12,
  failedCallData: { from: '0x1', to: '0x2', data: '0x', value: '0' },
}

/** A sample for each schema; a schema without one fails the walk below. */
const samples: Record<string, [z.ZodMiniType, unknown]> = {
  currencySchema: [currency.currencySchema, currencyIn.currency],
  currencyMetadataSchema: [currency.currencyMetadataSchema, currencyIn.currency.metadata],
  embeddedCurrencySchema: [currency.embeddedCurrencySchema, currencyIn.currency],
  amountSchema: [currency.amountSchema, currencyIn],
  embeddedAmountSchema: [currency.embeddedAmountSchema, currencyIn],
  feeSchema: [currency.feeSchema, quoteBody.fees.gas],
  quoteSchema: [quote.quoteSchema, readable(quoteBody)],
  requestRecordSchema: [requestRecord.requestRecordSchema, record],
  depositAddressSchema: [depositAddressRecord.depositAddressSchema, record?.depositAddress],
  transactionSchema: [requestTransaction.transactionSchema, record?.data.inTxs[0]],
  requestsPageSchema: [requestsPage.requestsPageSchema, requestsPageBody],
  requestStateSchema: [requestState.requestStateSchema, statusV3Body],
  postedSignatureSchema: [postedSignature.postedSignatureSchema, permitBody],
  permitBodySchema: [permit.permitBodySchema, { kind: 'eip3009', requestId: '0x01', api: 'bridge' }],
  errorBodySchema: [errorBody.errorBodySchema, errorSample],
  signatureDataSchema: [signature.signatureDataSchema, signatureData],
  'signatureDataSchema, message': [
    signature.signatureDataSchema,
    { ...signatureData, sign: { signatureKind: 'eip191', message: 'Sign in.' } },
  ],
  feeSponsorshipSchema: [sponsorship.feeSponsorshipSchema, record?.data.feeSponsorship],
  stepSchema: [step.stepSchema, transaction],
  'stepSchema, signature': [step.stepSchema, { ...transaction, kind: 'signature' }],
  'stepSchema, unknown': [step.stepSchema, { ...transaction, kind: 'dance' }],
}

/** A quote as the client passes it to the schema: without the brand's words. */
function readable(body: unknown): unknown {
  const names = new Map(Object.entries(brandNames).map(([ours, theirs]) => [theirs, ours]))
  const text = JSON.stringify(body).replace(/"(\w+)":/g, (key, name: string) => {
    const ours = names.get(name)
    return ours ? `"${ours}":` : key
  })
  return JSON.parse(text)
}

/** Schemas of requests; `encoding.test.ts` reads and writes these. */
const sent = [
  'appFeeSchema',
  'authorizationSchema',
  'destinationCallSchema',
  'ownerFieldsSchema',
  'quoteBodySchema',
  'requestFilterGroupSchema',
  'requestFiltersSchema',
  'requestStatusQuerySchema',
  'requestsQuerySchema',
  'requestsV2QuerySchema',
  'signatureQuerySchema',
  'tradeTypeSchema',
]

describe('parse(serialize(x)) = x', () => {
  it.each(Object.entries(samples))('property: %s', (_, [schema, sample]) => {
    const optional = optionalPaths(sample, (value) => isReadWhole(schema, value))
    const answers = arbitraryLike(sample, (path) => optional.has(path))
    fc.assert(
      fc.property(answers, (wire) => {
        const text = JSON.stringify(wire)
        const read = parseWithSchema(schema, JSON.parse(text))
        // Nothing is lost or added.
        expect(JSON.parse(toJson(read))).toEqual(JSON.parse(text))
        expect(parseWithSchema(schema, JSON.parse(toJson(read)))).toEqual(read)
      }),
      { numRuns: caseCount(20) },
    )
  })

  it('behavior: has a sample for every schema', () => {
    const modules = [
      currency,
      errorBody,
      permit,
      postedSignature,
      quote,
      requestRecord,
      depositAddressRecord,
      requestTransaction,
      requestsPage,
      requestState,
      signature,
      sponsorship,
      step,
    ]
    const found = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, schema]) => (schema instanceof z.ZodMiniType ? [name] : [])),
    )
    const files = import.meta.glob('../../src/schemas/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const declared = Object.values(files).flatMap((text) =>
      [...String(text).matchAll(/^export const (\w+Schema)\b/gm)].map(([, name]) => name),
    )
    expect(declared.toSorted()).toEqual([...found, ...sent].toSorted())
    expect(found.filter((name) => !Object.hasOwn(samples, name))).toEqual([])
  })

  const answers: [string, unknown, (body: unknown) => Promise<unknown>][] = [
    ['getQuote', quoteBody, (body) => ask(body, (client) => getQuote(client, parameters))],
    [
      'getRequestStatus',
      legacyStatusBody,
      (body) => ask(body, (client) => getRequestStatus(client, { requestId: '1' })),
    ],
    [
      'getRequestStatus, successor',
      statusV3Body,
      (body) => ask(body, (client) => getRequestStatus(client, { requestId: '1' })),
    ],
    ['getRequests', requestsPageBody, (body) => ask(body, (client) => getRequests(client))],
  ]
  it.each(answers)('property: the answer of %s', async (name, sample, read) => {
    const isQuote = name === 'getQuote'
    const schema = isQuote ? quote.quoteSchema : undefined
    const optional = schema
      ? optionalPaths(sample, (body) => isReadWhole(schema, readable(body)))
      : new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        arbitraryLike(sample, (path) => optional.has(path)),
        async (wire) => {
          const answer = await read(wire)
          const { parameters: _parameters, receivedAt: _receivedAt, ...own } = answer as Json
          const text = toJson(isQuote || name === 'getRequests' ? own : withTime(own, wire as Json))
          const again = await read(JSON.parse(isQuote ? withBrand(text) : text))
          expect({ ...(again as Json), receivedAt: 0 }).toEqual({ ...(answer as Json), receivedAt: 0 })
        },
      ),
      { numRuns: caseCount(20) },
    )
  })
})

/** The legacy lookup's own name of the time. */
function withTime({ updatedAt, ...rest }: Json, wire: Json): Json {
  return 'time' in wire ? { ...rest, time: updatedAt } : { ...rest, updatedAt }
}

const parameters = {
  user: '0x00000000000000000000000000000000000000A1',
  originChainId: 1,
  destinationChainId: 2,
  originCurrency: '0x1',
  destinationCurrency: '0x2',
  amount: 5n,
  tradeType: 'EXACT_INPUT',
} as const

function ask(
  body: unknown,
  action: (client: ReturnType<typeof clientOf>) => Promise<unknown>,
): Promise<unknown> {
  return action(clientOf(async () => new Response(JSON.stringify(body))))
}

describe('primitives', () => {
  const values: Record<string, fc.Arbitrary<unknown>> = {
    text: fc.string(),
    someAddress: fc.string({ minLength: 1 }).filter((address) => !/[\s.\p{C}]/u.test(address)),
    looseId: fc.string({ minLength: 1 }),
    nonEmptyText: fc.string({ minLength: 1 }),
    requiredText: fc.string({ minLength: 1 }),
    looseText: fc.string({ minLength: 1 }),
    looseTime: fc.string({ minLength: 1 }).filter((time) => !/^\d{10}/.test(time)),
    looseMilliseconds: fc.integer({ min: 1e11, max: 1e13 }),
    reason: fc.string({ minLength: 1 }).filter((word) => word !== 'N/A'),
    looseNumber: fc.double({ noNaN: true, noDefaultInfinity: true }),
    boolean: fc.boolean(),
    looseBoolean: fc.boolean(),
    number: fc.double({ noNaN: true, noDefaultInfinity: true }),
    baseUnits: fc.bigInt({ min: 0n, max: 10n ** 78n - 1n }),
    exactUnits: fc.bigInt({ min: 0n, max: 10n ** 78n - 1n }),
    signedUnits: fc.bigInt({ min: -(10n ** 77n), max: 10n ** 77n }),
    chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    answeredChainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    decimals: fc.integer({ min: 0, max: 255 }),
    evmAddress: fc.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    hex: fc.stringMatching(/^0x([0-9a-fA-F]{2}){0,40}$/),
  }
  const { literal, anything: _anything, ...exported } = primitives
  const schemas = Object.entries(exported).flatMap(([name, schema]) =>
    schema instanceof z.ZodMiniType ? [[name, schema] as const] : [],
  )

  it.each(schemas)('property: parse(serialize(x)) = x: %s', (name, schema) => {
    const value = values[name]
    if (!value) throw new TypeError(`${name} needs values here.`)
    fc.assert(
      fc.property(value, (x) => {
        expect(parseWithSchema(schema, serialize(x))).toEqual(x)
      }),
    )
  })

  it('property: parse(serialize(x)) = x: literal', () => {
    expect(parseWithSchema(literal('GET'), 'GET')).toBe('GET')
  })
})
