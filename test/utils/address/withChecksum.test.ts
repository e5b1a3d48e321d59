import { expect, it } from 'vitest'
import { shortenAddress } from '../../../src/utils/address/shortenAddress.ts'
import { withChecksum } from '../../../src/utils/address/withChecksum.ts'

const written = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it.each([written.toLowerCase(), `0x${written.slice(2).toUpperCase()}`])(
  'default: gives an address in one case its checksum: %s',
  (address) => {
    expect(withChecksum(address)).toBe(written)
    expect(shortenAddress(address)).toBe('0x5aAe…eAed')
  },
)

it.each([
  written,
  // A wrong checksum isn't mended: the address may be wrong, too.
  written.replace('5aA', '5Aa'),
  `0x${'ab'.repeat(32)}`,
  '0xabcdef',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
])('behavior: keeps %s as it is', (text) => {
  expect(withChecksum(text)).toBe(text)
})
