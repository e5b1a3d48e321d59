'use client'
import { useEffect, useState } from 'react'
import type { ExecutionSummary } from '../../../execution/state/executionSummary.ts'
import { useExecutions } from '../../../hooks/useExecutions.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import type { Checkout } from './settings/checkout.ts'

/**
 * Whether this browser knows of a payment like the one that is asked for, begun before a reload or in another tab. It may be
 * for another order, and what is stored is no proof: it is a reason to look, and none to refuse.
 */
export function useIsMaybePaid(checkout: Checkout | undefined, account: string | undefined): boolean {
  const { pending, past } = useExecutions()
  // An old purchase of the same price is none of this one's business.
  const [followed] = useState(() => new Set<string>())
  const isLike = ({ summary }: { summary: ExecutionSummary | undefined }) =>
    checkout !== undefined && summary !== undefined && isPaymentOf(checkout, summary, account)
  const underWay = pending.filter(({ state }) => isLike(state))
  const isPaid = past.some(
    ({ state }) =>
      state.status === 'success' && state.id !== undefined && followed.has(state.id) && isLike(state),
  )
  useEffect(() => {
    for (const { state } of underWay) if (state.id !== undefined) followed.add(state.id)
  })
  return isPaid || underWay.length > 0
}

function isPaymentOf(
  { token, amount, recipient }: Checkout,
  summary: ExecutionSummary,
  account: string | undefined,
): boolean {
  const { currencyOut } = summary
  return (
    isSameToken(currencyOut.currency, token) &&
    [currencyOut.amount, currencyOut.minimumAmount].includes(amount) &&
    isSameAddress(summary.recipient, recipient ?? account)
  )
}
