import type { RequestStatus } from '../../schemas/status/requestStatus.ts'

type Told = Pick<RequestStatus, 'status' | 'isDeposited' | 'inTxHashes' | 'txHashes'>

/** Whether another tab reports something that the service has not said here. A new timestamp alone is no news. */
export function hasStatusChanged(told: Told, known: Told | undefined): boolean {
  return known === undefined || factsOf(told) !== factsOf(known)
}

function factsOf({ status, isDeposited, inTxHashes = [], txHashes = [] }: Told): string {
  return JSON.stringify([status, isDeposited, inTxHashes, txHashes])
}
