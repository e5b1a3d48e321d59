import {
  hashMessage,
  parseSignature,
  recoverAddress,
  serializeCompactSignature,
  signatureToCompactSignature,
  slice,
  concat,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { normalizeSignature } from '../../../../src/execution/run/send/normalizeSignature.ts'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
// Signatures of both parities, by viem.
const messages = ['one', 'two', 'three', 'four']

describe('normalizeSignature', () => {
  it.each(messages)('default: keeps 65 bytes that end in 27 or 28, of %s', async (message) => {
    const signature = await account.signMessage({ message })
    expect(normalizeSignature(signature)).toBe(signature)
    expect(normalizeSignature(signature.toUpperCase().replace('0X', '0x'))).toBe(signature)
  })

  it.each(messages)(
    'behavior: turns an end of 0 or 1 into 27 or 28, and 64 bytes into 65, of %s',
    async (message) => {
      const signature = await account.signMessage({ message })
      const { yParity, ...parsed } = parseSignature(signature)
      expect(normalizeSignature(concat([slice(signature, 0, 64), `0x0${yParity}`]))).toBe(signature)
      const compact = serializeCompactSignature(signatureToCompactSignature({ yParity, ...parsed }))
      expect(normalizeSignature(compact)).toBe(signature)
      expect(
        await recoverAddress({ hash: hashMessage(message), signature: normalizeSignature(compact) }),
      ).toBe(account.address)
    },
  )

  it.each(['0x51', `0x${'ab'.repeat(200)}`, `0x${'00'.repeat(64)}05`])(
    'behavior: keeps any other signature as it is: %s',
    (answer) => expect(normalizeSignature(answer)).toBe(answer),
  )

  it.each([['0x'], [''], ['0xzz'], [undefined], [null], [{ signature: '0x51' }], [7]])(
    'error: refuses %j',
    (answer) =>
      expect(() => normalizeSignature(answer)).toThrow(
        expect.objectContaining({
          name: 'WalletError',
          message: expect.stringContaining('The wallet returned no signature'),
        }),
      ),
  )
})
