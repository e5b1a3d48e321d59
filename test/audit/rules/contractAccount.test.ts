import { expect, it } from 'vitest'
import { contractAccount } from '../../../src/audit/rules/parties/contractAccount.ts'
import type { AuditInput } from '../../../src/audit/input/auditInput.ts'

const user = '0x00000000000000000000000000000000000000a1'
const other = '0x00000000000000000000000000000000000000a2'
const back = { chainId: 'one', recipient: user }
const there = { chainId: 'two', recipient: user }

/** The findings about an account; each list holds the order's refunds of one input. */
function found(refunds: readonly (readonly object[] | undefined)[] | undefined, change: object = {}): number {
  const parameters = { user, recipient: other, originChainId: 1, destinationChainId: 2, ...change }
  const order = refunds && {
    inputs: refunds.map((one) => ({ payment: { chainId: 'one' }, refunds: one })),
    output: { chainId: 'two' },
  }
  return [...contractAccount({ quote: { parameters }, order, isContractAccount: true } as AuditInput)].length
}

it.each<[string, readonly (readonly object[] | undefined)[] | undefined, object, number]>([
  ['neither paid nor refunded on the destination', [[back]], {}, 0],
  ['refunded on the destination', [[there]], {}, 1],
  ['refunded on both chains', [[back, there]], {}, 1],
  ['one input refunded on the destination', [[back], [there]], {}, 1],
  ['another account refunded on the destination', [[{ ...there, recipient: other }]], {}, 0],
  ['an input without refunds', [undefined], {}, 0],
  ['no order', undefined, {}, 0],
  ['the recipient on the destination, without an order', undefined, { recipient: user }, 1],
  ['the recipient on the destination by default', undefined, { recipient: undefined }, 1],
  ['the recipient on its own chain', [[back]], { recipient: user, destinationChainId: 1 }, 0],
])('default: a contract account: %s', (_, refunds, change, count) => {
  expect(found(refunds, change)).toBe(count)
})
