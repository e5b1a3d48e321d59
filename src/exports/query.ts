export { balanceQueryOptions, type BalanceOptions } from '../query/chain/balance.ts'
export { balancesQueryOptions, type BalancesOptions } from '../query/chain/balances.ts'
export {
  clearHistoryMutationOptions,
  type ClearHistoryMutationOptions,
} from '../query/mutations/clearHistoryMutation.ts'
export {
  depositAddressMutationOptions,
  type DepositAddressMutationOptions,
} from '../query/mutations/depositAddressMutation.ts'
export {
  executeStepsMutationOptions,
  type ExecuteStepsMutationOptions,
} from '../query/mutations/executeStepsMutation.ts'
export type { ExecuteStepsVariables } from '../query/mutations/executeAndRefetch.ts'
export {
  allBalancesQueryKey,
  allRequestsQueryKey,
  balanceQueryKey,
  clearHistoryMutationKey,
  depositAddressMutationKey,
  executeStepsMutationKey,
  quoteQueryKey,
  requestsQueryKey,
  requestStatusQueryKey,
  type AllBalancesQueryKey,
  type AllRequestsQueryKey,
  type BalanceKeyParameters,
  type BalanceQueryKey,
  type QueryKeyConfig,
  type QuoteQueryKey,
  type RequestsListParameters,
  type RequestsQueryKey,
  type RequestStatusQueryKey,
} from '../query/keys.ts'
export { quoteQueryOptions, type QuoteOptions } from '../query/service/quote.ts'
export { requestsInfiniteQueryOptions, type RequestsOptions } from '../query/service/requests.ts'
export type { RequestsPageParam, RequestsPages } from '../query/service/requestsPages.ts'
export { requestStatusQueryOptions, type RequestStatusOptions } from '../query/service/requestStatus.ts'
export type {
  ExactPartial,
  InfiniteQueryOptionsReturnType,
  InfiniteQueryParameter,
  MutationParameter,
  QueryOptionsReturnType,
  QueryParameter,
  SuspenseInfiniteQueryParameter,
  SuspenseQueryParameter,
} from '../query/options/types.ts'
