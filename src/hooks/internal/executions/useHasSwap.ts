'use client'
import { classifyRequest, type FundsOutcome } from '../../../schemas/status/requestOutcome.ts'
import { isPending, isUnresolved, type ExecutionState } from '../../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../../execution/state/executionSummary.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useExecution } from '../../useExecution.ts'
import { useExecutions } from '../../useExecutions.ts'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { useInnerRequestStatus } from '../../base/useInnerRequestStatus.ts'

/** Whether this browser knows of a matching swap, pending or delivered. A stored swap proves nothing, but is a reason to ask the user. */
export function useHasSwap(isSought: (summary: ExecutionSummary) => boolean): boolean {
  const config = useConfig('useHasSwap')
  const { pending, past } = useExecutions()
  // The lists exclude the current execution. It counts even if its widget or wallet is gone: another wallet must not
  // pay twice.
  const { state: current } = useExecution({ wallets: 'all' })
  const isSuch = ({ summary }: ExecutionState) => summary !== undefined && isSought(summary)
  const over = past.map(({ state }) => state).filter(isSuch)
  const stored = over.find(isStoredAsSent)
  // A stored swap is only known from the journal; the provider knows whether it was refunded.
  const { data } = useInnerRequestStatus(config, { requestId: stored?.requestId })
  const isGivenBack = isFetched(data) && givenBack.has(classifyRequest(data))
  return (
    (isSuch(current) && mayHaveArrived(current)) ||
    pending.some(({ state }) => isSuch(state)) ||
    over.some(mayHaveArrived) ||
    (stored !== undefined && !isGivenBack)
  )
}

const givenBack: ReadonlySet<FundsOutcome> = new Set(['refund', 'failure'])

function mayHaveArrived(state: ExecutionState): boolean {
  const isPrompted = state.items.some(({ status }) => status !== 'waiting')
  return state.status === 'success' || isUnresolved(state) || (isPrompted && isPending(state))
}

/** Whether the last item was sent, according to the journal; otherwise nothing was paid. */
function isStoredAsSent({ status, items }: ExecutionState): boolean {
  const last = items.at(-1)?.status
  return status === 'unconfirmed' && last !== 'waiting' && last !== 'failed'
}
