// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { completeCurrency } from '../../../../src/widgets/shared/model/completeCurrency.ts'

const usdc = {
  chainId: 31337,
  address: '0x00000000000000000000000000000000000000aB',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
} as const

describe('completeCurrency', () => {
  it.each([
    ['nothing but where it is', {}],
    ['the symbol and name of another token', { symbol: 'WBTC', name: 'Wrapped Bitcoin' }],
    ['other decimals', { decimals: 8 }],
    ['an address in small letters', { address: usdc.address.toLowerCase() }],
  ])('default: a token of the page is what the page calls it, where the service says %s', (_, said) => {
    const currency = { chainId: usdc.chainId, address: usdc.address, ...said }
    const { symbol, name, decimals } = usdc
    expect(completeCurrency(currency, [usdc])).toMatchObject({ symbol, name, decimals })
  })

  it.each([
    ['of another chain', { chainId: 31338 }],
    ['of another address', { address: '0x00000000000000000000000000000000000000aC' }],
    ['without an address', { address: undefined }],
  ])('behavior: the service’s word stays for one %s', (_, change) => {
    const currency = { ...usdc, symbol: 'WBTC', name: undefined, ...change }
    expect(completeCurrency(currency, [usdc])).toBe(currency)
  })
})
