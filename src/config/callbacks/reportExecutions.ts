import type { Executions } from '../../execution/core/list/executions.ts'
import type { Reporter } from './createReporter.ts'

/** Reports this page's execution and the journal's executions that are tracked here; another tab reports its own. */
export function reportExecutions(
  { current, subscribe, getState }: Pick<Executions, 'current' | 'subscribe' | 'getState'>,
  reporter: Pick<Reporter, 'swap'>,
): void {
  current.subscribe(() => reporter.swap(current.getState()))
  subscribe(() => {
    const { pending, past } = getState()
    for (const { state, isTracked } of [...pending, ...past]) if (isTracked) reporter.swap(state)
  })
}
