import { expect, it } from 'vitest'
import { captureQuotes, fuzzQuotes } from '../support/fuzz/fuzzQuotes.ts'
import { harmlessPaths } from '../support/fuzz/harmlessPaths.ts'
import { createRandom } from '../utils/support/writtenNumbers.ts'

// `npm run fuzz` draws others, and more of them.
const count = Number(process.env['FUZZ_COUNT'] ?? 200)
const seed = Number(process.env['FUZZ_SEED'] ?? 7)

it.each(['interface', 'deployment'] as const)(
  'auditQuote: behavior: no change at random gets through where money depends on it: %s',
  async (dialect) => {
    const random = createRandom(seed)
    const { caught, harmless, leaks } = await fuzzQuotes(await captureQuotes(dialect), {
      count,
      random: () => random() / 2 ** 32,
    })
    expect(leaks, `seed ${seed}`).toEqual([])
    expect(caught + harmless).toBe(count)
    expect(caught).toBeGreaterThan(count / 20)
  },
  3_600_000,
)

it('harmlessPaths: each says why', () => {
  for (const { because } of harmlessPaths) expect(because).toMatch(/^[A-Z].*\.$/)
})

it.each([
  'details.recipient',
  'details.currencyOut.currency.address',
  'details.currencyIn.amount',
  'details.currencyIn.currency.address',
  'steps.*.items.*.data.to',
  'steps.*.items.*.data.value',
  'steps.*.items.*.data.data',
  'steps.*.items.*.data.chainId',
  'steps.*.items.*.data.sign.value.to',
  'steps.*.items.*.data.post.endpoint',
  'steps.*.depositAddress',
])('harmlessPaths: %s is none', (path) => {
  expect(harmlessPaths.filter(({ pattern }) => pattern.test(path))).toEqual([])
})
