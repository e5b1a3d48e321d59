import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { verifyOrderSignature } from '@causeway/react/execution'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { mutated } from '../../support/mutations/mutation.ts'
import { required, order } from '../../support/mutations/places.ts'

let quote: Quote
let other: Quote

beforeAll(async () => {
  const env = createTestEnvironment()
  const signed = { includeProtocolData: true }
  quote = await getQuote(env.client, env.quoteParameters('USDC', signed))
  other = await getQuote(env.client, env.quoteParameters('ETH', signed))
})

const protocolOf = ({ protocol }: Quote) => required(protocol?.v2)

const asText = (output: object) =>
  Object.assign(output, { deadline: String(Reflect.get(output, 'deadline')) })

describe('verifyOrderSignature', () => {
  it.each<[boolean | undefined, string, (copy: Quote) => unknown]>([
    [true, 'what the solver signed', () => {}],
    [
      true,
      'what was signed without being asked for',
      ({ parameters }) => delete parameters.includeProtocolData,
    ],
    [false, 'an order that was changed', (copy) => Object.assign(order(copy), { salt: '1' })],
    [
      false,
      'the signature of another order',
      (copy) => (protocolOf(copy).orderSignature = protocolOf(other).orderSignature),
    ],
    [
      false,
      'a signature that was asked for and is missing',
      (copy) => delete protocolOf(copy).orderSignature,
    ],
    [false, 'a text that isn’t a signature', (copy) => (protocolOf(copy).orderSignature = 'yes')],
    [false, 'an order of another shape', (copy) => Object.assign(order(copy), { version: undefined })],
    [
      false,
      'a deadline of another shape and a text that isn’t a signature',
      (copy) => {
        Object.assign(order(copy).output, { deadline: 'soon' })
        protocolOf(copy).orderSignature = '0x00'
      },
    ],
    [
      false,
      'no solver and no signature',
      (copy) => {
        Object.assign(order(copy), { solver: undefined })
        delete protocolOf(copy).orderSignature
      },
    ],
    [true, 'a deadline as text', (copy) => asText(order(copy).output)],
    [undefined, 'no order', (copy) => delete protocolOf(copy).orderData],
    [
      undefined,
      'a signature that nobody asked for',
      (copy) => {
        delete copy.parameters.includeProtocolData
        delete protocolOf(copy).orderSignature
      },
    ],
  ])('default: %s for %s', async (expected, _, change) => {
    expect(await verifyOrderSignature(mutated(quote, change))).toBe(expected)
  })
})
