import { describe, expect, it } from 'vitest'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'
import { decodePaymentDetails } from '../../../src/decode/order/orderData.ts'

const address = '0x00000000000000000000000000000000000000a1'

describe('decodePaymentDetails', () => {
  it.each([
    [{}, {}],
    [
      { chainId: 8453, currency: address, amount: '5' },
      { chainId: '8453', currency: address, amount: 5n },
    ],
    [{ chainId: 'base' }, { chainId: 'base' }],
    [{ chainId: '', currency: null, amount: '' }, {}],
    [{ chainId: null, currency: '', amount: null }, {}],
  ])('default: decodes %j', (details, taken) => {
    expect(decodePaymentDetails(details)).toEqual(taken)
  })

  it.each([
    [undefined, {}],
    ['all', {}],
    [
      { chainId: true, currency: address, amount: '7' },
      { currency: address, amount: 7n },
    ],
    [{ chainId: 'base', currency: 5, amount: '-5' }, { chainId: 'base' }],
    [{ amount: 5 }, { amount: 5n }],
    [{ amount: '0x5' }, { amount: 5n }],
    [{ amount: 1.5 }, {}],
  ])('behavior: reads the readable parts of %j', (details, taken) => {
    expect(decodePaymentDetails(details)).toEqual(taken)
  })
})

describe('decodeOrder', () => {
  const payment = { recipient: address, currency: address, minimumAmount: '5' }
  const call = { to: address, value: '0', data: '0xab' }

  it.each<[unknown, object]>([
    [{}, {}],
    [
      { inputs: [{}], output: {} },
      { inputs: [{}], output: { calls: [] } },
    ],
    [
      {
        inputs: [{ payment: { chainId: 1, amount: '7' }, refunds: [{ recipient: address }] }],
        output: { chainId: 'base', payments: [payment, { recipient: address }], calls: [call] },
      },
      {
        inputs: [{ payment: { chainId: '1', amount: 7n }, refunds: [{ recipient: address }] }],
        output: {
          chainId: 'base',
          payments: [{ ...payment, minimumAmount: 5n }, { recipient: address }],
          calls: [{ ...call, value: 0n }],
        },
      },
    ],
    [{ solver: '', inputs: null, output: '' }, {}],
    [
      {
        inputs: [
          { payment: null, refunds: '' },
          { refunds: [{ recipient: address, chainId: '', currency: null, deadline: '' }] },
        ],
        output: { chainId: '', payments: null, calls: '', deadline: null, extraData: '' },
      },
      { inputs: [{}, { refunds: [{ recipient: address }] }], output: { calls: [] } },
    ],
    [{ output: { deadline: '1764000000' } }, { output: { deadline: 1764000000, calls: [] } }],
    [{ inputs: [{ payment: { amount: 9 } }] }, { inputs: [{ payment: { amount: 9n } }] }],
    [{ inputs: [{ payment: { amount: '0x9' } }] }, { inputs: [{ payment: { amount: 9n } }] }],
    [
      { solver: 5, salt: 'much', fees: {}, output: { deadline: 'soon', extraData: 7 } },
      { output: { calls: [] } },
    ],
  ])('default: each part may be missing, or have no value: %j', (data, order) => {
    expect(decodeOrder(data)).toEqual({ isWhole: true, ...order })
  })

  it.each([undefined, null, ''])('default: decodes %j as no order', (data) => {
    expect(decodeOrder(data)).toBeUndefined()
  })

  it.each<[unknown, object]>([
    ['all', {}],
    [[], {}],
    [{ inputs: {} }, {}],
    [{ inputs: [null] }, { inputs: [{}] }],
    [
      { inputs: [{ payment: { amount: '1.5' }, refunds: [{ recipient: address }] }] },
      { inputs: [{ payment: {}, refunds: [{ recipient: address }] }] },
    ],
    [
      { inputs: [{ refunds: [{}, { recipient: address }] }] },
      { inputs: [{ refunds: [{}, { recipient: address }] }] },
    ],
    [{ inputs: [{ refunds: {} }] }, { inputs: [{}] }],
    [{ output: [] }, { output: { calls: [] } }],
    [{ output: { chainId: false } }, { output: { calls: [] } }],
    [{ output: { payments: [{}] } }, { output: { payments: [{}], calls: [] } }],
    [
      { output: { payments: [{ ...payment, currency: 5 }] } },
      { output: { payments: [{ recipient: address, minimumAmount: 5n }], calls: [] } },
    ],
    [
      { output: { payments: [{ ...payment, minimumAmount: 'much' }] } },
      { output: { payments: [{ recipient: address, currency: address }], calls: [] } },
    ],
    [{ output: { calls: [{ ...call, to: undefined }] } }, { output: { calls: [undefined] } }],
    [{ output: { calls: [{ ...call, value: undefined }] } }, { output: { calls: [undefined] } }],
    [{ output: { calls: [{ ...call, data: 'ab' }] } }, { output: { calls: [undefined] } }],
    [{ output: { calls: ['all'] } }, { output: { calls: [undefined] } }],
    [{ output: { calls: [null] } }, { output: { calls: [undefined] } }],
  ])('error: keeps the other parts if one of %j is unreadable', (data, order) => {
    expect(decodeOrder(data)).toEqual({ isWhole: false, ...order })
  })
})
