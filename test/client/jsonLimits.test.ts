// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import { createTestEnvironment, clientOf } from '../support/createTestEnvironment.ts'

const env = createTestEnvironment()

/** Asks a service that answers with this text. */
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

describe('an answer beyond what anybody needs', () => {
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
    ['of many values', (quote) => ({ ...quote, extra: many(0, 200_001) }), /more than 200000 values/],
    ['of many steps', (quote) => ({ ...quote, steps: many(quote.steps[0], 51) }), /more than 50 steps/],
    [
      'of many items',
      (quote) => ({ ...quote, steps: [{ ...quote.steps[0], items: many(quote.steps[0]?.items[0], 101) }] }),
      /more than 100 items/,
    ],
  ])('error: %s', async (_, change, reason) => {
    await expect(answered(change)).rejects.toMatchObject({
      name: 'MalformedResponseError',
      message: expect.stringMatching(reason),
    })
  })

  it('behavior: just as much is read', async () => {
    const quote = await answered((good) => ({ ...good, steps: many(good.steps[0], 50) }))
    expect(quote.steps).toHaveLength(50)
  })
})
