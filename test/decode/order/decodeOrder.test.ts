// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { decodeOrder, decodePaymentDetails } from '../../../src/decode/order/decodeOrder.ts'

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
  ])('default: %j', (details, taken) => {
    expect(decodePaymentDetails(details)).toEqual(taken)
  })

  it.each([
    undefined,
    null,
    'all',
    { chainId: true },
    { currency: 5 },
    { amount: 5 },
    { amount: '0x5' },
    { amount: '-5' },
  ])('error: %j can’t be read', (details) => {
    expect(decodePaymentDetails(details)).toBeUndefined()
  })
})

describe('decodeOrder', () => {
  const payment = { recipient: address, currency: address, minimumAmount: '5' }
  const call = { to: address, value: '0', data: '0xab' }

  it.each([
    [{}, {}],
    [
      { inputs: [{}], output: {} },
      { inputs: [{}], output: {} },
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
    [
      { solver: '', inputs: null, output: '' },
      { inputs: undefined, output: undefined },
    ],
    [
      {
        inputs: [
          { payment: null, refunds: '' },
          { refunds: [{ recipient: address, chainId: '', currency: null, deadline: '' }] },
        ],
        output: { chainId: '', payments: null, calls: '', deadline: null, extraData: '' },
      },
      { inputs: [{}, { refunds: [{ recipient: address }] }], output: {} },
    ],
    [{ output: { deadline: '1764000000' } }, { output: { deadline: 1764000000 } }],
  ])('default: each part may be missing, or have no value: %j', (data, order) => {
    expect(decodeOrder(data)).toEqual(order)
  })

  it.each([
    undefined,
    [],
    { inputs: {} },
    { inputs: [null] },
    { inputs: [{ payment: { amount: '1.5' } }] },
    { inputs: [{ refunds: [{}] }] },
    { inputs: [{ refunds: {} }] },
    { output: [] },
    { output: { chainId: false } },
    { output: { payments: [{}] } },
    { output: { payments: [{ ...payment, currency: 5 }] } },
    { output: { payments: [{ ...payment, minimumAmount: 'much' }] } },
    { output: { calls: [{ ...call, to: undefined }] } },
    { output: { calls: [{ ...call, value: undefined }] } },
    { output: { calls: [{ ...call, data: 'ab' }] } },
  ])('error: %j can’t be read', (data) => {
    expect(decodeOrder(data)).toBeUndefined()
  })
})
