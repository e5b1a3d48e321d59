import fc from 'fast-check'
import { concat, hexToBigInt, keccak256, maxUint256, numberToHex, slice, type Hex } from 'viem'
import { privateKeyToAddress, sign } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { recoverSigner } from '../../../../src/simulated/contracts/accounts/recoverSigner.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const word = fc.bigInt({ min: 1n, max: order - 1n }).map((number) => numberToHex(number, { size: 32 }))

describe('recoverSigner', () => {
  it('default: finds the signer of any hash', async () => {
    await fc.assert(
      fc.asyncProperty(word, word, async (privateKey, hash) => {
        const signature = await sign({ hash, privateKey, to: 'hex' })
        expect(recoverSigner(hash, signature)).toBe(privateKeyToAddress(privateKey))
      }),
      { numRuns: 50 },
    )
  })

  it('behavior: accepts a hash beyond the order of the curve', async () => {
    const privateKey = keccak256('0x01')
    const hash = numberToHex(maxUint256)
    const signature = await sign({ hash, privateKey, to: 'hex' })
    expect(recoverSigner(hash, signature)).toBe(privateKeyToAddress(privateKey))
  })

  it('error: recovers nothing from an invalid or changed signature', async () => {
    const privateKey = keccak256('0x01')
    const hash = keccak256('0x02')
    const signature = await sign({ hash, privateKey, to: 'hex' })
    const [r, s, v] = [slice(signature, 0, 32), slice(signature, 32, 64), slice(signature, 64)]
    const zero = numberToHex(0n, { size: 32 })
    const mirrored = numberToHex(order - hexToBigInt(s), { size: 32 })
    const broken: Hex[] = [
      '0x',
      concat([signature, '0x00']),
      concat([zero, s, v]),
      concat([r, zero, v]),
      concat([numberToHex(order), s, v]),
      concat([r, s, '0x00']),
      // The same statement by the upper half of s, with the other parity.
      concat([r, mirrored, v === '0x1b' ? '0x1c' : '0x1b']),
      // No point of the curve has this x.
      concat([numberToHex(5n, { size: 32 }), s, v]),
    ]
    for (const one of broken) expect(recoverSigner(hash, one)).toBeUndefined()
    expect(recoverSigner(keccak256('0x03'), signature)).not.toBe(privateKeyToAddress(privateKey))
  })
})
