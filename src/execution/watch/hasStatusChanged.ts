import type { RequestState } from '../../schemas/status/requestState.ts'

type Told = Pick<RequestState, 'rawStatus' | 'isDeposited' | 'inTxHashes' | 'txHashes'>

/** Whether another tab reports something that the service has not said here. A new timestamp alone is no news. */
export function hasStatusChanged(told: Told, known: Told | undefined): boolean {
  return known === undefined || factsOf(told) !== factsOf(known)
}

function factsOf({ rawStatus, isDeposited, inTxHashes = [], txHashes = [] }: Told): string {
  return JSON.stringify([rawStatus, isDeposited, inTxHashes, txHashes])
}
