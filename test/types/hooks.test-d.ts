import { QueryClient, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { expectTypeOf } from 'vitest'
import {
  useBalance,
  useBalances,
  useClient,
  useDepositAddress,
  useExecuteSteps,
  useQuote,
  useRequests,
  useRequestStatus,
  useSuspenseBalance,
  useSuspenseBalances,
  useSuspenseQuote,
  useSuspenseRequests,
  useSuspenseRequestStatus,
  type CausewayError,
  type Config,
  type GetQuoteParameters,
  type Quote,
  type RequestsPage,
  type RequestState,
  type Wallet,
} from '../../src/exports/index.ts'
import {
  balanceQueryOptions,
  balancesQueryOptions,
  depositAddressMutationOptions,
  executeStepsMutationOptions,
  quoteQueryOptions,
  requestsInfiniteQueryOptions,
  requestStatusQueryOptions,
  type QuoteOptions,
  type QuoteQueryKey,
  type RequestsPages,
} from '../../src/exports/query.ts'

declare const config: Config
declare const account: Address
declare const parameters: GetQuoteParameters
declare const maybeAccount: Address | undefined
declare const maybeWallet: Wallet | undefined
declare const tokens: readonly { chainId: number; address: Address }[]

/** Every option of react-query's queries that is not the library's own. */
const anyOption = {
  enabled: false,
  staleTime: 1,
  gcTime: 1,
  refetchInterval: 1,
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: false,
  refetchOnReconnect: 'always',
  refetchOnMount: true,
  retry: 1,
  retryDelay: 1,
  retryOnMount: false,
  networkMode: 'always',
  notifyOnChangeProps: 'all',
  structuralSharing: false,
  throwOnError: true,
  subscribed: true,
  meta: { page: 'bridge' },
} as const

/** Never called: what the hooks give is a matter of types. */
export function Page() {
  const quote = useQuote()
  expectTypeOf(quote.data).toEqualTypeOf<Quote | undefined>()
  expectTypeOf(quote.error).toEqualTypeOf<CausewayError | null>()
  const requests = useRequests({ user: account })
  expectTypeOf(requests.data?.pages).toEqualTypeOf<RequestsPage[] | undefined>()

  // The result of `select` is the type of the data, and its parameter is typed.
  const fee = useQuote({
    query: {
      select: (data) => {
        expectTypeOf(data).toEqualTypeOf<Quote>()
        return data.details.currencyIn.amount
      },
    },
  })
  expectTypeOf(fee.data).toEqualTypeOf<bigint | undefined>()
  const ids = useRequests({
    query: { select: ({ pages }) => pages.flatMap((page) => page.requests.map(({ id }) => id)) },
  })
  expectTypeOf(ids.data).toEqualTypeOf<string[] | undefined>()
  const isOver = useRequestStatus({
    requestId: '0x1',
    query: { select: ({ status }: RequestState) => status === 'success' },
  })
  expectTypeOf(isOver.data).toEqualTypeOf<boolean | undefined>()
  const text = useBalance({ query: { select: (balance) => balance.toString() } })
  expectTypeOf(text.data).toEqualTypeOf<string | undefined>()

  // Every other option of react-query passes.
  useQuote({
    query: {
      enabled: false,
      staleTime: 1,
      gcTime: 1,
      refetchInterval: (query) => (query.state.data ? 1 : false),
      refetchOnWindowFocus: 'always',
      placeholderData: (previous) => previous,
      initialData: () => undefined,
      notifyOnChangeProps: ['data'],
      throwOnError: (error) => error.retryable,
      meta: { page: 'bridge' },
    },
  })
  // @ts-expect-error -- the key is the library's own
  useQuote({ query: { queryKey: ['quote'] } })
  // @ts-expect-error -- and so is what is asked
  useBalance({ query: { queryFn: () => 1n } })

  // Every hook of a query, and its options factory, takes all of them, and whatever may still be missing.
  const quoteOptions = { user: maybeAccount, amount: undefined, query: anyOption }
  useQuote(quoteOptions)
  useQuery(quoteQueryOptions(config, quoteOptions))
  const statusOptions = { requestId: undefined, path: undefined, query: anyOption }
  useRequestStatus(statusOptions)
  useQuery(requestStatusQueryOptions(config, statusOptions))
  const balanceOptions = { chainId: undefined, token: undefined, account: maybeAccount, query: anyOption }
  useBalance(balanceOptions)
  useQuery(balanceQueryOptions(config, balanceOptions))
  const balancesOptions = { tokens, account: maybeAccount, query: anyOption }
  useBalances(balancesOptions)
  useQueries(balancesQueryOptions(config, balancesOptions))
  const requestsOptions = { user: maybeAccount, query: { ...anyOption, maxPages: 2 } }
  useRequests(requestsOptions)
  useInfiniteQuery(requestsInfiniteQueryOptions(config, requestsOptions))
  useRequests({ user: null })
  // @ts-expect-error -- where a page begins is what `fetchNextPage` says
  useRequests({ user: account, continuation: '7' })

  // A factory gives the same type as its hook.
  const options = { query: { select: ({ details }: Quote) => details.currencyIn.amount } }
  expectTypeOf(useQuery(quoteQueryOptions(config, options)).data).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(useInfiniteQuery(requestsInfiniteQueryOptions(config, {})).data).toEqualTypeOf<
    RequestsPages | undefined
  >()
  const texts = useBalances({ tokens, query: { select: (balance) => balance.toString() } })
  expectTypeOf(texts.map(({ data }) => data)).toEqualTypeOf<(string | undefined)[]>()

  // For Suspense all parameters are known, and so is the data.
  expectTypeOf(useSuspenseQuote(parameters).data).toEqualTypeOf<Quote>()
  expectTypeOf(
    useSuspenseQuote({ ...parameters, query: { select: ({ details }) => details.currencyIn.amount } }).data,
  ).toEqualTypeOf<bigint>()
  expectTypeOf(useSuspenseRequestStatus({ requestId: '0x1' }).data).toEqualTypeOf<RequestState>()
  expectTypeOf(useSuspenseRequests({ user: account }).data).toEqualTypeOf<RequestsPages>()
  expectTypeOf(useSuspenseBalance({ chainId: 1, token: account, account }).data).toEqualTypeOf<bigint>()
  expectTypeOf(useSuspenseBalances({ tokens, account }).map(({ data }) => data)).toEqualTypeOf<bigint[]>()
  // @ts-expect-error -- nothing may be missing
  useSuspenseQuote({ ...parameters, user: maybeAccount })
  // @ts-expect-error -- not even all of it
  useSuspenseRequestStatus()
  // @ts-expect-error -- nor be waited for by an option
  useSuspenseBalance({ chainId: 1, token: account, account, query: { enabled: false } })
  // @ts-expect-error -- and where an error goes is Suspense's own
  useSuspenseRequests({ user: account, query: { throwOnError: true } })

  // Mutations take every option but what decides how often they run.
  const anyMutationOption = { gcTime: 1, meta: {}, throwOnError: true, retryDelay: 1 }
  useExecuteSteps({ config, wallet: maybeWallet, mutation: anyMutationOption })
  useDepositAddress({ config, wallet: maybeWallet, mutation: anyMutationOption })
  useMutation(executeStepsMutationOptions(config, { wallet: maybeWallet, mutation: anyMutationOption }))
  useMutation(depositAddressMutationOptions(config, { mutation: anyMutationOption }))
  // @ts-expect-error -- nor queued
  useExecuteSteps({ mutation: { scope: { id: 'page' } } })
  // @ts-expect-error -- nor paused
  useExecuteSteps({ mutation: { networkMode: 'online' } })
  // @ts-expect-error -- and no address is made twice
  useDepositAddress({ mutation: { retry: 3 } })

  // A hook takes the config of another provider.
  useQuote({ config })
  useBalance({ config, account })
  useRequests({ config, user: account })
  expectTypeOf(useClient({ config })).toEqualTypeOf<Config['client']>()
  // @ts-expect-error -- not its client
  useQuote({ config: config.client })

  // Mutations are spread, and know what `onMutate` gives.
  const { executeSteps, executeStepsAsync, ...mutation } = useExecuteSteps({
    mutation: { onMutate: () => 7, onSuccess: (_state, { quote }, count) => quote.receivedAt + count },
  })
  expectTypeOf(mutation.context).toEqualTypeOf<number | undefined>()
  expectTypeOf(executeSteps).parameter(0).toHaveProperty('quote').toEqualTypeOf<Quote>()
  expectTypeOf(executeStepsAsync).returns.resolves.toHaveProperty('status')
  // @ts-expect-error -- a signature is never requested again automatically
  useExecuteSteps({ mutation: { retry: 3 } })

  // Options go wherever react-query takes some, and the cache knows what lies under their keys.
  const client = new QueryClient()
  const { queryKey } = balanceQueryOptions(config, { chainId: 1, token: account, account })
  expectTypeOf(client.getQueryData(queryKey)).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(client.fetchQuery(quoteQueryOptions(config, {}))).resolves.toEqualTypeOf<Quote>()
}

expectTypeOf<QuoteQueryKey[0]>().toEqualTypeOf<'causeway'>()
expectTypeOf<QuoteQueryKey[2]>().toEqualTypeOf<'quote'>()

// An amount is a bigint in base units, never a number.
expectTypeOf<QuoteOptions['amount']>().toEqualTypeOf<bigint | undefined>()
expectTypeOf<Quote['details']['currencyIn']['amount']>().toEqualTypeOf<bigint>()
expectTypeOf<Quote['steps'][number]['kind']>().toEqualTypeOf<'transaction' | 'signature' | 'unknown'>()

// Unknown fields are kept in the value and not in the type: a misspelled field is a compile error.
expectTypeOf<Quote['details']>().not.toHaveProperty('recipiant')
