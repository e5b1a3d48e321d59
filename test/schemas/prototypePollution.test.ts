import { describe, expect, it } from 'vitest'
import { toQuoteBody } from '../../src/actions/toQuoteBody.ts'
import { type GetQuoteParameters, toRequestV3, createClient } from '@causeway/react/actions'
import {
  parseWithSchema,
  createQuoteResponseSchema,
  quoteBodyFields,
  requestsPageSchema,
  requestsQuerySchema,
} from '@causeway/react/schemas'
import { toRequestsQuery } from '../../src/actions/requestsParameters.ts'

const attacker = '0x00000000000000000000000000000000000000E4'

/** Runs `work` on a page where something put a property on `Object.prototype`. */
function polluted<result>(name: string, value: unknown, work: () => result): result {
  Reflect.set(Object.prototype, name, value)
  try {
    return work()
  } finally {
    Reflect.deleteProperty(Object.prototype, name)
  }
}

const parameters: GetQuoteParameters = {
  user: '0x00000000000000000000000000000000000000A1',
  originChainId: 1,
  destinationChainId: 10,
  originCurrency: '0x00000000000000000000000000000000000000c3',
  destinationCurrency: '0x00000000000000000000000000000000000000d4',
  amount: 5n,
  tradeType: 'EXACT_INPUT',
}

describe('requests', () => {
  const optional = [...quoteBodyFields].filter((name) => !Object.hasOwn(parameters, name))

  it.each([...optional, 'notAField'])('behavior: request no quote with a %s of the page', (name) => {
    const body = JSON.stringify(toQuoteBody(parameters, 'svc'))
    for (const value of [attacker, true, 5n, 5, [attacker]]) {
      expect(polluted(name, value, () => JSON.stringify(toQuoteBody(parameters, 'svc')))).toBe(body)
    }
  })

  it('behavior: take no fields beside the schema from the page', () => {
    const send = () => JSON.stringify(toQuoteBody(parameters, 'svc'))
    expect(polluted('extraFields', { recipient: attacker }, send)).toBe(send())
  })

  it('behavior: list destination calls as given', () => {
    const withCall = { ...parameters, txs: [{ to: attacker, value: 1n, data: '0x' as const }] }
    const send = () => JSON.stringify(toQuoteBody(withCall, 'svc'))
    expect(polluted('originalTxValue', '9', send)).toBe(send())
  })

  it.each(Object.keys(requestsQuerySchema.shape))(
    'behavior: request no list with a %s of the page',
    (name) => {
      const send = () => toRequestsQuery({}).toString()
      expect(polluted(name, name === 'filters' ? [{ user: attacker }] : attacker, send)).toBe('')
    },
  )

  it.each([
    ['body', 'from the page'],
    ['credentials', 'include'],
    ['cache', 'force-cache'],
    ['mode', 'navigate'],
  ])('behavior: are made without a %s of the page', (name, value) => {
    const seen: unknown[] = []
    const client = createClient({
      baseUrl: 'https://service.example',
      // `fetch` reads inherited fields of its options, too, as Web IDL dictionaries do.
      fetch: async (_, init) => {
        seen.push(Reflect.get(Object(init), name))
        return new Response()
      },
    })
    polluted(name, value, () => void client.send('/quote', { method: 'GET' }))
    expect(seen).toEqual([undefined])
  })
})

const currency = { chainId: 1, address: '0x00000000000000000000000000000000000000c3', decimals: 6 }
const quote = {
  steps: [
    { id: 'deposit', kind: 'transaction', items: [{ status: 'incomplete', data: transaction() }] },
    { id: 'sign', kind: 'signature', items: [{ status: 'incomplete', data: {} }] },
  ],
  fees: {},
  details: {
    sender: parameters.user,
    recipient: '0x00000000000000000000000000000000000000b2',
    currencyIn: { currency, amount: '5' },
    currencyOut: { currency, amount: '4' },
  },
}

function transaction() {
  const [from, to] = [
    '0x00000000000000000000000000000000000000A1',
    '0x00000000000000000000000000000000000000c3',
  ]
  return { from, to, data: '0x', value: '0', chainId: 1 }
}

describe('responses', () => {
  const readQuote = () => parseWithSchema(createQuoteResponseSchema('svc'), quote)
  type Quote = ReturnType<typeof readQuote>

  it.each<[string, unknown, (read: Quote) => unknown]>([
    ['depositAddress', attacker, ({ steps: [step] }) => step?.depositAddress],
    ['requestId', '0x01', ({ steps: [, step] }) => step?.requestId],
    ['check', { endpoint: '/x', method: 'GET' }, ({ steps: [step] }) => step?.items[0]?.check],
    ['minimumAmount', '1', ({ details }) => details.currencyOut.minimumAmount],
    ['metadata', { verified: true }, ({ details }) => details.currencyOut.currency.metadata],
    ['symbol', 'USDC', ({ details }) => details.currencyOut.currency.symbol],
    ['gas', { amount: '1' }, ({ fees }) => fees.gas],
    ['feeSponsorship', { quoted: {} }, ({ feeSponsorship }) => feeSponsorship],
    ['expandedPriceImpact', { swap: { usd: '1' } }, ({ details }) => details.expandedPriceImpact],
    ['protocol', { v2: { orderId: '0x01' } }, ({ protocol }) => protocol],
    ['notAField', 'x', () => undefined],
  ])('behavior: take no %s of a quote from the page', (name, value, find) => {
    const clean = JSON.stringify(readQuote(), toText)
    polluted(name, value, () => {
      const read = readQuote()
      expect([find(read), JSON.stringify(read, toText)]).toEqual([undefined, clean])
    })
  })

  it.each(['sender', 'currencyIn', 'amount', 'kind', 'chainId'])(
    'error: are refused without %s, which the page can’t add',
    (name) => {
      const text = JSON.stringify(quote, (key, value: unknown) => (key === name ? undefined : value))
      const inherited = { amount: '7', chainId: 7, kind: 'transaction' }[name] ?? attacker
      const read = () => parseWithSchema(createQuoteResponseSchema('svc'), JSON.parse(text))
      expect(() => polluted(name, inherited, read)).toThrow(name)
    },
  )

  it('behavior: have no items where a step has none, whatever the page says', () => {
    const text = JSON.stringify(quote, (key, value: unknown) => (key === 'items' ? undefined : value))
    const read = () => parseWithSchema(createQuoteResponseSchema('svc'), JSON.parse(text))
    const { steps } = polluted('items', [{ status: 'incomplete', data: transaction() }], read)
    expect(steps.map(({ items }) => items)).toEqual([[], []])
  })

  it('behavior: have an open item where it has no status, whatever the page says', () => {
    const text = JSON.stringify(quote, (key, value: unknown) => (key === 'status' ? undefined : value))
    const read = () => parseWithSchema(createQuoteResponseSchema('svc'), JSON.parse(text))
    const { steps } = polluted('status', 'complete', read)
    const statuses = steps.flatMap(({ items }) => items.map(({ status }) => status))
    expect(new Set(statuses)).toEqual(new Set(['incomplete']))
  })

  const record = { id: '0x01', status: 'pending', data: {}, createdAt: '', updatedAt: '' }

  it.each(['depositAddress', 'recipient', 'supersededByRequestId', 'refundTo'])(
    'behavior: take no %s of a record from the page',
    (name) => {
      const address = { address: attacker, type: 'open' }
      const value = name === 'depositAddress' ? address : attacker
      polluted(name, value, () => {
        const { requests } = parseWithSchema(requestsPageSchema, { requests: [record] })
        expect(Reflect.get(Object(requests[0]), name)).toBeUndefined()
      })
    },
  )

  it.each(['metadata', 'hash', 'referrer', 'feeSponsorship', 'paidAppFees', 'recipient'])(
    'behavior: take no %s of a record of v2 from the page',
    (name) => {
      const read = () => JSON.stringify(toRequestV3({ ...record, data: { inTxs: [{ block: 1 }] } }))
      expect(polluted(name, { recipient: attacker }, read)).toBe(read())
    },
  )
})

function toText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
