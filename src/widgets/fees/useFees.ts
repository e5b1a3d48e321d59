'use client'
import type { FeeBreakdown } from './model/feeBreakdown.ts'
import { useFeesContext } from './model/feesContext.ts'

export type UseFeesReturnType = FeeBreakdown

/**
 * Everything that `Fees.Root` knows about its quote or request, for your own parts: each fee, the total that the user pays, who
 * sponsors what, app fees and price impact.
 *
 * @example
 * const { total } = useFees()
 * return <b>{total.isFree ? 'On us' : total.usd?.usd}</b>
 *
 * @throws {PartOutsideRootError} outside of `Fees.Root`.
 */
export function useFees(): UseFeesReturnType {
  return useFeesContext('useFees')
}
