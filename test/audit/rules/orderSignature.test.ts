import { expect, it } from 'vitest'
import { orderSignature } from '../../../src/audit/rules/order/orderSignature.ts'
import type { AuditInput } from '../../../src/audit/input/auditInput.ts'

const solver = '0x00000000000000000000000000000000000000A1'
const other = '0x00000000000000000000000000000000000000a2'

/** The findings about an order that was requested with its signature, which is valid. */
function found(order: object | undefined, solvers?: string[]): string[] {
  // One cast: what the rule doesn't read is left out.
  const input = {
    quote: { parameters: { includeProtocolData: true } },
    allowed: { isOneChain: false },
    order,
    solvers,
    isOrderSigned: true,
  } as unknown as AuditInput
  return [...orderSignature(input)].map(({ message }) => message)
}

const unknown = ['The order is from an unknown solver.']
const unchecked = ['The order’s signature can’t be checked.']

it.each<[string, object | undefined, string[] | undefined, string[]]>([
  ['by its solver, where none is known', { id: '0x1', solver }, undefined, []],
  ['by a known solver', { id: '0x1', solver }, [other, solver.toLowerCase()], []],
  ['by another solver than the known one', { id: '0x1', solver }, [other], unknown],
  ['by any solver, where the page lists none', { id: '0x1', solver }, [], unknown],
  ['without naming a solver, where some are known', { id: '0x1' }, [solver], unchecked],
  ['without naming a solver', { id: '0x1' }, undefined, []],
  ['with an ID that can’t be computed', { solver }, [solver], unchecked],
  ['though the quote shows none', undefined, [solver], unchecked],
])('default: an order signed %s', (_, order, solvers, expected) => {
  expect(found(order, solvers)).toEqual(expected)
})
