import { concat, encodeAbiParameters, keccak256, stringToHex, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'
import { decodeOrderData } from '../../../src/decode/order/orderData.ts'
import { orderIdsOf } from '../../../src/decode/order/orderIdsOf.ts'
import { publicOrders, publicSolanaOrder } from '../../support/orders/publicOrders.ts'

const { orderId, orderData } = publicOrders['a sponsored swap']

/** A copy with something changed. */
function changed(change: (order: ReturnType<typeof JSON.parse>) => void): unknown {
  const copy = structuredClone(orderData)
  change(copy)
  return copy
}

const idOf = (data: unknown) => decodeOrder(data)?.id

describe('orderIdsOf', () => {
  it.each([...Object.entries(publicOrders), ['one that pays on Solana', publicSolanaOrder] as const])(
    'default: computes what a deployment gave: %s',
    (_, example) => {
      expect(idOf(example.orderData)).toBe(example.orderId)
    },
  )

  it('behavior: hashes equal data once, while it is among the last few', () => {
    const salted = (salt: number) => decodeOrderData(changed((order) => (order.salt = `${salt}`)))
    const ids = orderIdsOf(salted(1))
    expect(orderIdsOf(salted(1))).toBe(ids)
    const others = Array.from({ length: 20 }, (_, index) => orderIdsOf(salted(index + 2))[0])
    expect(new Set([ids[0], ...others]).size).toBe(21)
    expect(orderIdsOf(salted(1))).toEqual(ids)
    expect(orderIdsOf(salted(1))).not.toBe(ids)
  })

  describe('an order with a Bitcoin address of base58', () => {
    const order = (recipient: string) => changed(({ output }) => (output.payments[0].recipient = recipient))
    const key = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
    const ids = orderIdsOf(decodeOrderData(order(key)))

    it('behavior: has the id of either encoding, the newer one first', () => {
      // Without a mark, its bytes are those of a witness of the same key.
      const [older] = orderIdsOf(decodeOrderData(order('bc1qvt5s0v2uhuna2sjnn84ldu8m2r4m3rcc4048ry')))
      expect(ids).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/), older])
      expect(new Set(ids).size).toBe(2)
    })

    it('behavior: takes the ID that the provider gives, in any letter case', () => {
      const [newer, older = ''] = ids
      expect(decodeOrder(order(key))?.id).toBe(newer)
      expect(decodeOrder(order(key), older.toUpperCase().replace('0X', '0x'))?.id).toBe(older)
      expect(decodeOrder(order(key), newer)?.id).toBe(newer)
      expect(decodeOrder(order(key), orderId)?.id).toBe(newer)
    })
  })

  it('behavior: ignores the letter case of addresses and the form of numbers', () => {
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
  ])('behavior: gives the same id for %s', (_, change) => {
    expect(idOf(changed(change))).toBe(orderId)
  })

  it.each([undefined, null, ''])('behavior: treats extra data %j as empty', (none) => {
    const empty = changed((order) => (order.output.extraData = '0x'))
    expect(idOf(changed((order) => (order.output.extraData = none)))).toBe(idOf(empty))
  })

  it('behavior: gives no ID for an order with a part missing', () => {
    expect(orderIdsOf(decodeOrderData(changed((order) => delete order.salt)))).toEqual([])
  })

  const fields = pathsOf(orderData)

  it('behavior: hashes all of its fields', () => {
    expect(fields).toHaveLength(27)
  })

  it.each(fields)('behavior: gives another ID for another %s', (path) => {
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
      'an address of no family whose encoding is public',
      changed((order) => (order.output.payments[0].recipient = '0x2::sui::SUI')),
    ],
    [
      'a solver outside of the EVM',
      changed((order) => (order.solver = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4')),
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
    ['invalid extra data', changed((order) => (order.output.extraData = 'more'))],
    ['a list with a hole', changed((order) => (order.fees = [null]))],
  ])('behavior: gives %s no ID', (_, data) => {
    expect(idOf(data)).toBeUndefined()
  })
})

describe('fees and calls of an order', () => {
  const account = '0x00000000000000000000000000000000000000f1'
  const feeToken = '0x00000000000000000000000000000000000000c7'
  const call = '0x0badc0de'
  const fee = {
    recipientChainId: 'arbitrum',
    recipient: account,
    currencyChainId: 'ethereum',
    currency: feeToken,
    amount: '123',
  }
  const order = () =>
    changed((copy) => {
      copy.fees = [fee]
      copy.output.calls = [call]
    })

  it('default: hashes them as EIP-712 specifies', () => {
    const word = (type: string, value: unknown) => encodeAbiParameters([{ type }], [value])
    const text = (value: string) => keccak256(stringToHex(value))
    const structOf = (type: string, parts: readonly Hex[]) => keccak256(concat([text(type), ...parts]))
    const listOf = (hashes: readonly Hex[]) => keccak256(concat(hashes))
    // Retyped from the public SDK: github.com/relayprotocol/relay-settlement, `packages/sdk/src/order.ts`.
    const Fee =
      'Fee(string recipientChainId,bytes recipient,string currencyChainId,bytes currency,uint256 amount)'
    const Input = 'Input(InputPayment payment,InputRefund[] refunds)'
    const InputPayment = 'InputPayment(string chainId,bytes currency,uint256 amount,uint256 weight)'
    const InputRefund =
      'InputRefund(string chainId,bytes recipient,bytes currency,uint256 minimumAmount,uint32 deadline,bytes extraData)'
    const Output =
      'Output(string chainId,OutputPayment[] payments,uint32 deadline,bytes[] calls,bytes extraData)'
    const OutputPayment =
      'OutputPayment(bytes recipient,bytes currency,uint256 minimumAmount,uint256 expectedAmount)'
    const Order =
      'Order(string version,string solverChainId,address solver,uint256 salt,Input[] inputs,Output output,Fee[] fees)'
    const { version, solverChainId, solver, salt, inputs, output } = orderData
    const hash = structOf([Order, Fee, Input, InputPayment, InputRefund, Output, OutputPayment].join(''), [
      text(version),
      text(solverChainId),
      word('address', solver),
      word('uint256', BigInt(salt)),
      listOf(
        inputs.map(({ payment, refunds }) =>
          structOf([Input, InputPayment, InputRefund].join(''), [
            structOf(InputPayment, [
              text(payment.chainId),
              keccak256(payment.currency as Hex),
              word('uint256', BigInt(payment.amount)),
              word('uint256', BigInt(payment.weight)),
            ]),
            listOf(
              refunds.map((refund) =>
                structOf(InputRefund, [
                  text(refund.chainId),
                  keccak256(refund.recipient as Hex),
                  keccak256(refund.currency as Hex),
                  word('uint256', BigInt(refund.minimumAmount)),
                  word('uint32', refund.deadline),
                  keccak256(refund.extraData as Hex),
                ]),
              ),
            ),
          ]),
        ),
      ),
      structOf([Output, OutputPayment].join(''), [
        text(output.chainId),
        listOf(
          output.payments.map((payment) =>
            structOf(OutputPayment, [
              keccak256(payment.recipient as Hex),
              keccak256(payment.currency as Hex),
              word('uint256', BigInt(payment.minimumAmount)),
              word('uint256', BigInt(payment.expectedAmount)),
            ]),
          ),
        ),
        word('uint32', output.deadline),
        listOf([keccak256(call)]),
        keccak256(output.extraData as Hex),
      ]),
      listOf([
        structOf(Fee, [
          text(fee.recipientChainId),
          keccak256(account),
          text(fee.currencyChainId),
          keccak256(feeToken),
          word('uint256', 123n),
        ]),
      ]),
    ])
    expect(idOf(order())).toBe(hash)
  })

  it('behavior: gives an ID for an order without payments, refunds or inputs', () => {
    const parts = [
      changed((copy) => delete copy.inputs),
      changed((copy) => delete copy.inputs[0].refunds),
      changed((copy) => delete copy.output.payments),
    ]
    const ids = parts.map((part) => idOf(part))
    expect(new Set([...ids, orderId, undefined]).size).toBe(5)
    expect(ids[0]).toBe(idOf(changed((copy) => (copy.inputs = []))))
    expect(ids[1]).toBe(idOf(changed((copy) => (copy.inputs[0].refunds = []))))
    expect(ids[2]).toBe(idOf(changed((copy) => (copy.output.payments = []))))
  })

  it('behavior: treats a refund without extra data as one with empty extra data', () => {
    expect(idOf(changed((copy) => delete copy.inputs[0].refunds[0].extraData))).toBe(
      idOf(changed((copy) => (copy.inputs[0].refunds[0].extraData = '0x'))),
    )
  })
})

/** Every text and number of a value, by its path. */
function pathsOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))
}
