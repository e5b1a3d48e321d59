'use client'
import { fetchedPages, type RequestsOptions } from '../../../query/service/requests.ts'
import type { RequestsPages } from '../../../query/service/requestsPages.ts'
import { useRequests, type UseRequestsReturnType } from '../../useRequests.ts'

/** `useRequests` for what is told of money: nothing of it comes from a store of queries. */
export function useFetchedRequests({
  query,
  ...parameters
}: RequestsOptions): UseRequestsReturnType<RequestsPages | undefined> {
  return useRequests({ ...parameters, query: { ...query, select: fetchedPages } })
}
