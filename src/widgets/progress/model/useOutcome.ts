'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { useRequests } from '../../../hooks/useRequests.ts'
import type { Amount } from '../../../schemas/currency.ts'
import { requestAmounts } from '../../../schemas/requests/requestAmounts.ts'
import { requestLegs } from '../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import { durationOf } from '../../shared/model/durationOf.ts'

export interface Outcome {
  /** What really arrived; undefined on one chain, of which the history repeats the quote. */
  received: Amount | undefined
  /** From the deposit to the payout, by the chains' clocks. */
  seconds: number | undefined
  /** It is being asked for. */
  isLoading: boolean
}

/**
 * What the history says of a success. Nothing until then, and where the page may not read the history.
 *
 * @param isEnabled False where nothing is to be asked.
 */
export function useOutcome({ status, requestId, summary }: ExecutionState, isEnabled: boolean): Outcome {
  const { data, isLoading } = useRequests({
    id: requestId,
    limit: 1,
    query: { enabled: isEnabled && status === 'success' && requestId !== undefined, retry: false },
  })
  const record = data?.pages[0]?.requests[0]
  if (!isEnabled || status !== 'success' || !record || record.id !== requestId) {
    return { received: undefined, seconds: undefined, isLoading }
  }
  return { received: receivedOf(record, summary), seconds: durationOf(requestLegs(record)), isLoading }
}

function receivedOf(record: RequestRecord, summary: ExecutionState['summary']): Amount | undefined {
  const { currencyIn, currencyOut } = summary ?? {}
  const { received } = requestAmounts(record)
  const isOneChain = currencyIn?.currency.chainId === currencyOut?.currency.chainId
  if (!received || !currencyOut || isOneChain) return undefined
  const { currency } = currencyOut
  return isSameToken(received.currency, currency) ? { ...received, currency } : undefined
}
