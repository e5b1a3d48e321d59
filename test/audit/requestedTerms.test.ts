import { expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { mutated } from '../support/mutations/mutation.ts'
import { order, recomputeOrderId } from '../support/mutations/places.ts'
import { otherPerson, refundPerson } from '../support/quotes/quoteKinds.ts'

const env = createTestEnvironment()
const parameters = {
  ...env.quoteParameters('USDC'),
  includeProtocolData: true,
  ttl: 600,
  fixedRate: '0.98',
  appFees: [
    { recipient: otherPerson, fee: 25 },
    { recipient: refundPerson, fee: 5 },
  ],
}
const quote = await getQuote(env.client, parameters)
const rulesOf = (change: (copy: Quote) => void) =>
  auditQuote(mutated(quote, change), { contracts: env.contracts })
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule }) => rule)

const endsAfter = (seconds: number) => (copy: Quote) => {
  order(copy).output.deadline = Math.floor(copy.receivedAt / 1_000) + seconds
  recomputeOrderId(copy)
}

const timed = new Set(['ttl', 'order-deadline'])

it.each<[title: string, change: (copy: Quote) => void, expected: string[]]>([
  ['what was requested', () => {}, []],
  ['a quote without a rate', ({ details }) => void delete details.isFixedRate, []],
  ['a quote without an app fee', ({ fees }) => void delete fees.app, []],
  [
    'an app fee that a server added',
    (copy) => {
      delete copy.parameters.appFees
      copy.fees.app = { ...copy.fees.app, amount: 9_000_000n }
    },
    [],
  ],
])('default: finds nothing about %s', (_, change, expected) => {
  expect(rulesOf(change)).toEqual(expected)
})

it.each([
  [86_400, []],
  [301, []],
  [299, ['ttl']],
  [1, ['ttl']],
  [-1, ['order-deadline']],
])(
  'behavior: compares an order that ends %d s after the quote arrived with the requested 600 s: %j',
  (seconds, expected) => {
    expect(rulesOf(endsAfter(seconds)).filter((rule) => timed.has(rule))).toEqual(expected)
  },
)
