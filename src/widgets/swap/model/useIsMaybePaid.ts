'use client'
import { classifyRequest, type Outcome } from '../../../execution/state/classify.ts'
import { isPending, isUnresolved, type ExecutionState } from '../../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../../execution/state/executionSummary.ts'
import { useExecution } from '../../../hooks/useExecution.ts'
import { useExecutions } from '../../../hooks/useExecutions.ts'
import { useRequestStatus } from '../../../hooks/useRequestStatus.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import type { Checkout } from './settings/checkout.ts'

/**
 * Whether this browser knows of a payment of the order, under way or arrived. What is stored is no proof: it is a reason to look, and
 * none to refuse.
 */
export function useIsMaybePaid(checkout: Checkout | undefined, account: string | undefined): boolean {
  const { pending, past } = useExecutions()
  // Begun by a form that is gone: the list holds all but this one.
  const { state: current } = useExecution()
  const isOfOrder = ({ summary }: ExecutionState) =>
    checkout !== undefined && summary !== undefined && isPaymentOf(checkout, summary, account)
  const over = past.map(({ state }) => state).filter(isOfOrder)
  const stored = over.find(isStoredAsSent)
  // Of what only a store tells, the service knows whether it was paid back.
  const { data } = useRequestStatus({ requestId: stored?.requestId })
  const isGivenBack = data !== undefined && givenBack.has(classifyRequest(data))
  return (
    (isOfOrder(current) && mayHavePaid(current)) ||
    pending.some(({ state }) => isOfOrder(state)) ||
    over.some(mayHavePaid) ||
    (stored !== undefined && !isGivenBack)
  )
}

const givenBack: ReadonlySet<Outcome> = new Set(['refund', 'failure'])

function mayHavePaid(state: ExecutionState): boolean {
  const isAsked = state.items.some(({ status }) => status !== 'waiting')
  return state.status === 'success' || isUnresolved(state) || (isAsked && isPending(state))
}

/** Without the last step, nothing was paid. */
function isStoredAsSent({ status, items }: ExecutionState): boolean {
  const last = items.at(-1)?.status
  return status === 'unconfirmed' && last !== 'waiting' && last !== 'failed'
}

/** Only where both have a name is it certain that two orders of the same sum are different ones. */
function isPaymentOf(
  { token, amount, recipient, orderId }: Checkout,
  summary: ExecutionSummary,
  account: string | undefined,
): boolean {
  const { currencyOut } = summary
  return (
    (orderId === undefined || summary.orderId === undefined || summary.orderId === orderId) &&
    isSameToken(currencyOut.currency, token) &&
    [currencyOut.amount, currencyOut.minimumAmount].includes(amount) &&
    isSameAddress(summary.recipient, recipient ?? account)
  )
}
