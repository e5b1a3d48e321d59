export {
  balanceQueryKey,
  balanceQueryOptions,
  type BalanceOptions,
  type BalanceQueryKey,
} from '../query/balance.ts'
export {
  executeStepsMutationOptions,
  type ExecuteStepsIo,
  type ExecuteStepsVariables,
} from '../query/executeSteps.ts'
export { quoteQueryKey, quoteQueryOptions, type QuoteOptions, type QuoteQueryKey } from '../query/quote.ts'
export {
  requestsInfiniteQueryOptions,
  requestsQueryKey,
  type RequestsOptions,
  type RequestsPageParam,
  type RequestsPages,
  type RequestsQueryKey,
} from '../query/requests.ts'
export {
  requestStatusQueryKey,
  requestStatusQueryOptions,
  type RequestStatusOptions,
  type RequestStatusQueryKey,
} from '../query/requestStatus.ts'
export type { InfiniteQueryParameter, QueryParameter } from '../query/types.ts'
