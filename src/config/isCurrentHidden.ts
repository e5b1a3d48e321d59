import type { Config } from './config.ts'
import { accountsOf } from './configInternals.ts'

/** Whether the execution that runs here is of an account that is not connected any more, and nobody asked for it since. */
export function isCurrentHidden(config: Config): boolean {
  const { id, summary } = config.executions.current.getState()
  return accountsOf(config).isHidden({ id, account: summary?.sender })
}

/** Leaves a hidden execution, which goes on in the list, so that another one can take its place. One that waits for the wallet stays. */
export function leaveHidden(config: Config): void {
  if (isCurrentHidden(config)) config.executions.current.reset()
}
