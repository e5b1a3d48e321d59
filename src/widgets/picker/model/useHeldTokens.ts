'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Token } from '../../../config/tokens/token.ts'
import { useTokenPrices } from '../../../hooks/internal/tokens/useTokenPrices.ts'
import { sortByWorth } from './sortByWorth.ts'
import { searchEntriesOf } from './tokenSearch.ts'
import { useHeldBalances } from './useHeldBalances.ts'

/** The list waits no longer than this for prices, in milliseconds. */
const maxWaitMs = 1_000

export interface HeldTokens {
  /** What is worth most first. The order stays as it was when the list was shown: nothing moves under anybody's hand. */
  held: readonly Token[]
  /** US dollars for one token, where that is known. */
  prices: ReadonlyMap<Token, string>
  isWaiting: boolean
}

/** Finds what the connected wallet holds, and what that is worth. */
export function useHeldTokens(tokens: readonly Token[], sought: readonly Token[]): HeldTokens {
  const { balances, isWaiting: isReading } = useHeldBalances(sought)
  const found = useMemo(
    () => searchEntriesOf(tokens).flatMap(({ key, token }) => ((balances.get(key) ?? 0n) > 0n ? token : [])),
    [tokens, balances],
  )
  const { prices, isLoading } = useTokenPrices(found)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  const isWaiting = isReading || (isLoading && !isLate)
  // Prices that come later are shown, and change no order.
  const [shown, setShown] = useState<{ found: readonly Token[]; prices: ReadonlyMap<Token, string> }>()
  if (!isWaiting && shown?.found !== found) setShown({ found, prices })
  const orderedBy = shown?.found === found ? shown.prices : prices
  const held = useMemo(
    () => sortByWorth(found, { balances, prices: orderedBy }),
    [found, balances, orderedBy],
  )
  return { held, prices, isWaiting }
}
