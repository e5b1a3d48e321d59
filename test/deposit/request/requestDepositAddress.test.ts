import { fieldsOf } from '../../../src/schemas/base/json.ts'
import { zeroAddress } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Client, createClient, type GetQuoteParameters, type Quote } from '@causeway/react/actions'
import {
  QuoteAuditError,
  type AuditFinding,
  auditQuote,
  requestDepositAddress,
  toDepositQuoteParameters,
} from '@causeway/react/execution'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'
import { orderOf } from '../../../src/decode/order/orderOf.ts'
import { toDepositTerms } from '../../../src/deposit/depositTerms.ts'
import { makeConsistent } from '../../support/attacks/consistent.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'
import { depositAddressParameters } from '../../support/deposits/depositAddressParameters.ts'

const { bitcoin } = destinations

/** A client whose requests are counted, and never answered. */
function spy() {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))
  return {
    client: createClient({ baseUrl: 'https://sandbox.invalid', fetch: send }),
    send,
  }
}

interface RawQuote {
  protocol: {
    v2: {
      orderId?: string | undefined
      orderData: {
        inputs: { refunds: object[] }[]
        output: { chainId: string; payments: { currency: string }[] }
      }
    }
  }
  steps: {
    depositAddress?: unknown
    kind: string
    requestId?: string
    items: { check?: unknown; data: { to: string; maxFeePerGas?: string } }[]
  }[]
  details: { currencyIn: { amount: string }; recipient: string; currencyOut: { minimumAmount: string } }
}

/** Asks a provider whose answers are changed on the way. */
async function ask({
  change = {},
  mutate = () => {},
}: {
  change?: Parameters<typeof depositAddressParameters>[1]
  mutate?: (quote: RawQuote) => void
} = {}) {
  const env = createTestEnvironment()
  const parameters = toDepositQuoteParameters(depositAddressParameters(env, change), undefined)
  if (!parameters) throw new TypeError('The parameters are not complete.')
  const client = createClient({
    baseUrl: 'https://sandbox.invalid',
    fetch: async (...request) => {
      const quote: RawQuote = await (await env.sandbox.fetch(...request)).json()
      mutate(quote)
      return Response.json(quote)
    },
  })
  const clock = { now: () => 1_000, sleep: async () => {} }
  return { env, parameters, ...(await requestDepositAddress(client, parameters, { clock })) }
}

describe('requestDepositAddress', () => {
  it('parameters: signal ends the request', async () => {
    const env = createTestEnvironment()
    const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
    if (!parameters) throw new TypeError('The parameters are not complete.')
    const signal = AbortSignal.abort()
    await expect(requestDepositAddress(env.client, parameters, { signal })).rejects.toMatchObject({
      name: 'AbortedError',
    })
  })

  it('default: gives what to pay, where, and until when', async () => {
    const { terms, quote, env, parameters } = await ask()
    expect(terms).toEqual({
      requestId: quote.steps[0]?.requestId,
      type: 'strict',
      address: quote.steps[0]?.depositAddress,
      pay: { chainId: env.chains[0].id, decimals: 18, amount: 10n ** 18n },
      receive: { chainId: env.chains[1].id, decimals: 18, amount: quote.details.currencyOut.amount },
      recipient: parameters.recipient,
      refundTo: parameters.refundTo,
      recoveryAddress: undefined,
      statusPath: '/intents/status',
      requestedAt: 1_000,
      expiresAt: 3_601_000,
    })
  })

  it('parameters: gives the amount to pay for an exact output', async () => {
    const { terms } = await ask({ change: { tradeType: 'EXACT_OUTPUT', amount: 123_456_789_012_345_678n } })
    expect(terms.receive.amount).toBe(123_456_789_012_345_678n)
    expect(terms.pay.amount).toBeGreaterThan(123_456_789_012_345_678n)
  })

  it('parameters: can be open, without a ttl, and with a recovery address', async () => {
    const recoveryAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const { terms } = await ask({
      change: { type: 'open', ttl: null, recoveryAddress },
      mutate: ({ protocol }) => delete (protocol as Partial<RawQuote['protocol']>).v2,
    })
    expect(terms).toMatchObject({ type: 'open', expiresAt: undefined, recoveryAddress })
  })

  it('behavior: is payable for no longer than its order is valid, without a ttl', async () => {
    const { terms, quote } = await ask({ change: { type: 'open', ttl: null } })
    expect(terms.expiresAt).toBe(Number(orderOf(quote)?.output?.deadline) * 1_000)
  })

  it('error: refuses an order that ends long before the requested time to pay', async () => {
    const endsIn = (seconds: number) =>
      ask({
        change: { ttl: 3_600 },
        mutate(quote) {
          const { output, inputs } = quote.protocol.v2.orderData
          const deadline = Math.floor(Date.now() / 1_000) + seconds
          Object.assign(output, { deadline })
          for (const refund of inputs.flatMap(({ refunds }) => refunds)) Object.assign(refund, { deadline })
          makeConsistent(quote as unknown as Quote)
        },
      })
    await expect(endsIn(1_700)).rejects.toThrow(
      expect.objectContaining({
        name: 'QuoteAuditError',
        findings: [expect.objectContaining({ rule: 'ttl', severity: 'confirm' })],
      }),
    )
    await expect(endsIn(1_900)).resolves.toMatchObject({ terms: { expiresAt: 1_000 + 3_600_000 } })
  })

  it('parameters: allows more than a day to pay', async () => {
    const { terms } = await ask({ change: { ttl: 100_000 } })
    expect(terms.expiresAt).toBe(1_000 + 100_000_000)
  })

  it('behavior: gives an address in lower case its checksum', async () => {
    const { terms, quote } = await ask({
      mutate: ({ steps }) => {
        for (const step of steps) step.depositAddress = String(step.depositAddress).toLowerCase()
      },
    })
    expect(terms.address.toLowerCase()).toBe(quote.steps[0]?.depositAddress)
    expect(terms.address).not.toBe(terms.address.toLowerCase())
  })

  it('behavior: takes the native token as a refund address for the payer', async () => {
    const { env, parameters } = await ask()
    const { terms, quote } = await requestDepositAddress(env.client, { ...parameters, refundTo: zeroAddress })
    expect(terms.refundTo).toBe(zeroAddress)
    expect(auditQuote(quote)).toEqual([])
  })

  it.each([
    ['useDepositAddress', { useDepositAddress: undefined, strict: undefined }],
    ['refundTo', { strict: undefined, refundTo: undefined }],
    ['refundTo', { refundTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293bc' }],
    ['recoveryAddress', { recoveryAddress: 'me' }],
  ])('error: refuses parameters with a wrong %s, and requests nothing', async (field, change) => {
    const { parameters } = await ask()
    const send = vi.fn<typeof fetch>()
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: send })
    await expect(requestDepositAddress(client, { ...parameters, ...change })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each<[title: string, mutate: (quote: RawQuote) => void]>([
    ['no address', ({ steps: [step] }) => delete step?.depositAddress],
    [
      'two addresses',
      ({ steps }) => steps.push({ ...given(steps[0]), depositAddress: `0x${'1'.repeat(40)}` }),
    ],
    [
      'an address that is not where the payment goes',
      ({ steps: [step] }) => (given(step).depositAddress = `0x${'1'.repeat(40)}`),
    ],
    ['the zero address', (quote) => move(quote, zeroAddress)],
    ['the recipient’s address', (quote) => move(quote, quote.details.recipient)],
    ['another recipient', ({ details }) => (details.recipient = `0x${'1'.repeat(40)}`)],
    ['another amount', ({ details }) => (details.currencyIn.amount = '2000000000000000000')],
    [
      'no request, neither by the step nor by where to ask about it',
      ({ steps: [step] }) => {
        delete step?.requestId
        for (const item of given(step).items) delete item.check
      },
    ],
    ['a minimum far below what is quoted', ({ details }) => (details.currencyOut.minimumAmount = '1')],
  ])('error: refuses %s', async (_, mutate) => {
    await expect(ask({ mutate })).rejects.toThrow(QuoteAuditError)
  })

  it('behavior: ignores the gas price, since the payer’s own wallet shows it', async () => {
    const { terms, quote } = await ask({
      mutate: ({ steps }) => {
        for (const { items } of steps) for (const { data } of items) data.maxFeePerGas = `${10n ** 30n}`
      },
    })
    expect(auditQuote(quote).map(({ rule }) => rule)).toContain('gas-price')
    expect(terms.address).toBe(quote.steps[0]?.depositAddress)
  })

  it('parameters: applies rules of the page, except findings that only inform', async () => {
    const env = createTestEnvironment()
    const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
    if (!parameters) throw new TypeError('The parameters are not complete.')
    const asking = (severity: AuditFinding['severity']) => {
      const finding = { rule: 'own', severity, message: 'Seen.', facts: {} } as AuditFinding
      return requestDepositAddress(env.client, parameters, { audit: { rules: [() => [finding]] } })
    }
    await expect(asking('info')).resolves.toMatchObject({ terms: { type: 'strict' } })
    for (const severity of ['confirm', 'block'] as const) {
      await expect(asking(severity)).rejects.toMatchObject({
        name: 'QuoteAuditError',
        findings: [{ rule: 'own', severity }],
      })
    }
  })

  it('behavior: says that a refund may go to the recipient', async () => {
    const { terms } = await ask({
      mutate: (quote) => {
        const { orderData } = quote.protocol.v2
        const [input] = orderData.inputs
        const { chainId, payments } = orderData.output
        const currency = payments[0]?.currency
        input?.refunds.push({ ...input.refunds[0], chainId, currency, recipient: quote.details.recipient })
        quote.protocol.v2.orderId = decodeOrder(orderData)?.id
      },
    })
    expect(terms.mayRefundRecipient).toBe(true)
    expect((await ask()).terms).not.toHaveProperty('mayRefundRecipient')
  })

  it.each<[string, object, object | undefined, string]>([
    ['useDepositAddress', { useDepositAddress: undefined, strict: undefined }, undefined, 'it must be true'],
    ['refundTo', { refundTo: undefined, strict: undefined }, undefined, 'a deposit address needs it'],
    ['refundTo', { refundTo: 'me' }, undefined, 'it must be an address on the origin chain'],
    ['refundTo', {}, bitcoin.chain, 'it must be an address on the origin chain'],
    [
      'recoveryAddress',
      { refundTo: bitcoin.recipient, recoveryAddress: zeroAddress },
      bitcoin.chain,
      'it must be an address on the origin chain',
    ],
  ])('error: %s: %j', async (field, change, chain, rule) => {
    const { parameters } = await ask()
    const { client, send } = spy()
    const nonEvmChains = chain ? [{ ...bitcoin.chain, id: parameters.originChainId }] : []
    const asked = requestDepositAddress(client, { ...parameters, ...change }, { audit: { nonEvmChains } })
    await expect(asked).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
      message: expect.stringContaining(rule),
    })
    expect(send).not.toHaveBeenCalled()
  })

  it('behavior: reads parties on other chains by their rules, or leaves them to the audit', async () => {
    const { parameters } = await ask()
    const far = {
      ...parameters,
      refundTo: bitcoin.recipient,
      originCurrency: bitcoin.chain.nativeCurrency.address,
    }
    const chain = { ...bitcoin.chain, id: parameters.originChainId }
    for (const nonEvmChains of [[bitcoin.chain, chain], []]) {
      const { client, send } = spy()
      await requestDepositAddress(client, far, { audit: { nonEvmChains } }).catch(() => {})
      expect(send).toHaveBeenCalled()
    }
  })

  it.each<[argument: string, call: (client: Client, parameters: GetQuoteParameters) => Promise<unknown>]>([
    ['client', (_, parameters) => requestDepositAddress(undefined as never, parameters)],
    ['parameters', (client) => requestDepositAddress(client, undefined as never)],
    ['options', (client, parameters) => requestDepositAddress(client, parameters, 5 as never)],
    [
      'options.audit.contracts',
      (client, parameters) =>
        requestDepositAddress(client, parameters, { audit: { contracts: {} as never } }),
    ],
  ])('error: rejects an invalid %s, and requests nothing', async (argument, call) => {
    const { parameters } = await ask()
    const { client, send } = spy()
    await expect(call(client, parameters)).rejects.toMatchObject({
      argument,
      message: expect.stringContaining('`requestDepositAddress`'),
    })
    expect(send).not.toHaveBeenCalled()
  })

  it('error: refuses an unknown step', async () => {
    const mutate = ({ steps: [step] }: RawQuote) => (given(step).kind = 'teleport')
    await expect(ask({ mutate })).rejects.toMatchObject({
      name: 'QuoteAuditError',
      findings: [{ rule: 'unsupported-step', severity: 'block' }],
    })
  })
})

describe('toDepositTerms', () => {
  it.each<[string, (quote: Quote) => Quote]>([
    [
      'no address',
      (quote) => ({ ...quote, steps: quote.steps.map((step) => ({ ...step, depositAddress: undefined })) }),
    ],
    [
      'an invalid address',
      (quote) => ({ ...quote, steps: quote.steps.map((step) => ({ ...step, depositAddress: 'here' })) }),
    ],
    [
      'no request',
      (quote) => ({ ...quote, steps: quote.steps.map((step) => ({ ...step, requestId: undefined })) }),
    ],
    ['no steps', (quote) => ({ ...quote, steps: [] })],
    ['an invalid recipient', (quote) => ({ ...quote, details: { ...quote.details, recipient: 'me' } })],
    [
      'no refund address',
      (quote) => ({ ...quote, parameters: { ...quote.parameters, refundTo: undefined } }),
    ],
  ])('error: refuses a quote with %s', async (_, change) => {
    const { quote } = await ask()
    expect(() => toDepositTerms(change(quote), 0)).toThrow(
      'the quote names no request, deposit address, recipient or refund address',
    )
  })

  it.each<[where: string, change: (step: Quote['steps'][number]) => object]>([
    [
      'in an item',
      ({ items }) => ({
        items: items.map((item) => ({
          ...item,
          data: { ...fieldsOf(item.data), to: `0x${'d'.repeat(40)}` },
        })),
      }),
    ],
    [
      'in an item that can’t be read',
      ({ items }) => ({ items: items.map((item) => ({ ...item, data: { to: 'there' } })) }),
    ],
  ])('error: refuses a quote with another address %s', async (_, change) => {
    const { quote } = await ask()
    const steps = quote.steps.map((step) => ({ ...step, ...change(step) })) as Quote['steps']
    expect(() => toDepositTerms({ ...quote, steps }, 0)).toThrow('more than one deposit address')
  })

  it('error: refuses a quote with another address in a second step', async () => {
    const { quote } = await ask()
    const [step] = quote.steps
    const second = { ...given(step), depositAddress: `0x${'d'.repeat(40)}`, items: [] }
    const steps = [given(step), second] as Quote['steps']
    expect(() => toDepositTerms({ ...quote, steps }, 0)).toThrow('more than one deposit address')
  })

  it('behavior: takes the address from whichever step names it', async () => {
    const { quote, terms } = await ask()
    const [step] = quote.steps
    const first = { ...given(step), depositAddress: null, requestId: '0x9', items: [] }
    const steps = [first, given(step)] as Quote['steps']
    expect(toDepositTerms({ ...quote, steps }, 1_000)).toEqual(terms)
  })

  it('behavior: has no status path where no items are left', async () => {
    const { quote } = await ask()
    const steps = quote.steps.map((step) => ({ ...step, items: [] })) as Quote['steps']
    expect(toDepositTerms({ ...quote, steps }, 0).statusPath).toBeUndefined()
  })

  it('behavior: has no status path if the steps name none', async () => {
    const { quote } = await ask()
    const steps = quote.steps.map((step) => ({
      ...step,
      items: step.items.map((item) => ({ ...item, check: undefined })),
    })) as Quote['steps']
    expect(toDepositTerms({ ...quote, steps }, 0).statusPath).toBeUndefined()
  })
})

function move({ steps: [step] }: RawQuote, address: string): void {
  const { items } = given(step)
  given(step).depositAddress = address
  given(items[0]).data.to = address
}

function given<value>(value: value | undefined): value {
  if (value === undefined) throw new TypeError('The quote has no such thing.')
  return value
}

describe('without the audit', () => {
  const chunk = '../../../src/execution/run/executionEngine.ts'
  afterEach(() => vi.doUnmock(chunk))

  it('error: rejects and requests no address where the browser can’t load it', async () => {
    vi.doMock(chunk, () => {
      throw new TypeError('Failed to fetch dynamically imported module.')
    })
    let isAsked = false
    await expect(ask({ mutate: () => (isAsked = true) })).rejects.toMatchObject({ name: 'ChunkLoadError' })
    expect(isAsked).toBe(false)
  })
})
