import { reportException } from '../../../utils/events/reportException.ts'
import type { ChainReader } from '../../ports/chains/chainReader.ts'
import { guardChainReader } from '../../ports/chains/guardChainReader.ts'
import { noteUnsent } from '../../payments/payingExecutions.ts'
import type { Run } from '../../run/run.ts'
import { isExecutionSettled, isSendingOver } from '../../state/executionState.ts'
import type { Follower } from './createFollower.ts'
import type { Decisions } from './decisions.ts'
import type { ExecutionPorts } from './executionPorts.ts'
import type { ExecutionStore } from './executionStore.ts'
import { statusPathOf } from '../../../decode/statusPathOf.ts'

/** What a run of an execution acts on. */
export interface RunHost {
  ports: ExecutionPorts
  store: ExecutionStore
  decisions: Decisions
  follower: Follower
  save: () => Promise<void>
}

/** Creates a run that acts on an execution until the signal aborts: a run that was left must not change the state of the next one. */
export function createRun(
  {
    ports: { client, clock, locks, lateAnswers, payingExecutions, unansweredPrompts, quotePrompts },
    store,
    decisions,
    follower,
    save,
  }: RunHost,
  signal: AbortSignal,
  chainReader: ChainReader,
): Run {
  const { getState, dispatch, until } = store
  const { id = '', requestId } = getState()
  return {
    client,
    clock,
    signal,
    chainReader: guardChainReader(chainReader),
    locks,
    unansweredPrompts,
    quotePrompts,
    getState,
    dispatch: (event) => {
      if (!signal.aborted) dispatch(event)
    },
    save,
    untilOver: () => until((state) => isExecutionSettled(state) || state.status === 'filling'),
    requestDecision: (decision) => decisions.request(decision, signal),
    sent(indexes, answer) {
      if (signal.aborted) lateAnswers.keep({ id, requestId, indexes, ...answer }).catch(reportException)
      else for (const index of indexes) dispatch({ type: 'submitted', index, ...answer })
    },
    unsent(indexes, { at: promptedAt }, error) {
      // If the run still waits for this prompt, its error ends the run.
      if (!signal.aborted) {
        if (isSendingOver(getState())) dispatch({ type: 'unsent', indexes, promptedAt, error })
        return
      }
      noteUnsent(payingExecutions, { id, indexes, promptedAt })
      // If the journal refuses, its entry stays, and the user is asked about this payment once more.
      lateAnswers
        .keep({ id, indexes, transactionHash: undefined, unsent: { promptedAt, error } })
        .catch(() => {})
    },
    watch(item) {
      const { requestId = getState().requestId } = item
      follower.watch(requestId, statusPathOf(item))
    },
  }
}
