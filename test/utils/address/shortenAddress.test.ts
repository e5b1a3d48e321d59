import { describe, expect, it } from 'vitest'
import { shortenAddress } from '../../../src/utils/address/shortenAddress.ts'

describe('shortenAddress', () => {
  it('default: both ends, as many as people compare', () => {
    expect(shortenAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39Fd6…b92266')
  })

  it('behavior: what would not become shorter stays', () => {
    expect(shortenAddress('12345678901234567')).toBe('12345678901234567')
    expect(shortenAddress('123456789012345678')).toBe('12345678…345678')
  })
})
