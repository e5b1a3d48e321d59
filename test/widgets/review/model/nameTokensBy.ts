import type { Token } from '@causeway/react/execution'
import type { NameToken } from '../../../../src/widgets/shared/messages/figures/useTokenNames.ts'
import { findToken } from '../../../../src/widgets/shared/model/tokens/findToken.ts'

/** Names currencies by a list alone. */
export function nameTokensBy(tokens: readonly Token[]): NameToken {
  return (currency) => {
    const { chainId, address } = currency
    const token = chainId !== undefined && address !== undefined && findToken(tokens, { chainId, address })
    return token ? { ...currency, symbol: token.symbol, name: token.name } : currency
  }
}
