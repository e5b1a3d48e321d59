import { comparableAddress } from '../../../utils/address/isSameAddress.ts'

/** Held by the tab that runs or follows an execution. */
export function executionLockOf(id: string): string {
  return `causeway:execution:${id}`
}

/** Held, across all tabs, while the wallet is prompted for an account. */
export function promptLockOf(account: string): string {
  return `causeway:prompt:${comparableAddress(account)}`
}

/** Held by the tab that polls a request for all. */
export function watchLockOf(baseUrl: string, requestId: string): string {
  return `causeway:watch:${baseUrl}:${requestId}`
}

/** Held by the tab that clears the history. */
export function clearLockOf(baseUrl: string): string {
  return `causeway:clear:${baseUrl}`
}
