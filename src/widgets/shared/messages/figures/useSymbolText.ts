'use client'
import { useCallback } from 'react'
import type { Token } from '../../../../utils/tokens/token.ts'
import { symbolOf } from '../../model/tokens/tokenNames.ts'
import { quoteSymbol } from './quoteSymbol.ts'
import { useMessages } from '../useMessages.ts'

/**
 * A token's symbol next to an amount. A symbol known only from the contract is quoted: `K`, `000` or `million` would
 * look like part of the amount. The page's own symbols aren't quoted.
 */
export function useSymbolText(): (token: Pick<Token, 'symbol' | 'verified'> | undefined) => string {
  const translate = useMessages()
  return useCallback(
    (token) => (token?.verified === false ? quoteSymbol(token.symbol, translate) : symbolOf(token)),
    [translate],
  )
}
