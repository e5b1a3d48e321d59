'use client'
import { classifyRequest, type FundsOutcome } from '../../../schemas/status/requestOutcome.ts'
import { isPending, isUnresolved, type ExecutionState } from '../../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../../execution/state/executionSummary.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useExecution } from '../../useExecution.ts'
import { useExecutions } from '../../useExecutions.ts'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import type { RequestState } from '../../../schemas/status/requestState.ts'
import { useInnerRequestStatuses } from '../../base/useInnerRequestStatus.ts'

/** Whether this browser knows of a matching swap, pending or delivered. A stored swap proves nothing, but is a reason to ask the user. */
export function useHasSwap(isSought: (summary: ExecutionSummary) => boolean): boolean {
  const config = useConfig('useHasSwap')
  // Another wallet must not pay twice.
  const { pending, past } = useExecutions({ wallets: 'all' })
  // The lists exclude the current execution. It counts even if its widget or wallet is gone.
  const { state: current } = useExecution({ wallets: 'all' })
  const isSuch = ({ summary }: ExecutionState) => summary !== undefined && isSought(summary)
  const over = past.map(({ state }) => state).filter(isSuch)
  // A stored swap is only known from the journal; the provider knows whether it was refunded.
  const stored = over.filter(isStoredAsSent)
  const requestIds = [...new Set(stored.flatMap(({ requestId }) => requestId ?? []))].slice(0, maxAsked)
  const answers = useInnerRequestStatuses(config, requestIds)
  const isGivenBack = (requestId: string | undefined) =>
    requestIds.some((id, index) => id === requestId && isAnswerGivenBack(answers[index]))
  return (
    (isSuch(current) && mayHaveArrived(current)) ||
    pending.some(({ state }) => isSuch(state)) ||
    over.some(mayHaveArrived) ||
    stored.some(({ requestId }) => !isGivenBack(requestId))
  )
}

/** The provider is asked about this many stored swaps at most: anyone may have stored them. */
const maxAsked = 8

const givenBack: ReadonlySet<FundsOutcome> = new Set(['refund', 'failure'])

function isAnswerGivenBack(answer: RequestState | undefined): boolean {
  return isFetched(answer) && givenBack.has(classifyRequest(answer))
}

function mayHaveArrived(state: ExecutionState): boolean {
  const isPrompted = state.items.some(({ status }) => status !== 'waiting')
  return state.status === 'success' || isUnresolved(state) || (isPrompted && isPending(state))
}

/** Whether the last item was sent, according to the journal; otherwise nothing was paid. */
function isStoredAsSent({ status, items }: ExecutionState): boolean {
  const last = items.at(-1)?.status
  return status === 'unconfirmed' && last !== 'waiting' && last !== 'failed'
}
