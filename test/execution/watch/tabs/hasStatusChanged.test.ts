import { describe, expect, it } from 'vitest'
import { hasStatusChanged } from '../../../../src/execution/watch/tabs/hasStatusChanged.ts'

type Told = Parameters<typeof hasStatusChanged>[0]

const known: Told = { rawStatus: 'pending', isDeposited: true, inTxHashes: ['0xin'], txHashes: ['0xout'] }

describe('hasStatusChanged', () => {
  it.each<[string, Partial<Told>]>([
    ['another word', { rawStatus: 'submitted' }],
    ['that nothing has arrived', { isDeposited: false }],
    ['one more deposit', { inTxHashes: ['0xin', '0xin2'] }],
    ['another delivery', { txHashes: ['0xout2'] }],
    ['no delivery', { txHashes: undefined }],
    ['the hash of the other side', { inTxHashes: ['0xout'], txHashes: ['0xin'] }],
  ])('default: counts %s as new', (_, change) => {
    expect(hasStatusChanged({ ...known, ...change }, known)).toBe(true)
  })

  it('behavior: counts any report as new where nothing was known', () => {
    expect(hasStatusChanged(known, undefined)).toBe(true)
  })

  it('behavior: ignores an equal report, and missing hashes instead of an empty list', () => {
    expect(hasStatusChanged({ ...known, inTxHashes: ['0xin'] }, known)).toBe(false)
    const bare = { rawStatus: 'waiting', isDeposited: false }
    expect(hasStatusChanged({ ...bare, inTxHashes: [], txHashes: [] }, bare)).toBe(false)
  })
})
