'use client'
import { useCallback } from 'react'
import type { Token } from '../../../../config/tokens/token.ts'
import { symbolOf } from '../../model/tokens/tokenNames.ts'
import { quoteSymbol } from './quoteSymbol.ts'
import { useMessages } from '../useMessages.ts'

/**
 * Names tokens beside an amount. What only its contract calls itself stands between quotation marks: `K`, `000` or `million`
 * would be read as a part of the amount. The page's own words stand as they are.
 */
export function useSymbolText(): (token: Pick<Token, 'symbol' | 'verified'> | undefined) => string {
  const translate = useMessages()
  return useCallback(
    (token) => (token?.verified === false ? quoteSymbol(token.symbol, translate) : symbolOf(token)),
    [translate],
  )
}
