import type { Token } from '../../../utils/tokens/token.ts'
import { parseUsd, usdOf } from '../../../utils/amounts/usd.ts'
import { tokenKey } from '../../../utils/tokens/tokenId.ts'

interface Holdings {
  /** By `tokenKey`, in base units. */
  balances: ReadonlyMap<string, bigint>
  /** US dollars for one token, if known. */
  prices: ReadonlyMap<Token, string>
}

/** Sorts by value, highest first and unknown last; otherwise keeps the page's order. */
export function sortByWorth(tokens: readonly Token[], { balances, prices }: Holdings): readonly Token[] {
  const worthOf = (token: Token) => {
    const balance = balances.get(tokenKey(token)) ?? 0n
    return parseUsd(usdOf(balance, { decimals: token.decimals, price: prices.get(token) })) ?? -1n
  }
  const worths = new Map(tokens.map((token) => [token, worthOf(token)]))
  return tokens.toSorted((one, other) => {
    const difference = (worths.get(other) ?? -1n) - (worths.get(one) ?? -1n)
    return difference > 0n ? 1 : difference < 0n ? -1 : 0
  })
}
