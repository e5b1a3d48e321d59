// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'
import { publicOrders } from '../../support/orders/publicOrders.ts'

const { orderId, orderData } = publicOrders['a sponsored swap']

/** A copy with something changed. */
function changed(change: (order: ReturnType<typeof JSON.parse>) => void): unknown {
  const copy = structuredClone(orderData)
  change(copy)
  return copy
}

const idOf = (data: unknown) => decodeOrder(data)?.id

describe('orderIdOf', () => {
  it.each(Object.entries(publicOrders))('default: computes what a deployment gave: %s', (_, example) => {
    expect(idOf(example.orderData)).toBe(example.orderId)
  })

  it('behavior: the letter case of addresses and the form of numbers say nothing', () => {
    const other = changed((order) => {
      order.solver = '0xF70DA97812cb96ACDF810712aa562db8dfa3dbef'
      order.salt = BigInt(order.salt).toString()
      order.output.payments[0].recipient = order.output.payments[0].recipient
        .toUpperCase()
        .replace('0X', '0x')
    })
    expect(idOf(other)).toBe(orderId)
  })

  it.each<[string, (order: ReturnType<typeof JSON.parse>) => void]>([
    ['a deadline as text', ({ output }) => (output.deadline = String(output.deadline))],
    ['an amount as a number', ({ inputs: [{ payment }] }) => (payment.amount = Number(payment.amount))],
    [
      'an amount in hexadecimal',
      ({ inputs: [{ payment }] }) => (payment.amount = `0x${BigInt(payment.amount).toString(16)}`),
    ],
    ...[undefined, null, ''].flatMap((none): [string, (order: ReturnType<typeof JSON.parse>) => void][] => [
      [`calls: ${none}`, ({ output }) => (output.calls = none)],
      [`fees: ${none}`, (order) => (order.fees = none)],
    ]),
  ])('behavior: says the same: %s', (_, change) => {
    expect(idOf(changed(change))).toBe(orderId)
  })

  it.each([undefined, null, ''])('behavior: extra data %j is empty', (none) => {
    const empty = changed((order) => (order.output.extraData = '0x'))
    expect(idOf(changed((order) => (order.output.extraData = none)))).toBe(idOf(empty))
  })

  const fields = pathsOf(orderData)

  it('behavior: all of its fields are hashed', () => {
    expect(fields).toHaveLength(27)
  })

  it.each(fields)('behavior: another %s is another order', (path) => {
    const other = changed((order) => {
      const names = path.split('.')
      const last = names.pop() ?? ''
      const parent = names.reduce((value, name) => value[name], order)
      const value = parent[last]
      parent[last] =
        typeof value === 'number'
          ? value + 1
          : value.replace(/.$/, (end: string) => (end === '1' ? '2' : '1'))
    })
    expect(idOf(other)).toMatch(/^0x[0-9a-f]{64}$/)
    expect(idOf(other)).not.toBe(orderId)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    [
      'an address outside of the EVM',
      changed((order) => (order.output.payments[0].recipient = 'bc1qexample')),
    ],
    ['a number that is too large', changed((order) => (order.inputs[0].payment.amount = '9'.repeat(78)))],
    ['a deadline of 33 bits', changed((order) => (order.output.deadline = 2 ** 32))],
    ['a deadline in parts', changed((order) => (order.output.deadline = 1.5))],
    [
      'calls of another shape',
      changed((order) => (order.output.calls = [{ to: '0x', value: '0', data: '0x' }])),
    ],
    ['no salt', changed((order) => delete order.salt)],
    ['fees of another shape', changed((order) => (order.fees = {}))],
    ['extra data that is none', changed((order) => (order.output.extraData = 'more'))],
    ['a list with a hole', changed((order) => (order.fees = [null]))],
  ])('behavior: %s has no id', (_, data) => {
    expect(idOf(data)).toBeUndefined()
  })
})

/** Every text and number of a value, by its path. */
function pathsOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))
}
