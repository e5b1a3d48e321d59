import type { Locks } from '../ports/locks/locks.ts'

/** Held, over all tabs, while the wallet is asked by an account. */
export function promptLockOf(account: string): string {
  return `causeway:prompt:${account.toLowerCase()}`
}

/** Whether some page still asks the wallet by this account. */
export async function isPromptOpen(locks: Locks, account: string): Promise<boolean> {
  const release = await locks.acquire(promptLockOf(account))
  release?.()
  return release === undefined
}
