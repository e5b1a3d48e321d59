'use client'
import { useQuery } from '@tanstack/react-query'
import { classifyRequest, type Outcome } from '../../../execution/state/classify.ts'
import { isPending, isUnresolved, type ExecutionState } from '../../../execution/state/executionState.ts'
import type { ExecutionSummary } from '../../../execution/state/executionSummary.ts'
import { innerQueryOptions } from '../../../query/innerOptions.ts'
import { requestStatusOptionsFor } from '../../../query/service/requestStatus.ts'
import { useConfig } from '../../context/useConfig.ts'
import { useExecution } from '../../useExecution.ts'
import { useExecutions } from '../../useExecutions.ts'
import { isFetched } from '../../../client/fetchedAnswers.ts'
import { useAnswered } from '../../base/useAnswered.ts'

/** Whether this browser knows of such a transfer, pending or arrived. A stored transfer is no proof, but a reason to ask. */
export function useHasTransfer(isSought: (summary: ExecutionSummary) => boolean): boolean {
  const config = useConfig('useHasTransfer')
  const { pending, past } = useExecutions()
  // The lists hold all executions but the current one. It counts, too, when its widget or wallet is gone: another wallet must not pay twice.
  const { state: current } = useExecution({ wallets: 'all' })
  const isSuch = ({ summary }: ExecutionState) => summary !== undefined && isSought(summary)
  const over = past.map(({ state }) => state).filter(isSuch)
  const stored = over.find(isStoredAsSent)
  // The journal alone vouches for a stored transfer; the service knows whether the money was given back.
  const own = requestStatusOptionsFor('useHasTransfer', config, { requestId: stored?.requestId })
  const { data } = useQuery(useAnswered({ ...innerQueryOptions, ...own }))
  const isGivenBack = isFetched(data) && givenBack.has(classifyRequest(data))
  return (
    (isSuch(current) && mayHaveArrived(current)) ||
    pending.some(({ state }) => isSuch(state)) ||
    over.some(mayHaveArrived) ||
    (stored !== undefined && !isGivenBack)
  )
}

const givenBack: ReadonlySet<Outcome> = new Set(['refund', 'failure'])

function mayHaveArrived(state: ExecutionState): boolean {
  const isPrompted = state.items.some(({ status }) => status !== 'waiting')
  return state.status === 'success' || isUnresolved(state) || (isPrompted && isPending(state))
}

/** Whether the journal says that the last item was sent; without it, nothing was paid. */
function isStoredAsSent({ status, items }: ExecutionState): boolean {
  const last = items.at(-1)?.status
  return status === 'unconfirmed' && last !== 'waiting' && last !== 'failed'
}
