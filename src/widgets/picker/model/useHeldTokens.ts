'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { useTokenPrices } from '../../../hooks/internal/tokens/useTokenPrices.ts'
import { sortByWorth } from './sortByWorth.ts'
import { searchEntriesOf } from './tokenSearch.ts'
import { useHeldBalances } from './useHeldBalances.ts'

/** Longest time that the list waits for prices, in milliseconds. */
const maxWaitMs = 1_000

export interface HeldTokens {
  /** Highest value first. The order doesn't change once the list is shown, so that nothing moves while the user taps. */
  held: readonly Token[]
  /** US dollars for one token, if known. */
  prices: ReadonlyMap<Token, string>
  isWaiting: boolean
}

/** Finds the tokens that the connected wallet holds, and their value. */
export function useHeldTokens(tokens: readonly Token[], sought: readonly Token[]): HeldTokens {
  const { balances, isWaiting: isReading } = useHeldBalances(sought)
  const found = useMemo(
    () => searchEntriesOf(tokens).flatMap(({ key, token }) => ((balances.get(key) ?? 0n) > 0n ? token : [])),
    [tokens, balances],
  )
  const { prices, isLoading } = useTokenPrices(found)
  const [isWaitOver, setIsWaitOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsWaitOver(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  const isWaiting = isReading || (isLoading && !isWaitOver)
  // Later prices are shown, but don't change the order.
  const [shown, setShown] = useState<{ found: readonly Token[]; prices: ReadonlyMap<Token, string> }>()
  if (!isWaiting && shown?.found !== found) setShown({ found, prices })
  const orderedBy = shown?.found === found ? shown.prices : prices
  const held = useMemo(
    () => sortByWorth(found, { balances, prices: orderedBy }),
    [found, balances, orderedBy],
  )
  return { held, prices, isWaiting }
}
