'use client'
import { useIsFetching } from '@tanstack/react-query'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import { quoteQueryKey } from '../../../query/keys.ts'
import { useCauseway } from '../../context/causewayContext.ts'

/** Whether the service is being asked for this quote, by whomever on the page. */
export function useIsQuoteFetching(parameters: GetQuoteParameters | undefined): boolean {
  const { config } = useCauseway('useIsQuoteFetching')
  return useIsFetching({ queryKey: quoteQueryKey(config, parameters ?? {}), exact: true }) > 0
}
