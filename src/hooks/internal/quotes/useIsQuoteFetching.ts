'use client'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import { quoteQueryKey } from '../../../query/keys.ts'
import { useCauseway } from '../../context/causewayContext.ts'

/** Whether any part of the page is fetching this quote. */
export function useIsQuoteFetching(parameters: GetQuoteParameters | undefined): boolean {
  const { config } = useCauseway('useIsQuoteFetching')
  const queryKey = quoteQueryKey(config, parameters ?? {})
  // Compared by hash: a key would be hashed again for each query of the page, after each change.
  const { queryHash } = useQueryClient().defaultQueryOptions({ queryKey })
  return useIsFetching({ predicate: (query) => query.queryHash === queryHash }) > 0
}
