import type { RequestState } from '../../../schemas/status/requestState.ts'

type Report = Pick<RequestState, 'rawStatus' | 'isDeposited' | 'inTxHashes' | 'txHashes'>

/** Whether another tab reports something that the provider hasn't reported here. A new timestamp alone doesn't count. */
export function hasStatusChanged(reported: Report, known: Report | undefined): boolean {
  return known === undefined || factsOf(reported) !== factsOf(known)
}

function factsOf({ rawStatus, isDeposited, inTxHashes = [], txHashes = [] }: Report): string {
  return JSON.stringify([rawStatus, isDeposited, inTxHashes, txHashes])
}
