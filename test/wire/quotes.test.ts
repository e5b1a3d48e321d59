import { describe, expect, it } from 'vitest'
import {
  auditQuote,
  verifyOrderSignature,
  verifyQuote,
  UnsupportedStepError,
} from '@causeway/react/execution'
import { MalformedResponseError } from '@causeway/react/actions'
import { parseWithSchema, stepSchema } from '@causeway/react/schemas'
import { decodeOrder } from '../../src/decode/order/decodeOrder.ts'
import { quoteItemsOf } from '../../src/decode/quoteItems.ts'
import { bridgeInOutline } from './examples/abridged/bridgeInOutline.ts'
import { toBitcoin } from './examples/abridged/toBitcoin.ts'
import { toSolana } from './examples/abridged/toSolana.ts'
import { familySteps } from './examples/familySteps.ts'
import { evmQuotes, otherFamilyQuotes, unlimitedApproval } from './examples/quoteExamples.ts'
import { signatureSteps } from './examples/signatureSteps.ts'
import { transactionSteps } from './examples/transactionSteps.ts'
import { fieldsNotRead } from './support/fieldsNotRead.ts'
import { parametersOf, readQuote } from './support/readExample.ts'
import { weekBefore } from './support/weekBefore.ts'

const allQuotes = { ...evmQuotes, ...otherFamilyQuotes, unlimitedApproval }

describe.each(Object.entries(allQuotes))('quote: %s', (_, example) => {
  it('default: reads a public quote without losing a field', async () => {
    expect(fieldsNotRead(example.answer, await readQuote(example))).toEqual([])
  })
})

describe.each(Object.entries(evmQuotes))('quote: %s', (_, example) => {
  it('behavior: can be signed', async () => {
    const findings = auditQuote(await readQuote(example))
    expect(findings.filter(({ severity }) => severity === 'block')).toEqual([])
  })
})

it.each([
  'fixedRateSwap',
  'sponsoredSwap',
  'openDepositAddress',
  'strictDepositAddress',
  'toLighter',
  'fromArc',
  'swapToSolana',
  'swapWithRefundTo',
  'depositAddressForAnother',
] as const)('behavior: asks nothing about an unchanged order: %s', async (name) => {
  const quote = await readQuote(evmQuotes[name])
  expect(auditQuote({ ...quote, receivedAt: weekBefore(quote) })).toEqual([])
})

it('behavior: asks nothing about the half-year duration of a deposit address’s order', async () => {
  const quote = await readQuote(evmQuotes.depositAddressForAnother)
  expect(auditQuote({ ...quote, receivedAt: Date.UTC(2026, 9, 10) })).toEqual([])
})

it.each([
  ['toLighter', evmQuotes.toLighter],
  ['fromLighter', otherFamilyQuotes.fromLighter],
  ['fromSolana', otherFamilyQuotes.fromSolana],
  ['swapToSolana', evmQuotes.swapToSolana],
] as const)('behavior: computes the ID of an order with parts outside the EVM: %s', async (_, example) => {
  const { v2 } = (await readQuote(example)).protocol ?? {}
  expect(v2?.orderId).toMatch(/^0x[0-9a-f]{64}$/)
  expect(decodeOrder(v2?.orderData)?.id).toBe(v2?.orderId)
})

describe('an order that refunds the recipient on the destination, where a refund address was asked for', () => {
  const read = async (name: 'signedSwap' | 'swapOnDestination') => ({
    ...(await readQuote(evmQuotes[name])),
    receivedAt: Date.UTC(2026, 8, 25),
  })

  it.each([
    ['signedSwap', ['order-refund-recipient: info']],
    // The refund there is in the token that was to be swapped, which no page has named.
    ['swapOnDestination', ['order-refund: confirm', 'order-refund-recipient: info']],
  ] as const)('behavior: is reported, and verified except for its refunds: %s', async (name, found) => {
    const quote = await read(name)
    const signed = await verifyOrderSignature(quote)
    expect(signed).toBe(true)
    const options = { solvers: ['0xf70da97812cb96acdf810712aa562db8dfa3dbef'], isOrderSigned: signed }
    expect(auditQuote(quote, options).map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(found)
    expect(verifyQuote(quote, options)).toEqual({
      status: 'verified',
      by: 'order',
      covers: ['payment', 'recipient', 'minimum', 'signature'],
    })
  })

  it('behavior: is verified with its refunds if no refund address was requested', async () => {
    const quote = await read('signedSwap')
    const verification = verifyQuote({ ...quote, parameters: { ...quote.parameters, refundTo: undefined } })
    expect(verification).toMatchObject({ covers: ['payment', 'recipient', 'minimum', 'refund'] })
  })
})

/** Their sources were edited: neither order has the id that it names. */
const editedQuotes: ReadonlySet<string> = new Set(['destinationCalls', 'gaslessBridge'])

describe.each(Object.entries(evmQuotes))('quote: %s', (name, example) => {
  it('behavior: is not contradicted by what is computed', async () => {
    const quote = await readQuote(example)
    const verification = verifyQuote({ ...quote, receivedAt: Date.UTC(2026, 0, 1) })
    expect(verification).toEqual(
      editedQuotes.has(name)
        ? { status: 'contradicted', rules: ['order-id'] }
        : expect.objectContaining({ status: expect.stringMatching('verified') }),
    )
  })
})

describe('a token for a deposit address', () => {
  const { depositAddressForAnother: example } = evmQuotes
  const { steps } = Object(example.answer)
  const { data } = steps[0].items[0].data
  const rulesOf = async (change: object) => {
    const item = { ...steps[0].items[0], data: { ...steps[0].items[0].data, ...change } }
    const answer = { ...Object(example.answer), steps: [{ ...steps[0], items: [item] }] }
    return auditQuote(await readQuote({ ...example, answer }))
      .filter(({ severity }) => severity === 'block')
      .map(({ rule }) => rule)
  }

  it.each([
    ['for another recipient', { data: data.replace('55747ed9', '55747eda') }],
    ['of another amount', { data: data.replace(/7a120$/, '7a11f') }],
    ['of more', { data: data.replace(/7a120$/, '7a121') }],
    ['of another contract', { to: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2' }],
    ['by an approval', { data: data.replace('a9059cbb', '095ea7b3') }],
    ['by a payment', { to: steps[0].depositAddress, data: '0x', value: '500000' }, 'native-outflow'],
  ])('error: blocks a transfer %s', async (_, change, rule = 'deposit-address') => {
    expect(await rulesOf({})).toEqual([])
    expect(await rulesOf(change)).toContain(rule)
  })
})

it('behavior: asks about another ID of an order that pays outside the EVM, and about an address that can’t be hashed', async () => {
  const quote = await readQuote(evmQuotes.toLighter)
  const { orderData } = quote.protocol?.v2 ?? {}
  const rulesOf = (change: (order: ReturnType<typeof JSON.parse>) => void) => {
    const changed = structuredClone(orderData)
    change(changed)
    const protocol = { v2: { ...quote.protocol?.v2, orderData: changed } }
    return auditQuote({ ...quote, receivedAt: weekBefore(quote), protocol }).map(
      ({ rule, severity }) => `${rule}: ${severity}`,
    )
  }
  expect(rulesOf(({ inputs }) => (inputs[0].refunds[1].minimumAmount = '1'))).toEqual(['order-id: confirm'])
  expect(rulesOf(({ inputs }) => (inputs[0].refunds[1].recipient = '0x2::sui::SUI'))).toContain(
    'unchecked-order: confirm',
  )
})

it.each(['version', 'salt', 'solver', 'output'])(
  'behavior: asks about an order that pays outside the EVM without its %s',
  async (part) => {
    const quote = await readQuote(evmQuotes.toLighter)
    const orderData = { ...Object(quote.protocol?.v2?.orderData), [part]: undefined }
    const rules = auditQuote({
      ...quote,
      receivedAt: weekBefore(quote),
      protocol: { v2: { ...quote.protocol?.v2, orderData } },
    }).map(({ rule, severity }) => `${rule}: ${severity}`)
    expect(rules).toContain('unchecked-order: confirm')
  },
)

it.each([
  ['another call', [{ to: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', value: '1', data: '0xd0e30db0' }]],
  ['no call', undefined],
])('error: blocks an order that pays a router where %s was requested', async (_, txs) => {
  const { destinationCalls } = evmQuotes
  const findings = auditQuote(
    await readQuote({ ...destinationCalls, asked: { ...Object(destinationCalls.asked), txs } }),
  )
  expect(findings.filter(({ severity }) => severity === 'block').map(({ rule }) => rule)).toContain(
    'order-calls',
  )
})

it('behavior: blocks an approval without limit', async () => {
  const findings = auditQuote(await readQuote(unlimitedApproval))
  expect(findings.filter(({ severity }) => severity === 'block').map(({ rule }) => rule)).toContain(
    'allowance',
  )
})

describe.each(Object.entries(otherFamilyQuotes))('quote: %s', (_, example) => {
  it('behavior: needs a wallet outside the EVM', async () => {
    const quote = await readQuote(example)
    expect(quote.steps.map(({ kind }) => kind)).toContain('unknown')
    expect(() => quoteItemsOf(quote.steps)).toThrow(UnsupportedStepError)
    // Payments by hand are audited as well.
    if (quote.parameters.useDepositAddress) return
    const findings = auditQuote(quote).map(({ rule, severity }) => `${rule}: ${severity}`)
    expect(findings).toEqual(['unsupported-step: block'])
    expect(verifyQuote(quote)).toEqual({ status: 'unverified', missing: 'call' })
  })
})

describe('the request of a quote', () => {
  const { bridge } = evmQuotes
  const requestId = `0x${'5e'.repeat(32)}`
  const withoutRequest = (step: object) => ({
    ...step,
    requestId: undefined,
    items: Object(step).items.map((item: object) => ({ ...item, check: undefined })),
  })
  const read = (answered: object, steps = Object(bridge.answer).steps.map(withoutRequest)) =>
    readQuote({ ...bridge, answer: { ...Object(bridge.answer), steps, ...answered } })

  it('behavior: is the one of the whole answer if no step names one', async () => {
    const quote = await read({ requestId })
    expect(new Set(quote.steps.map((step) => step.requestId))).toEqual(new Set([requestId]))
    expect(auditQuote(quote).map(({ rule }) => rule)).not.toContain('request-id')
  })

  it.each([undefined, null, '', 5, {}])('error: is not named by %j', async (nothing) => {
    const quote = await read({ requestId: nothing })
    expect(quote.steps.map((step) => step.requestId)).toEqual(quote.steps.map(() => undefined))
    expect(auditQuote(quote).map(({ rule }) => rule)).toContain('request-id')
  })

  it('behavior: is that of the step, or of its check, first', async () => {
    const { steps } = Object(bridge.answer)
    const said = (await readQuote(bridge)).steps.map((step) => step.requestId)
    expect(said).not.toContain(undefined)
    expect((await read({ requestId }, steps)).steps.map((step) => step.requestId)).toEqual(said)
  })
})

describe('currencies of a quote', () => {
  const { bridge } = evmQuotes
  const { details, fees } = Object(bridge.answer)
  const decimalsLess = (amount: { currency: object }) => ({
    ...amount,
    currency: { ...amount.currency, decimals: undefined },
  })
  const readWith = (change: object, changedFees: object = fees) =>
    readQuote({
      ...bridge,
      answer: { ...Object(bridge.answer), details: { ...details, ...change }, fees: changedFees },
    })

  it.each(['currencyIn', 'currencyOut'])('error: refuses %s without its own decimals', async (side) => {
    const twin = { currency: details[side].currency, amount: '5' }
    const error = await readWith({ [side]: decimalsLess(details[side]), refundCurrency: twin }).catch(
      (caught: unknown) => caught,
    )
    expect(error).toBeInstanceOf(MalformedResponseError)
    expect(error).toMatchObject({ path: `details.${side}.currency.decimals` })
  })

  it('behavior: leaves the decimals of a fee unknown whose symbol is on another chain', async () => {
    const { chainId, address, symbol, decimals } = details.currencyIn.currency
    const feeIn = async (currency: object) =>
      (await readWith({}, { gas: { currency, amount: '5' } })).fees.gas?.currency
    expect((await feeIn({ symbol, chainId: 56 }))?.decimals).toBeUndefined()
    expect((await feeIn({ address, chainId: 56 }))?.decimals).toBeUndefined()
    expect((await feeIn({ address, symbol }))?.decimals).toBeUndefined()
    expect((await feeIn({ address, chainId }))?.decimals).toBe(decimals)
  })

  it('behavior: places a side of the route on the chain of what is paid, or received', async () => {
    const { currencyIn, currencyOut } = details
    expect(currencyIn.currency.chainId).not.toBe(currencyOut.currency.chainId)
    const side = (amount: { currency: { symbol: string } }) => ({
      inputCurrency: { amount: '5', currency: { symbol: amount.currency.symbol } },
    })
    const { route } = (
      await readWith({ route: { origin: side(currencyIn), destination: side(currencyOut) } })
    ).details
    expect(route?.origin?.inputCurrency?.currency).toMatchObject({
      chainId: currencyIn.currency.chainId,
      decimals: currencyIn.currency.decimals,
    })
    expect(route?.destination?.inputCurrency?.currency).toMatchObject({
      chainId: currencyOut.currency.chainId,
      decimals: currencyOut.currency.decimals,
    })
  })
})

describe('steps', () => {
  it.each(Object.entries({ ...transactionSteps, ...signatureSteps, ...familySteps }))(
    'default: reads %s, and loses none of it',
    (_, { answer }) => {
      expect(fieldsNotRead(answer, parseWithSchema(stepSchema, answer))).toEqual([])
    },
  )

  it.each(Object.entries(familySteps))('error: refuses to execute %s', (_, { answer }) => {
    const step = parseWithSchema(stepSchema, answer)
    expect(step).toMatchObject({ kind: 'unknown', rawKind: 'transaction' })
    expect(() => quoteItemsOf([step])).toThrow(/kind "transaction"/)
  })

  it.each([
    ['instructions', []],
    ['psbt', '70736274ff'],
    ['messages', [{}]],
    ['parameter', {}],
    ['action', { type: 'sendAsset' }],
    ['from', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['to', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])(
    'error: %s on a transaction of the EVM stops the quote, and hides nothing from the audit',
    async (name, mark) => {
      const { answer } = evmQuotes.swapWithApproval
      const steps = structuredClone(Object(answer).steps)
      Object.assign(steps.at(-1).items[0].data, { [name]: mark })
      const quote = await readQuote({ ...evmQuotes.swapWithApproval, answer: { ...Object(answer), steps } })
      expect(auditQuote(quote).map(({ rule, severity }) => [rule, severity])).toEqual([
        ['unsupported-step', 'block'],
      ])
      expect(() => quoteItemsOf(quote.steps)).toThrow(/No wallet of an EVM chain can do it/)
    },
  )

  it.each([
    ['to', ''],
    ['to', null],
    ['to', '0xabc'],
    ['data', 'abcd'],
    ['value', 'much'],
  ])(
    'error: treats %s as %j as an unreadable transaction of the EVM, not one of another family',
    (name, value) => {
      const step = structuredClone(Object(transactionSteps)[Object.keys(transactionSteps)[0] ?? ''].answer)
      step.items[0].data[name] = value
      expect(() => parseWithSchema(stepSchema, step)).toThrow(name)
    },
  )

  it.each(Object.entries(signatureSteps))('behavior: plans %s as a signature', (_, { answer }) => {
    expect(quoteItemsOf([parseWithSchema(stepSchema, answer)])).toMatchObject([{ kind: 'signature' }])
  })

  it.each(['GET', 'POST', undefined])('behavior: keeps a lookup by %s as it is', (method) => {
    const { answer } = Object(transactionSteps)[Object.keys(transactionSteps)[0] ?? '']
    const check = { endpoint: '/intents/status/v3?requestId=0x1', method }
    const step = parseWithSchema(stepSchema, { ...answer, items: [{ ...answer.items[0], check }] })
    expect(step.items[0]?.check).toEqual(check)
  })

  describe('finished items', () => {
    const { answer } = Object(transactionSteps)[Object.keys(transactionSteps)[0] ?? '']
    const [open] = answer.items
    const finished = { status: 'complete', check: open.check }
    const solana = { ...open, data: { instructions: [], addressLookupTableAddresses: [] } }
    const planOf = (items: unknown[]) => quoteItemsOf([parseWithSchema(stepSchema, { ...answer, items })])

    it.each([
      ['without data', finished],
      ['with null', { ...finished, data: null }],
      ['with an empty text', { ...finished, data: '' }],
      ['with data of its own', { ...open, status: 'complete' }],
    ])('behavior: %s, doesn’t keep the rest of its step from being executed', (_, item) => {
      const plan = planOf([item, open])
      expect(plan).toMatchObject([{ kind: 'transaction', data: { to: open.data.to } }])
      expect(planOf([item])).toEqual([])
    })

    it.each([undefined, null, ''])('error: says that there is nothing to sign yet with %j', (data) => {
      expect(() => planOf([open, { ...open, data }])).toThrow(/has not said yet what to sign/)
      expect(() => planOf([finished, { ...open, data }])).toThrow(/has not said yet what to sign/)
    })

    it('error: reports a signature of another chain family beside what is done', () => {
      expect(() => planOf([finished, solana])).toThrow(/No wallet of an EVM chain can do it/)
    })
  })

  it('behavior: takes the account of the quote as the sender if no step names one', async () => {
    const { steps } = await readQuote(evmQuotes.swapWithApproval)
    const senders = quoteItemsOf(steps).map(({ data }) => 'from' in data && data.from)
    const { user } = parametersOf(evmQuotes.swapWithApproval)
    expect(senders).toEqual([user, user])
  })

  it('behavior: takes the request from the items where no step names it', async () => {
    const { claim } = signatureSteps
    const example = {
      ...evmQuotes.bridge,
      answer: { ...Object(evmQuotes.bridge.answer), steps: [claim.answer] },
    }
    const { steps } = await readQuote(example)
    expect(steps.map(({ requestId }) => requestId)).toEqual([
      '0xa344c6123e3da9fc3f9c81edeab0b2eb39f2ea80ba54a6e0ad00123dc180619c',
    ])
  })
})

describe('examples that leave something out', () => {
  it.each([
    ['toSolana', toSolana, 'steps.0.items.0.data.data'],
    ['toBitcoin', toBitcoin, 'steps.0.items.0.data.data'],
    ['bridgeInOutline', bridgeInOutline, 'details.sender'],
  ])('error: refuses %s if funds depend on what is left out', async (_, example, path) => {
    const error = await readQuote(example).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MalformedResponseError)
    expect(error).toMatchObject({ endpoint: 'POST /quote', path })
  })
})
