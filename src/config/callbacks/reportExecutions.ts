import type { Executions } from '../../execution/core/list/executions.ts'
import type { Reporter } from './createReporter.ts'

/** Reports the execution that runs here, and those of the journal that are followed here; another tab reports its own. */
export function reportExecutions(
  { current, subscribe, getSnapshot }: Pick<Executions, 'current' | 'subscribe' | 'getSnapshot'>,
  reporter: Pick<Reporter, 'transfer'>,
): void {
  current.subscribe(() => reporter.transfer(current.getState()))
  subscribe(() => {
    const { pending, past } = getSnapshot()
    for (const { state, isFollowed } of [...pending, ...past]) if (isFollowed) reporter.transfer(state)
  })
}
