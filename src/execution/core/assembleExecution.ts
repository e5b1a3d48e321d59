import { checkListener } from '../../errors/checks/checkListener.ts'
import { ResponseLostError, UserRejectedError } from '../../errors/wallet.ts'
import type { ExecutionRecord } from '../records/executionRecord.ts'
import { transitionExecution } from '../state/transitionExecution.ts'
import { checkRecord } from './checkStart.ts'
import { createStart } from './createStart.ts'
import type { Execution } from './execution.ts'
import { createExecutionHost } from './host/executionHost.ts'
import type { ExecutionPorts } from './host/executionPorts.ts'
import { resumeExecution } from './resumeExecution.ts'

/** An execution, with a method that only the list of executions needs. */
export interface InternalExecution extends Execution {
  /** Takes over wallet answers from the journal for prompts whose answer was lost here: another tab may have received them. */
  adoptHashes(record: ExecutionRecord): void
}

/** Creates an execution from a complete set of ports. */
export function assembleExecution(ports: ExecutionPorts): InternalExecution {
  const host = createExecutionHost(ports)
  const { getState, dispatch, subscribe, subscribeEvents } = host.store
  return {
    getState,
    subscribe: checkListener(subscribe),
    subscribeEvents: checkListener(subscribeEvents, 'subscribeEvents'),
    start: createStart(host),
    resume: (record, connection) => resumeExecution(host, record, connection),
    proceed: () => host.decisions.decide(true),
    decline: () => host.decisions.decide(false),
    giveUpPrompt() {
      const { status, items } = getState()
      if (status === 'awaitingChain') {
        const { signal } = host.session
        dispatch({ type: 'rejected', error: new UserRejectedError() })
        // A listener may already have started the next execution.
        if (!signal.aborted) host.begin()
      }
      if (status !== 'awaitingWallet') return
      const indexes = items.flatMap((item, index) => (item.status === 'prompting' ? [index] : []))
      dispatch({ type: 'responseLost', indexes, error: new ResponseLostError() })
    },
    reset() {
      if (transitionExecution(getState(), { type: 'reset' }) === getState()) return
      host.begin()
      dispatch({ type: 'reset' })
    },
    stop() {
      host.begin()
      dispatch({ type: 'stopped' })
    },
    adoptHashes(record) {
      checkRecord(record, 'adoptHashes')
      host.adoptHashes(record)
    },
  }
}
