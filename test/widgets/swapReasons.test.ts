import { describe, expect, it } from 'vitest'
import type { Token } from '../../src/hooks/token.ts'
import { swapReasons, type SwapReasonsInput } from '../../src/widgets/swap/swapReasons.ts'

const usdc: Token = {
  chainId: 1,
  address: '0x0000000000000000000000000000000000000001',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
const dai: Token = { ...usdc, chainId: 2, symbol: 'DAI' }
const good: SwapReasonsInput = {
  isConnected: true,
  pay: { id: usdc, token: usdc, isKnownChain: true },
  receive: { id: dai, token: dai, isKnownChain: true },
  amount: { status: 'valid', amount: 5n },
  balance: 5n,
  balanceFormatted: '5',
  example: '1234.5',
  quote: 'ready',
}
const unknown = { id: usdc, token: undefined }

describe('swapReasons', () => {
  it('default: nothing stands against a good form', () => {
    expect(swapReasons(good)).toEqual([])
  })

  it.each<[string, Partial<SwapReasonsInput>, string[]]>([
    ['no wallet', { isConnected: false, balance: undefined, quote: 'none' }, ['connect']],
    ['no token', { pay: { ...unknown, id: undefined, isKnownChain: false } }, ['chooseToken']],
    ['an unknown token', { pay: { ...unknown, isKnownChain: true } }, ['unknownToken']],
    ['an unknown chain', { receive: { ...unknown, isKnownChain: false } }, ['unknownToken']],
    ['twice the same token', { receive: good.pay }, ['sameToken']],
    ['no amount', { amount: { status: 'empty' } }, ['enterAmount']],
    ['an amount of zero', { amount: { status: 'valid', amount: 0n } }, ['invalidAmount']],
    ['too many decimals', { amount: { status: 'invalid', fault: 'decimals' } }, ['invalidAmount']],
    ['more than the balance', { balance: 4n }, ['insufficientBalance']],
    ['an unknown balance', { balance: undefined }, []],
    ['a quote on its way', { quote: 'loading' }, ['quoteLoading']],
    ['no quote', { quote: 'error' }, ['quoteError']],
    ['an old quote', { quote: 'stale' }, ['quoteStale']],
    [
      'several at once',
      { isConnected: false, amount: { status: 'empty' }, pay: { ...unknown, isKnownChain: true } },
      ['unknownToken', 'connect', 'enterAmount'],
    ],
  ])('parameters: %s', (_, change, codes) => {
    expect(swapReasons({ ...good, ...change }).map(({ code }) => code)).toEqual(codes)
  })
})
