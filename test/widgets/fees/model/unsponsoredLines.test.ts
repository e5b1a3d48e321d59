import { describe, expect, it } from 'vitest'
import type { FeeBreakdown, FeeLine, Figure } from '@causeway/react/widgets'
import { unsponsoredLines } from '../../../../src/widgets/fees/model/unsponsoredLines.ts'

const line = (key: FeeLine['key'], quoted: Figure): FeeLine => ({ key, chainId: 1, quoted })

describe('unsponsoredLines', () => {
  const share = (name: string, amount: bigint) => ({ name, total: { amount } })
  const names = {
    service: 'platform',
    destinationGas: 'execution',
    execution: 'execution',
    swap: 'swap',
    app: 'app',
  }
  const keysOf = (lines: readonly FeeLine[], components: readonly object[], isVerified = true) => {
    const quoted = { isVerified, sponsored: { amount: 7n }, components }
    return unsponsoredLines({ lines, sponsorship: { quoted } } as unknown as FeeBreakdown).map(
      ({ key }) => key,
    )
  }

  it.each(Object.entries(names))(
    'default: leaves out %s, listed as %s with the sponsor’s share',
    (key, name) => {
      const one = line(key as FeeLine['key'], { amount: 3n })
      expect(keysOf([one], [share(name, 3n)])).toEqual([])
      // It is another figure, or listed elsewhere.
      expect(keysOf([one], [share(name, 4n)])).toEqual([key])
      expect(keysOf([one], [share('other', 3n)])).toEqual([key])
      expect(keysOf([one], [share(name, 3n)], false)).toEqual([key])
      expect(keysOf([{ ...one, actual: { amount: 3n } }], [share(name, 3n)])).toEqual([key])
    },
  )

  it('behavior: leaves out what the sponsor pays in all, if it is the same', () => {
    expect(keysOf([line('sponsored', { amount: 7n })], [])).toEqual([])
    expect(keysOf([line('sponsored', { amount: 6n })], [])).toEqual(['sponsored'])
    expect(keysOf([{ ...line('sponsored', {}), quoted: undefined }], [])).toEqual(['sponsored'])
  })

  it('behavior: keeps a fee that was not quoted', () => {
    expect(keysOf([{ ...line('app', {}), quoted: undefined }], [share('app', 3n)])).toEqual(['app'])
  })
})
