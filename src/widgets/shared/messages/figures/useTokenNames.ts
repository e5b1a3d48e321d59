'use client'
import { useCallback } from 'react'
import type { Token } from '../../../../utils/tokens/token.ts'
import { useReadTokens } from '../../../../hooks/internal/tokens/useReadTokens.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import type { EmbeddedCurrency } from '../../../../schemas/currency.ts'
import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { findToken } from '../../model/tokens/findToken.ts'
import { symbolOf } from '../../model/tokens/tokenNames.ts'
import { quoteSymbol, toWord } from './quoteSymbol.ts'
import { type TokenId } from '../../../../utils/tokens/tokenId.ts'
import { useMessages } from '../useMessages.ts'

/** Returns a currency with the names to show. */
export type NameToken = <currency extends EmbeddedCurrency>(currency: currency) => currency

/**
 * Names currencies for display: from the page's own list, or else from the token's contract. Until the contract has answered, only by
 * address, whatever the provider says. The provider's names are used only if no contract can be read; the decimals are then those of the
 * page's only token with that symbol. Anything else stays unknown.
 *
 * Names from contracts and from the provider are quoted: next to an amount, a symbol such as `K`, `000` or `million` would look like part
 * of it.
 *
 * @param currencies The currencies to name.
 */
export function useTokenNames(currencies: readonly (EmbeddedCurrency | undefined)[]): NameToken {
  const translate = useMessages()
  const { tokens } = useTokens()
  const places = currencies.flatMap((currency) => placeOf(currency) ?? [])
  const readToken = useReadTokens(places.filter((place) => !findToken(tokens, place)))
  return useCallback(
    (currency) => {
      const place = placeOf(currency)
      const token = place && (findToken(tokens, place) ?? readToken(place))
      if (token && symbolOf(token)) {
        const { name, decimals, verified } = token
        return {
          ...currency,
          symbol: verified === false ? quoteSymbol(token.symbol, translate) : token.symbol,
          name,
          decimals,
        }
      }
      // A contract may return an invisible symbol.
      if (place && token !== undefined) {
        const decimals = token?.decimals ?? currency.decimals
        return { ...currency, decimals, symbol: shortenAddress(place.address), name: place.address }
      }
      const word = currency.symbol ?? ''
      if (!toWord(word)) return currency
      const decimals = currency.decimals ?? onlyToken(tokens, currency)?.decimals
      return { ...currency, decimals, symbol: quoteSymbol(word, translate) }
    },
    [translate, tokens, readToken],
  )
}

/** The page’s token for a currency without an address: the only one with that symbol on its chain. */
function onlyToken(
  tokens: readonly Token[],
  { chainId, address, symbol }: EmbeddedCurrency,
): Token | undefined {
  if (chainId === undefined || address !== undefined || symbol === undefined) return undefined
  const found = tokens.filter((token) => token.chainId === chainId && token.symbol === symbol)
  return found.length === 1 ? found[0] : undefined
}

function placeOf({ chainId, address }: Partial<EmbeddedCurrency> = {}): TokenId | undefined {
  return chainId === undefined || address === undefined ? undefined : { chainId, address }
}
