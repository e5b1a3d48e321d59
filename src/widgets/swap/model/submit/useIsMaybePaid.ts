'use client'
import type { ExecutionSummary } from '../../../../execution/state/executionSummary.ts'
import { useHasSwap } from '../../../../hooks/internal/executions/useHasSwap.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../../../utils/tokens/tokenId.ts'
import type { Checkout } from '../settings/checkout.ts'

/** Whether this browser knows of a payment for the order: a reason to check, but not to reject. */
export function useIsMaybePaid(checkout: Checkout | undefined, account: string | undefined): boolean {
  return useHasSwap((summary) => checkout !== undefined && isPaymentOf(checkout, summary, account))
}

/** Only if both have an ID is it certain that two orders of the same amount are different. */
function isPaymentOf(
  { token, amount, recipient, orderId }: Checkout,
  summary: ExecutionSummary,
  account: string | undefined,
): boolean {
  const { receive } = summary
  return (
    (orderId === undefined || summary.orderId === undefined || summary.orderId === orderId) &&
    isSameToken(receive.currency, token) &&
    [receive.amount, receive.minimumAmount].includes(amount) &&
    isSameAddress(summary.recipient, recipient ?? account)
  )
}
