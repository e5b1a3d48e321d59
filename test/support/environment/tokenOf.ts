import type { TestEnvironment } from './createTestEnvironment.ts'

/** A token on one of a test environment's two chains. */
export function tokenOf(
  { chains, tokens }: Pick<TestEnvironment, 'chains' | 'tokens'>,
  chain: 0 | 1,
  symbol = 'USDC',
) {
  const chainId = chains[chain].id
  const token = tokens.find((token) => token.chainId === chainId && token.symbol === symbol)
  if (!token) throw new TypeError(`no ${symbol} on ${chainId}`)
  return token
}
