import type { RequestState } from '../../schemas/status/requestState.ts'

type Told = Pick<RequestState, 'rawStatus' | 'isDeposited' | 'inTxHashes' | 'txHashes'>

/** Whether another tab reports something that the provider hasn't reported here. A new timestamp alone doesn't count. */
export function hasStatusChanged(told: Told, known: Told | undefined): boolean {
  return known === undefined || factsOf(told) !== factsOf(known)
}

function factsOf({ rawStatus, isDeposited, inTxHashes = [], txHashes = [] }: Told): string {
  return JSON.stringify([rawStatus, isDeposited, inTxHashes, txHashes])
}
