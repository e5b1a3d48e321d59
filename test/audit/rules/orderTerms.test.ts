import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { auditQuote, verifyQuote } from '@causeway/react/execution'
import { orderFees } from '../../../src/audit/rules/fees/orderFees.ts'
import { orderDuration } from '../../../src/audit/rules/order/times/orderDuration.ts'
import { ttl } from '../../../src/audit/rules/order/times/ttl.ts'
import type { AuditInput } from '../../../src/audit/input/auditInput.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { mutated, stranger } from '../../support/mutations/mutation.ts'
import { order, recomputeOrderId, required } from '../../support/mutations/places.ts'

const env = createTestEnvironment()
const { tokens, contracts } = env
const quote = await getQuote(env.client, env.quoteParameters('USDC'))
const daySeconds = 86_400

/** The quote, as someone forges it who gives the order the id that it then has. */
function forged(change: (copy: Quote) => void): Quote {
  return mutated(quote, (copy) => {
    change(copy)
    recomputeOrderId(copy)
  })
}

const rulesOf = (one: Quote) =>
  auditQuote(one, { tokens, contracts }).map(({ rule, severity }) => `${rule}: ${severity}`)

describe('orderDuration', () => {
  const found = (seconds: number, parameters: object = {}) =>
    [
      ...orderDuration({
        quote: { receivedAt: 5_000, parameters },
        order: { output: { deadline: 5 + seconds } },
      } as AuditInput),
    ].length

  it.each<[string, number, object]>([
    ['thirty days', 30 * daySeconds, {}],
    ['a year at a deposit address', 366 * daySeconds, { useDepositAddress: true }],
    ['twice a requested month', 60 * daySeconds, { ttl: 30 * daySeconds }],
    ['thirty days where less was requested', 30 * daySeconds, { ttl: 60 }],
    [
      'a year at a deposit address where less was requested',
      366 * daySeconds,
      { useDepositAddress: true, ttl: 60 },
    ],
  ])('default: accepts an order of %s, and no longer one', (_, seconds, parameters) => {
    expect(found(seconds, parameters)).toBe(0)
    expect(found(seconds + 1, parameters)).toBe(1)
  })

  it('behavior: counts the latest refund like the order', () => {
    const foundOf = (...deadlines: (number | undefined)[]) => {
      const refunds = deadlines.map((deadline) => ({ deadline: deadline && 5 + deadline }))
      const order = { inputs: [{ refunds }, {}], output: { deadline: 6 } }
      return [...orderDuration({ quote: { receivedAt: 5_000, parameters: {} }, order } as AuditInput)]
    }
    expect(foundOf(1, 30 * daySeconds, undefined)).toEqual([])
    expect(foundOf(30 * daySeconds + 1, 1)).toMatchObject([{ facts: { deadline: 6 + 30 * daySeconds } }])
  })

  it('behavior: leaves an order without an end to other rules', () => {
    expect([...orderDuration({ quote: { parameters: {} }, order: { output: {} } } as AuditInput)]).toEqual([])
    expect([...orderDuration({ quote: { parameters: {} }, order: undefined } as AuditInput)]).toEqual([])
  })

  it('error: asks about a ten-year order with a recomputed ID, and doesn’t verify its refund', () => {
    const long = forged((copy) => {
      const { inputs, output } = order(copy)
      output.deadline += 3_650 * daySeconds
      for (const { refunds } of inputs) {
        for (const refund of refunds) Object.assign(refund, { deadline: output.deadline })
      }
    })
    expect(rulesOf(long)).toEqual(['order-duration: confirm'])
    expect(verifyQuote(quote, { contracts })).toMatchObject({ covers: expect.arrayContaining(['refund']) })
    expect(verifyQuote(long, { contracts })).toMatchObject({
      status: 'verified',
      covers: expect.not.arrayContaining(['refund']),
    })
  })
})

describe('orderFees', () => {
  const one = { chainId: 'one', currency: stranger }
  const feeOf = (amount: bigint | undefined, more: object = {}) => ({
    currencyChainId: 'one',
    currency: stranger,
    amount,
    ...more,
  })
  interface Change {
    inputs?: readonly object[] | undefined
    fees?: readonly object[] | undefined
    in?: string | undefined
    out?: string | undefined
    subsidized?: string
    minimumAmount?: bigint | undefined
    amountOut?: bigint
    appFees?: readonly object[]
  }
  /** An order that takes 1000, of a quote that pays 1000 $ for 900 $, and 800 $ at least. */
  const found = (change: Change) => {
    const given = { in: '1000', out: '900', minimumAmount: 800n, amountOut: 900n, ...change }
    return [
      ...orderFees({
        quote: {
          parameters: { appFees: given.appFees },
          fees: given.subsidized === undefined ? {} : { subsidized: { amountUsd: given.subsidized } },
          details: {
            currencyIn: { amount: 1_000n, amountUsd: given.in },
            currencyOut: {
              amount: given.amountOut,
              amountUsd: given.out,
              minimumAmount: given.minimumAmount,
            },
          },
        },
        order: {
          inputs: 'inputs' in change ? change.inputs : [{ payment: { ...one, amount: 1_000n } }],
          fees: change.fees,
        },
      } as unknown as AuditInput),
    ].map(({ facts }) => facts)
  }

  it.each<[string, bigint, Change]>([
    ['what is lost at worst, and a twentieth of the input', 250n, {}],
    ['all that is not guaranteed', 999n, { minimumAmount: undefined }],
    ['a twentieth where nothing is lost', 50n, { out: '1000', minimumAmount: 900n }],
    ['a twentieth where more is received', 50n, { out: '2000', minimumAmount: 900n }],
    ['what a sponsor adds', 350n, { subsidized: '100' }],
    ['what the page requested', 450n, { appFees: [{ fee: 1_500 }, { fee: 2_500 }] }],
    ['what is lost, above what the page requested', 250n, { appFees: [{ fee: 25 }] }],
    ['less than all, where the value paid is unknown', 999n, { in: undefined }],
    ['less than all, where the value received is unknown', 999n, { out: undefined }],
    ['less than all, where nothing is received', 999n, { amountOut: 0n }],
  ])('default: accepts fees of %s', (_, most, change) => {
    expect(found({ ...change, fees: [feeOf(most)] })).toEqual([])
    expect(found({ ...change, fees: [feeOf(most + 1n)] })).toEqual([{ taken: most + 1n, paid: 1_000n }])
  })

  it('behavior: adds up fees in one currency, and the inputs in it', () => {
    const half = { payment: { ...one, amount: 500n } }
    const other = { payment: { ...one, currency: '0x00000000000000000000000000000000000000b1', amount: 1n } }
    expect(found({ fees: [feeOf(200n), feeOf(50n), feeOf(undefined)] })).toEqual([])
    expect(found({ fees: [feeOf(200n), feeOf(51n)] })).toEqual([{ taken: 251n, paid: 1_000n }])
    expect(found({ inputs: [other, half, half], fees: [feeOf(250n)] })).toEqual([])
    // Two inputs in it are reported once.
    expect(found({ inputs: [other, half, half], fees: [feeOf(251n)] })).toEqual([
      { taken: 251n, paid: 1_000n },
    ])
  })

  it('behavior: doesn’t subtract a fee in another currency from the input', () => {
    const more = { fees: [feeOf(2_000n, { currencyChainId: 'two' })] }
    expect(found(more)).toEqual([])
    expect(
      found({ fees: [feeOf(2_000n, { currency: '0x00000000000000000000000000000000000000b1' })] }),
    ).toEqual([])
  })

  it('behavior: compares nothing without inputs or fees', () => {
    expect(found({ fees: undefined })).toEqual([])
    expect(found({ fees: [] })).toEqual([])
    expect(found({ fees: [feeOf(9_999n)], inputs: undefined })).toEqual([])
    expect(found({ fees: [feeOf(9_999n)], inputs: [{}] })).toEqual([])
    expect([...orderFees({ order: undefined } as AuditInput)]).toEqual([])
  })

  it.each([1n, 2n, 10n])(
    'error: doesn’t verify an order whose fees take one part in %i, with a recomputed ID',
    (divisor) => {
      const emptied = forged((copy) => {
        const { chainId, currency, amount } = required(order(copy).inputs[0]).payment
        const fee = {
          recipientChainId: chainId,
          recipient: stranger,
          currencyChainId: chainId,
          currency,
          amount: String(BigInt(String(amount)) / divisor),
        }
        Object.assign(order(copy), { fees: [fee] })
      })
      expect(rulesOf(quote)).toEqual([])
      expect(rulesOf(emptied)).toEqual(['order-fees: confirm'])
      expect(verifyQuote(emptied, { contracts })).toEqual({ status: 'contradicted', rules: ['order-fees'] })
    },
  )
})

describe('ttl', () => {
  const found = (leftSeconds: number | undefined, parameters: object) => {
    const deadline = leftSeconds === undefined ? undefined : 5 + leftSeconds
    const input = { quote: { receivedAt: 5_000, parameters }, order: { output: { deadline } } }
    return [...ttl(input as AuditInput)].map(({ facts }) => facts)
  }

  it.each([{}, { useDepositAddress: true }])(
    'default: requires half of the requested time, with %j',
    (more) => {
      const parameters = { ttl: 600, ...more }
      expect(found(300, parameters)).toEqual([])
      expect(found(299, parameters)).toEqual([{ deadline: 304, requested: 600 }])
      expect(found(1, parameters)).toEqual([{ deadline: 6, requested: 600 }])
    },
  )

  it.each([
    ['an order that has expired is found by another rule', 0, { ttl: 600 }],
    ['an order without an end', undefined, { ttl: 600 }],
    ['no requested time', 1, {}],
  ])('behavior: %s', (_, leftSeconds, parameters) => expect(found(leftSeconds, parameters)).toEqual([]))
})
