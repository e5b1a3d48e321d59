import { hashMessage, type Hex } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { isSignedBySolver } from '../../../src/decode/order/isSignedBySolver.ts'
import { publicOrders } from '../../support/orders/publicOrders.ts'

const { orderId } = publicOrders['a sponsored swap']
const privateKey: Hex = `0x${'5a'.repeat(32)}`
const { address: solver } = privateKeyToAccount(privateKey)
const signed = (hash: Hex) => sign({ hash, privateKey, to: 'hex' })

describe('isSignedBySolver', () => {
  it('default: accepts a signature of the ID itself, or of a message of its bytes', async () => {
    for (const hash of [orderId, hashMessage({ raw: orderId })] as const) {
      const signature = await signed(hash)
      expect(await isSignedBySolver({ orderId, solver, signature })).toBe(true)
    }
  })

  it.each<[string, () => Promise<{ orderId?: Hex; solver?: Hex; signature?: Hex }>]>([
    ['another order', async () => ({ orderId: publicOrders['a swap at a fixed rate'].orderId })],
    ['another solver', async () => ({ solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef' })],
    ['the text of the id', async () => ({ signature: await signed(hashMessage(orderId)) })],
    ['no signature', async () => ({ signature: '0x' })],
    ['invalid bytes', async () => ({ signature: `0x${'ff'.repeat(65)}` })],
  ])('behavior: refuses %s', async (_, change) => {
    const signature = await signed(orderId)
    expect(await isSignedBySolver({ orderId, solver, signature, ...(await change()) })).toBe(false)
  })
})
