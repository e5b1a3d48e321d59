import { describe, expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import {
  defaultRoute,
  tokenOn,
  withChain,
} from '../../../../../src/widgets/deposit-address/model/form/depositRoute.ts'

const chain = (id: number, symbol: string) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: symbol, symbol, decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const native = '0x0000000000000000000000000000000000000000'
const token = (chainId: number, address: string): Token => ({
  chainId,
  address,
  symbol: 'A',
  name: 'A',
  decimals: 18,
})

describe('defaultRoute', () => {
  it('default: chooses the first two networks with the same native token', () => {
    const chains = [chain(1, 'BNB'), chain(2, 'ETH'), chain(3, 'POL'), chain(4, 'ETH'), chain(5, 'POL')]
    expect(defaultRoute(chains)).toEqual({ originChainId: 2, destinationChainId: 4 })
  })

  it('behavior: chooses only the first network without two such networks', () => {
    const chains = [chain(1, 'BNB'), chain(2, 'ETH')]
    expect(defaultRoute(chains)).toEqual({ originChainId: 1, destinationChainId: undefined })
    expect(defaultRoute([])).toEqual({ originChainId: undefined, destinationChainId: undefined })
  })
})

describe('withChain', () => {
  const route = { originChainId: 1, destinationChainId: 2 }

  it('default: only the chosen side changes', () => {
    expect(withChain(route, 'originChainId', 3)).toEqual({ originChainId: 3, destinationChainId: 2 })
    expect(withChain(route, 'destinationChainId', 3)).toEqual({ originChainId: 1, destinationChainId: 3 })
  })

  it('behavior: swaps the sides when the network of the other side is chosen', () => {
    const turned = { originChainId: 2, destinationChainId: 1 }
    expect(withChain(route, 'originChainId', 2)).toEqual(turned)
    expect(withChain(route, 'destinationChainId', 1)).toEqual(turned)
  })
})

describe('tokenOn', () => {
  const tokens = [token(2, native), token(1, native), token(1, `0x${'a'.repeat(40)}`)]

  it('default: finds the native token of a network, or the one at an address', () => {
    expect(tokenOn(chain(1, 'ETH'), tokens)).toBe(tokens[1])
    expect(tokenOn(chain(1, 'ETH'), tokens, `0x${'A'.repeat(40)}`)).toBe(tokens[2])
    expect(tokenOn(chain(2, 'ETH'), tokens, `0x${'a'.repeat(40)}`)).toBeUndefined()
    expect(tokenOn(undefined, tokens)).toBeUndefined()
  })
})
