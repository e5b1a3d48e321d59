import { describe, expect, it } from 'vitest'
import { isLookAlikeAddress } from '../../../src/utils/address/isLookAlikeAddress.ts'

describe('isLookAlikeAddress', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  it.each([
    ['the same', address, false],
    ['the same in another letter case', address.toLowerCase(), false],
    ['starting alike', `0xf39F${'0'.repeat(36)}`, true],
    ['ending alike', `0x${'0'.repeat(36)}2266`, true],
    ['starting alike by three', `0xf390${'0'.repeat(36)}`, false],
    ['another', `0x${'7'.repeat(40)}`, false],
  ])('parameters: %s', (_, other, isLookAlike) => {
    expect(isLookAlikeAddress(address, other)).toBe(isLookAlike)
  })
})
