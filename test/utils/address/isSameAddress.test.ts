import { describe, expect, it } from 'vitest'
import { isSameAddress } from '../../../src/utils/address/isSameAddress.ts'

describe('isSameAddress', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  it.each([
    ['the same address', address, address, true],
    ['the same address in lower case', address, address.toLowerCase(), true],
    ['another address', address, `${address.slice(0, -1)}7`, false],
    ['the prefix 0X', address, address.replace('0x', '0X'), false],
    ['words, in one letter case', 'Solana', 'Solana', true],
    ['words, in two letter cases', 'Solana', 'solana', false],
    ['too short for an address', '0xAB', '0xab', false],
    ['too long for an address', `${address}A`, `${address}a`, false],
    ['text before it, in another letter case', `A${address}`, `a${address}`, false],
    ['the same text before both', `x${address}`, `x${address.toLowerCase()}`, false],
    ['the same text behind both', `${address}x`, `${address.toLowerCase()}x`, false],
    ['a space behind one of them', address, `${address.toLowerCase()} `, false],
    [
      'a Bitcoin address in capitals',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      true,
    ],
    [
      'a Bitcoin address in base58, in two letter cases',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '1a1zp1ep5qgefi2dmptftl5slmv7divfna',
      false,
    ],
    [
      'a TON address, with and without bouncing',
      'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
      'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI',
      true,
    ],
    [
      'a TON address, and the same in raw form',
      'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
      '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8',
      true,
    ],
    [
      'a TON address on another workchain',
      '-1:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8',
      '0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8',
      false,
    ],
    [
      'a TON address of a test network',
      'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
      'kQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqKYH',
      false,
    ],
    [
      'a TON address with a wrong checksum',
      'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
      'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
      false,
    ],
    ['nothing on the left', undefined, address, false],
    ['nothing on the right', address, undefined, false],
    ['nothing at all', undefined, undefined, false],
  ])('parameters: %s', (_, one, other, isSame) => {
    expect(isSameAddress(one, other)).toBe(isSame)
  })
})
