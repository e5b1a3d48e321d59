import { checkOptions } from '../options/checkOptions.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { getQuote, type Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { Config } from '../../config/config.ts'
import { reporterOf } from '../../config/configInternals.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import { rateLimitWaitMs } from '../../errors/rateLimitWaitMs.ts'
import { checkKinds } from '../../errors/checks/checkKinds.ts'
import { quoteBodyFields } from '../../schemas/quote/body/quoteBody.ts'
import { reportQuote } from '../../config/callbacks/reportQuote.ts'
import { isFetched } from '../../client/fetchedAnswers.ts'
import { callerFields } from '../options/callerFields.ts'
import { refetchRestored, selectFetched, sharingOf } from '../keepFetched.ts'
import { quoteQueryKey, type QuoteQueryKey } from '../keys.ts'
import { retryDelay, retryQuote } from '../options/retry.ts'
import { askUnlessLimited } from './quoteLimit.ts'
import type { ExactPartial, QueryOptionsReturnType, QueryParameter } from '../options/types.ts'

/** How often a quote is refreshed while the page is visible, in milliseconds. */
export const quoteRefreshMs = 15_000

export interface QuoteOptions<selected = Quote> extends ExactPartial<GetQuoteParameters> {
  query?: QueryParameter<Quote, CausewayError, selected, QuoteQueryKey> | undefined
}

/**
 * react-query options for a quote. While a required parameter is missing, nothing is requested.
 */
export function quoteQueryOptions<selected = Quote>(
  config: Pick<Config, 'client'>,
  options: QuoteOptions<selected>,
): QueryOptionsReturnType<Quote, CausewayError, selected, QuoteQueryKey> {
  return quoteQueryOptionsFor(config, options, 'quoteQueryOptions')
}

/** As `quoteQueryOptions`; errors about wrong arguments name the caller. */
export function quoteQueryOptionsFor<selected = Quote>(
  config: Pick<Config, 'client'>,
  options: QuoteOptions<selected>,
  caller: string,
): QueryOptionsReturnType<Quote, CausewayError, selected, QuoteQueryKey> {
  checkOptions(caller, { config, options })
  checkKinds(options, { query: 'object' }, caller)
  const { query, ...parameters } = options
  const { client } = config
  const reporter = reporterOf(config)
  return queryOptions<Quote, CausewayError, selected, QuoteQueryKey>({
    staleTime: ({ state }) => (isFetched(state.data) ? quoteRefreshMs : 0),
    refetchOnMount: refetchRestored,
    gcTime: client.quoteMaxAgeMs,
    // A rejected quote isn't requested again automatically; other parameters or the user may succeed.
    refetchInterval: ({ state }) =>
      state.error && !state.error.retryable ? false : rateLimitWaitMs(state.error) || quoteRefreshMs,
    retry: retryQuote,
    retryDelay,
    ...callerFields(query),
    structuralSharing: sharingOf(query?.structuralSharing),
    ...(query?.select && { select: selectFetched(query.select) }),
    queryKey: quoteQueryKey(config, parameters),
    queryFn: isAskable(parameters)
      ? ({ signal }) =>
          askUnlessLimited(client, () =>
            reportQuote(reporter, parameters, getQuote(client, parameters, { signal })),
          )
      : skipToken,
  })
}

const needed = [
  'user',
  'originChainId',
  'originCurrency',
  'destinationChainId',
  'destinationCurrency',
  'amount',
  'tradeType',
] as const satisfies readonly (keyof GetQuoteParameters)[]

/** The first required parameter of a quote that is missing. */
export function findMissingParameter(
  parameters: ExactPartial<GetQuoteParameters>,
): { argument: string } | undefined {
  const argument = needed.find((name) => parameters[name] === undefined)
  return argument && { argument }
}

/** Whether the parameters can be requested. A misspelled name counts, so that `getQuote` reports it instead of a missing parameter. */
function isAskable(parameters: ExactPartial<GetQuoteParameters>): parameters is GetQuoteParameters {
  const { extraFields: _extraFields, ...named } = parameters
  return (
    findMissingParameter(parameters) === undefined ||
    Object.keys(named).some((name) => !quoteBodyFields.has(name))
  )
}
