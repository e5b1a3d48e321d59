import { describe, expect, it } from 'vitest'
import { shortenAddress } from '../../../src/utils/address/shortenAddress.ts'

describe('shortenAddress', () => {
  it('default: both ends, as many as people compare', () => {
    expect(shortenAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39F…2266')
  })

  it('behavior: keeps what would not become shorter', () => {
    expect(shortenAddress('123456789012')).toBe('123456789012')
    expect(shortenAddress('1234567890123')).toBe('123456…0123')
  })
})
