'use client'
import { useIsFetching } from '@tanstack/react-query'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import { quoteQueryKey } from '../../../query/keys.ts'
import { useCauseway } from '../../context/causewayContext.ts'

/** Whether any part of the page is fetching this quote. */
export function useIsQuoteFetching(parameters: GetQuoteParameters | undefined): boolean {
  const { config } = useCauseway('useIsQuoteFetching')
  return useIsFetching({ queryKey: quoteQueryKey(config, parameters ?? {}), exact: true }) > 0
}
