import { expect, it } from 'vitest'
import { uncheckedOrder } from '../../../src/audit/rules/order/uncheckedOrder.ts'
import type { AuditInput } from '../../../src/audit/input/auditInput.ts'

const depository = '0x00000000000000000000000000000000000000d0'
const router = '0x00000000000000000000000000000000000000d1'

interface SignedUse {
  calls: { target: string; callData: string }[]
}

/** The findings about a permit in a quote without an order. */
function found(permit: { receiver: string; use?: SignedUse }, isOneChain = true): string[] {
  // One cast: what the rule doesn't read is left out.
  const input = {
    allowed: { isOneChain, isDepository: (address: string) => address === depository },
    transactions: [],
    signatures: [{ item: {}, permit }],
  } as unknown as AuditInput
  return [...uncheckedOrder(input)].map(({ message }) => message)
}

const callTo = (target: string): SignedUse => ({ calls: [{ target, callData: '0x' }] })
const unchecked = ['A permit is for an order that is not in the quote.']

it.each<[string, Parameters<typeof found>, string[]]>([
  ['for calls of a router on one network', [{ receiver: router, use: callTo(router) }], []],
  ['for calls of a router across networks', [{ receiver: router, use: callTo(router) }, false], unchecked],
  ['without calls', [{ receiver: router }], unchecked],
  ['for a depository itself', [{ receiver: depository, use: callTo(router) }], unchecked],
  ['for a call of a depository', [{ receiver: router, use: callTo(depository) }], unchecked],
  [
    'for a transfer to a depository',
    [
      {
        receiver: router,
        use: {
          calls: [
            {
              target: router,
              callData: `0xa9059cbb${depository.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`,
            },
          ],
        },
      },
    ],
    unchecked,
  ],
])('default: a permit %s', (_, parameters, expected) => {
  expect(found(...parameters)).toEqual(expected)
})
