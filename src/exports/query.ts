export { balanceQueryOptions, type BalanceOptions } from '../query/balance.ts'
export { balancesQueryOptions, type BalancesOptions } from '../query/balances.ts'
export {
  clearHistoryMutationOptions,
  type ClearHistoryMutationOptions,
} from '../query/clearHistoryMutation.ts'
export {
  depositAddressMutationOptions,
  type DepositAddressMutationOptions,
} from '../query/depositAddressMutation.ts'
export {
  executeStepsMutationOptions,
  type ExecuteStepsMutationOptions,
  type ExecuteStepsVariables,
} from '../query/executeStepsMutation.ts'
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
  type BalanceKeyParameters,
  type BalanceQueryKey,
  type KeyConfig,
  type QuoteQueryKey,
  type RequestsKeyParameters,
  type RequestsQueryKey,
  type RequestStatusQueryKey,
} from '../query/keys.ts'
export { quoteQueryOptions, type QuoteOptions } from '../query/quote.ts'
export {
  requestsInfiniteQueryOptions,
  type RequestsOptions,
  type RequestsPageParam,
  type RequestsPages,
} from '../query/requests.ts'
export { requestStatusQueryOptions, type RequestStatusOptions } from '../query/requestStatus.ts'
export type { InfiniteQueryParameter, MutationParameter, QueryParameter } from '../query/types.ts'
