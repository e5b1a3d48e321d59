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
  ['neither paid nor refunded there', [[back]], {}, 0],
  ['refunded there', [[there]], {}, 1],
  ['refunded there, too', [[back, there]], {}, 1],
  ['refunded there of one input', [[back], [there]], {}, 1],
  ['of whom another one is refunded there', [[{ ...there, recipient: other }]], {}, 0],
  ['without a word of refunds', [undefined], {}, 0],
  ['without an order', undefined, {}, 0],
  ['paid there without an order', undefined, { recipient: user }, 1],
  ['paid there by default', undefined, { recipient: undefined }, 1],
  ['paid on its own chain', [[back]], { recipient: user, destinationChainId: 1 }, 0],
])('default: a contract account: %s', (_, refunds, change, count) => {
  expect(found(refunds, change)).toBe(count)
})
