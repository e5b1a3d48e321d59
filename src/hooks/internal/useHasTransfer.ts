'use client'
import { classifyRequest, type Outcome } from '../../execution/state/classify.ts'
import { isPending, isUnresolved, type ExecutionState } from '../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../execution/state/executionSummary.ts'
import { useExecution } from '../useExecution.ts'
import { useExecutions } from '../useExecutions.ts'
import { useRequestStatus } from '../useRequestStatus.ts'

/** Whether this browser knows of such a transfer, under way or arrived. What is stored is no proof, but a reason to look. */
export function useHasTransfer(isSought: (summary: ExecutionSummary) => boolean): boolean {
  const { pending, past } = useExecutions()
  // The list holds all but this one, which may be of a widget that is gone, or of a wallet that is: it is not paid twice by another one.
  const { state: current } = useExecution({ wallets: 'all' })
  const isSuch = ({ summary }: ExecutionState) => summary !== undefined && isSought(summary)
  const over = past.map(({ state }) => state).filter(isSuch)
  const stored = over.find(isStoredAsSent)
  // Of what only a store tells, the service knows whether it was given back.
  const { data } = useRequestStatus({ requestId: stored?.requestId })
  const isGivenBack = data !== undefined && givenBack.has(classifyRequest(data))
  return (
    (isSuch(current) && mayHaveArrived(current)) ||
    pending.some(({ state }) => isSuch(state)) ||
    over.some(mayHaveArrived) ||
    (stored !== undefined && !isGivenBack)
  )
}

const givenBack: ReadonlySet<Outcome> = new Set(['refund', 'failure'])

function mayHaveArrived(state: ExecutionState): boolean {
  const isAsked = state.items.some(({ status }) => status !== 'waiting')
  return state.status === 'success' || isUnresolved(state) || (isAsked && isPending(state))
}

/** Without the last step, nothing was paid. */
function isStoredAsSent({ status, items }: ExecutionState): boolean {
  const last = items.at(-1)?.status
  return status === 'unconfirmed' && last !== 'waiting' && last !== 'failed'
}
