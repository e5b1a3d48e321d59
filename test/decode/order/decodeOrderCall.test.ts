import { concat, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'
import { decodeOrderCall } from '../../../src/decode/order/decodeOrderCall.ts'
import { publicOrderCall } from '../../support/orders/publicOrders.ts'

const wrap = {
  to: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  value: 100_000_000_000_000_000n,
  data: '0xd0e30db0',
}

describe('decodeOrderCall', () => {
  it('default: decodes a call of a public order', () => {
    expect(decodeOrderCall(publicOrderCall)).toEqual(wrap)
  })

  it.each<[string, Hex]>([
    ['nothing', '0x'],
    ['a cut one', publicOrderCall.slice(0, -64) as Hex],
    ['one with more behind it', concat([publicOrderCall, '0x00'])],
    ['an address with something in front of it', publicOrderCall.replace('0x00', '0x01') as Hex],
    ['bytes that begin elsewhere', publicOrderCall.replace('0000060', '0000080') as Hex],
  ])('behavior: decodes %s as no call', (_, call) => {
    expect(decodeOrderCall(call)).toBeUndefined()
  })
})

describe('decodeOrder', () => {
  it('behavior: decodes every call it can; an unreadable one hides no other', () => {
    expect(decodeOrder({ output: { calls: [publicOrderCall] } })?.output?.calls).toEqual([wrap])
    const order = decodeOrder({ output: { calls: [publicOrderCall, '0xab'] } })
    expect(order).toMatchObject({ isWhole: false, output: { calls: [wrap, undefined] } })
  })

  it.each([
    [
      `0x${'0'.repeat(24)}b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f`,
      '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
    ],
    // The settlement reads the end of the first word.
    [`0x${'1'.repeat(64)}`, `0x${'1'.repeat(40)}`],
    [`0x${'2'.repeat(64)}${'3'.repeat(64)}`, `0x${'2'.repeat(40)}`],
    [`0x${'1'.repeat(62)}`, undefined],
    ['0x', undefined],
    [undefined, undefined],
  ])('behavior: reads the contract for the calls from the extraData %s', (extraData, fillContract) => {
    expect(decodeOrder({ output: { extraData } })?.output?.fillContract).toBe(fillContract)
  })
})
