'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { useFetchedRequests } from '../../../hooks/internal/requests/useFetchedRequests.ts'
import type { Amount } from '../../../schemas/currency.ts'
import { requestAmounts } from '../../../schemas/requests/requestAmounts.ts'
import { requestLegs } from '../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import { durationOf } from '../../shared/model/durationOf.ts'

/** The addresses of everyone whom a swap pays or is paid by. */
export interface TransferParties {
  sender?: string | undefined
  recipient?: string | undefined
  /** Gets a refund; missing if no one was named. */
  refundTo?: string | null | undefined
}

export interface UseOutcomeReturnType {
  /** What really arrived; undefined on one chain, of which the history may repeat the quote. */
  received: Amount | undefined
  /** From the deposit to the payout, by the chains' clocks. */
  seconds: number | undefined
  /** Who paid, receives and gets a refund: of a transfer that was found in a store, only as the service has it. */
  parties: TransferParties | undefined
  /** The history is being asked for the outcome. */
  isLoading: boolean
}

/**
 * What the history says of a success, and of any end of a transfer that was found in a store. Nothing until then, and where the
 * page may not read the history.
 *
 * @param isAllowed False where nothing is to be asked.
 */
export function useOutcome(state: ExecutionState, isAllowed: boolean): UseOutcomeReturnType {
  const { status, requestId, summary, isRestored } = state
  const isStoredEnd = isRestored && (status === 'refunded' || status === 'failed')
  const isEnabled = isAllowed && (status === 'success' || isStoredEnd) && requestId !== undefined
  const { data, isLoading } = useFetchedRequests({
    id: requestId,
    limit: 1,
    query: { enabled: isEnabled, retry: false },
  })
  const record = isEnabled ? data?.pages[0]?.requests.find(({ id }) => id === requestId) : undefined
  const isSuccess = record !== undefined && status === 'success'
  return {
    received: isSuccess ? receivedOf(record, summary) : undefined,
    seconds: isSuccess ? durationOf(requestLegs(record)) : undefined,
    // Local storage is no witness of who received: only the service's record is.
    parties: isRestored ? record : summary,
    isLoading,
  }
}

function receivedOf(record: RequestRecord, summary: ExecutionState['summary']): Amount | undefined {
  const { currencyIn, currencyOut } = summary ?? {}
  const { received } = requestAmounts(record)
  const isOneChain = currencyIn?.currency.chainId === currencyOut?.currency.chainId
  if (received?.amount === undefined || !currencyOut || isOneChain) return undefined
  const { currency } = currencyOut
  return isSameToken(received.currency, currency)
    ? { ...received, amount: received.amount, currency }
    : undefined
}
