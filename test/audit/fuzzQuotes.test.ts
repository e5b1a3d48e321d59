import { expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import type { SignatureData } from '@causeway/react/schemas'
import { orderOf } from '../../src/decode/order/orderOf.ts'
import { captureQuotes, fuzzQuotes } from '../support/fuzz/fuzzQuotes.ts'
import { harmlessInFittingOrders, harmlessPaths } from '../support/fuzz/harmlessPaths.ts'
import { createRandom } from '../utils/support/writtenNumbers.ts'

// `npm run fuzz` draws others, and more of them.
const count = Number(process.env['FUZZ_COUNT'] ?? 200)
const seed = Number(process.env['FUZZ_SEED'] ?? 7)

it.each(['interface', 'deployment'] as const)(
  'behavior: auditQuote: finds every random change where funds depend on it: %s',
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

it('behavior: harmlessPaths: blocks a permit for the order’s solver where the page names contracts', async () => {
  const permit = (await captureQuotes('interface')).find(({ kind }) => kind === 'permit')
  const { quote, audits = [] } = permit ?? {}
  const changed = structuredClone(quote)
  const solver = changed && orderOf(changed)?.solver
  const sign = changed?.steps
    .flatMap(({ items }) => items)
    .map(({ data }) => data as SignatureData | undefined)
  const signed = sign?.find((data) => data?.sign)?.sign
  const value = signed?.signatureKind === 'eip712' ? signed.value : undefined
  if (!changed || !solver || !value) throw new TypeError('There is no such quote.')
  value['to'] = solver
  const findings = audits.map((audit) =>
    auditQuote(changed, audit).map(({ rule, severity }) => `${rule}: ${severity}`),
  )
  expect(findings[0]).toContain('permit-receiver: block')
  expect(findings[1]).not.toContain('permit-receiver: block')
})

it.each([
  ['interface', ['other-request: confirm'], []],
  ['deployment', ['other-request: confirm'], ['other-request: confirm']],
] as const)(
  'behavior: harmlessPaths: protects the nonce of a permit where it names an order, and asks about it elsewhere: %s',
  async (dialect, found, usual) => {
    const { quote, audits = [] } = (await captureQuotes(dialect)).find(({ kind }) => kind === 'permit') ?? {}
    const changed = structuredClone(quote)
    const signed = changed?.steps
      .flatMap(({ items }) => items)
      .map(({ data }) => (data as SignatureData | undefined)?.sign)
      .find((sign) => sign?.signatureKind === 'eip712')
    if (!quote || !changed || !signed) throw new TypeError('There is no such quote.')
    signed.value['nonce'] = `0x${'5a'.repeat(32)}`
    const rulesOf = (one: Quote) =>
      audits.map((audit) =>
        auditQuote(one, audit)
          .map(({ rule, severity }) => `${rule}: ${severity}`)
          .filter((text) => text.startsWith('other-request')),
      )
    expect(rulesOf(changed)).toEqual([found, found])
    expect(rulesOf(quote)).toEqual([usual, usual])
  },
)

it('default: harmlessPaths: gives a reason for each', () => {
  for (const { because } of [...harmlessPaths, ...harmlessInFittingOrders])
    expect(because).toMatch(/^[A-Z].*\.$/)
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
  'steps.*.items.*.data.sign.message',
  'steps.*.items.*.data.post.endpoint',
  'steps.*.depositAddress',
])('behavior: harmlessPaths: doesn’t include %s', (path) => {
  expect(harmlessPaths.filter(({ pattern }) => pattern.test(path))).toEqual([])
})
