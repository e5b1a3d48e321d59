'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { useRequests } from '../../../hooks/useRequests.ts'
import type { Amount } from '../../../schemas/currency.ts'
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
  if (status !== 'success' || record?.id !== requestId || record?.state !== 'success') return undefined
  const received = record.data.route?.actual?.destination?.outputCurrency
  const isSame =
    received?.currency.chainId === currencyOut?.currency.chainId &&
    isSameAddress(received?.currency.address, currencyOut?.currency.address)
  return isSame ? received : undefined
}
