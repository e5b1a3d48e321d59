import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { getQuoteFor } from '../support/quotes/getQuoteOfEachKind.ts'
import { quoteCases } from '../support/quotes/quoteKinds.ts'

type Json = Record<string, unknown>

/** Optional fields that deployments write without a value where they do not apply. */
const optional = {
  step: ['action', 'description', 'depositAddress'],
  data: ['gas', 'maxFeePerGas', 'maxPriorityFeePerGas'],
  quote: ['feeSponsorship', 'protocol'],
  details: ['refundCurrency', 'currencyGasTopup', 'slippageTolerance', 'fallbackType', 'fixedRateFee'],
}

/** Adds every field that is not there, without a value. */
function fill(fields: Json, names: readonly string[], absent: unknown): Json {
  return { ...Object.fromEntries(names.map((name) => [name, absent])), ...fields }
}

function withAbsentFields(quote: Json, absent: unknown): Json {
  const steps = (quote['steps'] as Json[]).map((step) => ({
    ...fill(step, optional.step, absent),
    items: (step['items'] as Json[]).map((item) => {
      const isTransaction = step['kind'] === 'transaction'
      return {
        ...item,
        check: absent,
        data: isTransaction ? fill(item['data'] as Json, optional.data, absent) : item['data'],
      }
    }),
  }))
  return {
    ...fill(quote, optional.quote, absent),
    steps,
    details: fill(quote['details'] as Json, optional.details, absent),
  }
}

describe.each([
  ['absent', undefined],
  ['""', ''],
  ['null', null],
])('an optional field that is %s', (_, absent) => {
  it.each(Object.entries(quoteCases))(
    'behavior: blocks no quote because of an absent field: %s',
    async (_kind, quoteCase) => {
      const env = createTestEnvironment()
      const { sandbox, tokens, contracts } = env
      const fetch: typeof globalThis.fetch = async (url, init) => {
        const response = await sandbox.fetch(url, init)
        return Response.json(withAbsentFields(await response.json(), absent), response)
      }
      const client = {
        ...env.client,
        send: (path: string, init: RequestInit) => fetch(`https://sandbox.invalid${path}`, init),
      }
      const quote = await getQuoteFor({ ...env, client }, quoteCase)
      expect(
        auditQuote(quote, { tokens, contracts, addressesWithoutCode: [quote.details.recipient] }),
      ).toEqual([])
      const { useDepositAddress = false } = quoteCase as { useDepositAddress?: boolean }
      expect(quote.steps.some(({ depositAddress }) => depositAddress !== undefined)).toBe(useDepositAddress)
    },
  )

  it('behavior: blocks no quote because a field is absent of the payment, or of an order that hashes it as empty', async () => {
    const { quote, order, env } = await quoteWithOrder()
    const v2 = {
      ...quote.protocol?.v2,
      paymentDetails: { chainId: absent, depository: absent, currency: absent, amount: absent },
      orderData: { ...order, output: { ...order.output, calls: absent }, fees: absent },
    }
    expect(auditQuote({ ...quote, protocol: { v2 } } as typeof quote, env)).toEqual([])
  })

  it('error: asks for a confirmation if an absent field changes the hash of the order, and breaks no other rule', async () => {
    const { quote, order, env } = await quoteWithOrder()
    const orderData = {
      ...order,
      inputs: order.inputs.map(({ payment, refunds }) => ({
        payment: { ...(payment as Json), chainId: absent, currency: absent },
        refunds: (refunds as Json[]).map((refund) => ({ ...refund, chainId: absent, currency: absent })),
      })),
      output: { ...order.output, chainId: absent, deadline: absent },
    }
    const protocol = { v2: { ...quote.protocol?.v2, orderData } }
    const findings = auditQuote({ ...quote, protocol } as typeof quote, env)
    expect(findings.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(['unchecked-order: confirm'])
  })
})

async function quoteWithOrder() {
  const env = createTestEnvironment()
  const { tokens, contracts } = env
  const quote = await getQuote(env.client, env.quoteParameters('USDC'))
  const order = quote.protocol?.v2?.orderData as { inputs: Json[]; output: Json }
  return { quote, order, env: { tokens, contracts } }
}
