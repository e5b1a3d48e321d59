import type { Config } from './config.ts'

/** Whether the execution that runs here is of an account that is not connected any more, and nobody asked for it since. */
export function isCurrentHidden({ accounts, executions }: Pick<Config, 'accounts' | 'executions'>): boolean {
  const { id, summary } = executions.current.getState()
  return accounts.isHidden({ id, account: summary?.sender })
}

/** Leaves a hidden execution, which goes on in the list, so that another one can take its place. One that waits for the wallet stays. */
export function leaveHidden({ accounts, executions }: Pick<Config, 'accounts' | 'executions'>): void {
  if (isCurrentHidden({ accounts, executions })) executions.current.reset()
}
