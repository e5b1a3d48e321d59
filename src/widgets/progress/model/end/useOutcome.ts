'use client'
import { isSameRequestId } from '../../../../schemas/requests/isSameRequestId.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { withRecordReasons } from './withRecordReasons.ts'
import { useInnerRequests } from '../../../../hooks/internal/requests/useInnerRequests.ts'
import type { Amount, EmbeddedAmount, EmbeddedCurrency } from '../../../../schemas/currency.ts'
import type { RequestsPages } from '../../../../query/service/requestsPages.ts'
import { toRequestAmounts } from '../../../../schemas/requests/toRequestAmounts.ts'
import { areResultsConflicting } from '../../../../schemas/status/areResultsConflicting.ts'
import { isUndelivered } from '../../../../schemas/status/requestStatus.ts'
import { requestLegs } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { isSameToken } from '../../../../utils/tokens/tokenId.ts'
import { durationOf } from '../../../shared/model/durationOf.ts'

/** The addresses of a swap's parties. */
export interface SwapParties {
  sender?: string | undefined
  recipient?: string | undefined
  /** Gets a refund; missing if no one was named. */
  refundTo?: string | null | undefined
}

interface UseOutcomeReturnType {
  /** The amount that really arrived; undefined on one chain, where the history may repeat the quote. */
  received: Amount | undefined
  /** The refunded amount; undefined until the history has it. */
  refunded: Amount | undefined
  /** Seconds from the deposit to the delivery, by block times. */
  seconds: number | undefined
  /** The provider's record of a success, once it has been read. */
  record: RequestRecord | undefined
  /** The state, with the reasons from the history; unconfirmed if the history contradicts it. */
  state: ExecutionState
  /** Whether the history says that there was no delivery, and the lookup that there was one, or the other way round. */
  isContradicted: boolean
  /** Who paid, receives and gets a refund; for a swap found in storage, only as the provider reports. */
  parties: SwapParties | undefined
  /** The history, which the outcome's texts need, is being loaded. */
  isLoading: boolean
}

/**
 * What the history reports about an outcome: a success, a refund, a failure that the provider reports, or a failure of a swap found in
 * storage. Empty until then, or if the page can't read the history.
 *
 * @param isAllowed False if nothing should be requested.
 */
export function useOutcome(state: ExecutionState, isAllowed: boolean): UseOutcomeReturnType {
  const { status, requestId, requestState, summary, isRestored } = state
  const isStoredFailure = isRestored && status === 'failed'
  const isFailure = status === 'failed' && isUndelivered(requestState?.status)
  const isEnd = status === 'success' || status === 'refunded' || isStoredFailure || isFailure
  const isEnabled = isAllowed && isEnd && requestId !== undefined
  const { data, isLoading } = useInnerRequests({
    id: requestId,
    limit: 1,
    query: {
      enabled: isEnabled,
      retry: false,
      refetchInterval: ({ state: { data: pages } }) =>
        isContradictedBy(findRecord(pages, requestId), state) ? contradictionRefreshMs : false,
    },
  })
  const record = isEnabled ? findRecord(data, requestId) : undefined
  const isContradicted = isContradictedBy(record, state)
  const isSuccess = record !== undefined && status === 'success' && !isContradicted
  return {
    received: isSuccess ? receivedOf(record, summary) : undefined,
    refunded:
      record !== undefined && status === 'refunded' && !isContradicted
        ? refundedOf(record, summary)
        : undefined,
    seconds: isSuccess ? durationOf(requestLegs(record), record) : undefined,
    record: isSuccess ? record : undefined,
    state: isContradicted
      ? { ...state, status: 'unconfirmed' }
      : (isFailure || status === 'refunded') && record
        ? withRecordReasons(state, record)
        : state,
    isContradicted,
    // Storage doesn't prove who received the funds; the provider's record does.
    parties: isRestored ? record : summary,
    isLoading,
  }
}

/** How often the history is read again while it contradicts the lookup: one of them may be behind. */
const contradictionRefreshMs = 15_000

function findRecord(
  data: RequestsPages | undefined,
  requestId: string | undefined,
): RequestRecord | undefined {
  return data?.pages[0]?.requests.find(({ id }) => isSameRequestId(id, requestId))
}

function isContradictedBy(record: RequestRecord | undefined, { requestState }: ExecutionState): boolean {
  return areResultsConflicting(requestState?.status, record?.status)
}

function receivedOf(record: RequestRecord, summary: ExecutionState['summary']): Amount | undefined {
  const { pay, receive } = summary ?? {}
  const { received } = toRequestAmounts(record)
  const isOneChain = pay?.currency.chainId === receive?.currency.chainId
  if (received?.amount === undefined || !receive || isOneChain) return undefined
  return inCurrency(received, receive.currency)
}

function refundedOf(record: RequestRecord, summary: ExecutionState['summary']): Amount | undefined {
  const { pay, refund = pay } = summary ?? {}
  return inCurrency(toRequestAmounts(record).refunded, refund?.currency)
}

/** The amount with the currency's known decimals; undefined if it is in another currency. */
function inCurrency(
  amount: EmbeddedAmount | undefined,
  currency: EmbeddedCurrency | undefined,
): Amount | undefined {
  const { address, chainId, decimals } = currency ?? {}
  if (amount?.amount === undefined || !isSameToken(amount.currency, currency)) return undefined
  if (address === undefined || chainId === undefined || decimals === undefined) return undefined
  return { ...amount, amount: amount.amount, currency: { ...currency, address, chainId, decimals } }
}
