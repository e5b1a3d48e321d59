import { describe, expect, it } from 'vitest'
import { getQuote, postSignature } from '@causeway/react/actions'
import type { ServiceQuote } from '@causeway/react/schemas'
import { createTestEnvironment, clientOf } from '../../support/environment/createTestEnvironment.ts'

const env = createTestEnvironment()

/** Asks a provider that answers with this text. */
async function answered(change: (quote: { steps: { items: object[] }[] }) => unknown) {
  let text = ''
  const good = clientOf(async (input, init) => {
    const response = await env.sandbox.fetch(input, init)
    text = await response.clone().text()
    return response
  })
  const parameters = env.quoteParameters('USDC')
  await getQuote(good, parameters)
  const body = change(JSON.parse(text))
  const client = clientOf(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body)))
  return getQuote(client, parameters)
}

const many = <item>(item: item, count: number) => Array.from({ length: count }, () => item)

describe('an answer beyond any reasonable size', () => {
  it.each<[string, Parameters<typeof answered>[0], RegExp]>([
    [
      'a million levels deep',
      () => `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
      /more than 32 levels/,
    ],
    [
      'deep in an unknown field',
      (quote) => ({ ...quote, extra: JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) }),
      /more than 32 levels/,
    ],
    ['of many values', (quote) => ({ ...quote, extra: many(0, 50_001) }), /more than 50000 values/],
    ['of many steps', (quote) => ({ ...quote, steps: many(quote.steps[0], 51) }), /more than 50 steps/],
    [
      'of many items',
      (quote) => ({ ...quote, steps: [{ ...quote.steps[0], items: many(quote.steps[0]?.items[0], 101) }] }),
      /more than 100 items/,
    ],
    [
      'of an order with many calls',
      (quote) => ({ ...quote, protocol: { v2: { orderData: { output: { calls: many('0x00', 501) } } } } }),
      /more than 500 entries/,
    ],
    [
      'of an order with many refunds of many inputs',
      (quote) => ({
        ...quote,
        protocol: { v2: { orderData: { inputs: many({ refunds: many({}, 50) }, 10) } } },
      }),
      /protocol\.v2\.orderData.*more than 500 entries/s,
    ],
    [
      'of an order with long calls',
      (quote) => ({
        ...quote,
        protocol: { v2: { orderData: { output: { calls: many(`0x${'ab'.repeat(20_000)}`, 5) } } } },
      }),
      /protocol\.v2\.orderData.*more than 200000 characters/s,
    ],
  ])('error: refuses %s', async (_, change, reason) => {
    await expect(answered(change)).rejects.toMatchObject({
      name: 'MalformedResponseError',
      message: expect.stringMatching(reason),
    })
  })

  it.each(['\u0301', '\u200D', 'ab'])(
    'behavior: cuts an endless symbol or name of %j to 200 characters',
    async (letters) => {
      const endless = letters.repeat(1_000)
      const { details } = await answered((good) =>
        JSON.parse(JSON.stringify(good), (field, value: unknown) =>
          field === 'symbol' || field === 'name' ? endless : value,
        ),
      )
      const { symbol, name } = details.currencyIn.currency
      expect([symbol, name]).toEqual([endless.slice(0, 200), endless.slice(0, 200)])
    },
  )

  it('behavior: reads an answer at the limit', async () => {
    const quote = await answered((good) => ({ ...good, steps: many(good.steps[0], 50) }))
    expect(quote.steps).toHaveLength(50)
  })
})

describe('an answer to a signature beyond any reasonable size', () => {
  const item = {
    status: 'incomplete',
    data: { to: env.sandbox.accounts[1], data: '0x', value: '1', chainId: 1 },
  }
  const step = { id: 'pay', kind: 'transaction', items: [item] }
  const before = async (count: number): Promise<ServiceQuote['steps']> => {
    const { steps } = await getQuote(env.client, env.quoteParameters('ETH'))
    return many(steps.slice(0, 1), count).flat()
  }
  const post = (answer: unknown, steps?: ServiceQuote['steps']) =>
    postSignature(
      clientOf(async () => new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))),
      {
        endpoint: '/execute/permits',
        body: {},
        signature: '0x51',
        known: { from: env.sandbox.accounts[0], requestId: '0x01', steps },
      },
    )

  it.each<[string, unknown, RegExp]>([
    ['deep', `{"steps":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`, /more than 32 levels/],
    ['of many values', { extra: many(0, 50_001) }, /more than 50000 values/],
    ['long', `{"message":"${'a'.repeat(5 * 1024 * 1024)}"}`, /longer than/],
    ['of many steps', { steps: many(step, 51) }, /more than 50 steps/],
    ['of many items', { steps: [{ ...step, items: many(item, 101) }] }, /more than 100 items/],
  ])('error: refuses an answer that is %s', async (_, answer, reason) => {
    await expect(post(answer)).rejects.toMatchObject({
      name: 'MalformedResponseError',
      message: expect.stringMatching(reason),
    })
  })

  it('behavior: counts the steps before it', async () => {
    expect((await post({ steps: [step] }, await before(49))).steps).toHaveLength(1)
    await expect(post({ steps: [step] }, await before(50))).rejects.toThrow(/more than 50 steps/)
  })
})
