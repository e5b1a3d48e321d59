import type { Config } from './config.ts'
import { accountsOf } from './configInternals.ts'

/**
 * Whether this page's execution belongs to an account that is no longer connected, and the user hasn't asked to see it
 * since.
 */
export function isCurrentHidden(config: Config): boolean {
  const { id, summary } = config.executions.current.getState()
  return accountsOf(config).isHidden({ id, account: summary?.sender })
}

/**
 * Dismisses a hidden execution, which continues in the list, so that another one can start. One that waits for the
 * wallet stays.
 */
export function leaveHidden(config: Config): void {
  if (isCurrentHidden(config)) config.executions.current.reset()
}
