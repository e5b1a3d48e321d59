'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { useRequests } from '../../../hooks/useRequests.ts'
import type { Amount } from '../../../schemas/currency.ts'
import { requestAmounts } from '../../../schemas/requests/requestAmounts.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'

/**
 * What really arrived, once the history says so. Undefined until then, where the page may not read the history, and on one
 * chain, of which the history repeats the quote.
 */
export function useReceived({ status, requestId, summary }: ExecutionState): Amount | undefined {
  const { currencyIn, currencyOut } = summary ?? {}
  const isElsewhere = currencyIn?.currency.chainId !== currencyOut?.currency.chainId
  const { data } = useRequests({
    id: requestId,
    limit: 1,
    query: { enabled: status === 'success' && requestId !== undefined && isElsewhere, retry: false },
  })
  const record = data?.pages[0]?.requests[0]
  if (status !== 'success' || !record || record.id !== requestId) return undefined
  const { received } = requestAmounts(record)
  if (!received || !currencyOut) return undefined
  const { currency } = currencyOut
  const isSame =
    received.currency?.chainId === currency.chainId &&
    isSameAddress(received.currency.address, currency.address)
  return isSame ? { ...received, currency } : undefined
}
