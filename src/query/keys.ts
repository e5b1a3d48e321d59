import { checkObject } from '../errors/checks/checkObject.ts'
import { checkKinds, type Kinds } from '../errors/checks/checkKinds.ts'
import { comparableAddress } from '../utils/address/isSameAddress.ts'
import type { Address } from 'viem'
import type { GetQuoteParameters } from '../actions/quoteParameters.ts'
import type { GetRequestStatusParameters } from '../actions/getRequestStatus.ts'
import type { GetRequestsParameters } from '../actions/requestsParameters.ts'
import type { Client } from '../client/createClient.ts'
import { writeJson } from '../client/writeJson.ts'
import { toJsonText } from '../utils/text/toJsonText.ts'
import type { ExactPartial } from './options/types.ts'

/** The part of a config that goes into keys. */
export interface QueryKeyConfig {
  readonly client: Pick<Client, 'baseUrl'>
}

/** The prefix of all keys of a provider, which no key of a page matches. */
function serviceKey<name extends string>(config: QueryKeyConfig, name: name, caller = `${name}QueryKey`) {
  const rule = 'it must come from `createConfig`'
  checkObject(config, caller, 'config', { fields: ['client'], rule })
  const { client } = config
  checkObject(client, caller, 'config.client', {
    fields: ['baseUrl'],
    rule: 'it must come from `createClient`',
  })
  // The client's own base URL; on a server, it may be the address that a page requests.
  return ['causeway', client.baseUrl.replace(/\/+$/, ''), name] as const
}

/** Plain JSON, with amounts as digits, so that it can be hashed, compared and stored. */
function toJson(value: object): Record<string, unknown> {
  return JSON.parse(writeJson(value, '', toKeyText)) as Record<string, unknown>
}

/** Text keeps values that aren't numbers distinct from `null` and from each other. */
function toKeyText(value: object): string {
  return toJsonText(value, (inner) =>
    typeof inner === 'number' && !Number.isFinite(inner) ? `${inner}` : inner,
  )
}

/** Different spellings of an account have the same key. */
function lower(address: string | null | undefined): string | undefined {
  return address == null ? undefined : comparableAddress(address)
}

export type QuoteQueryKey = ReturnType<typeof quoteQueryKey>

/** Key of a quote. */
export function quoteQueryKey(config: QueryKeyConfig, parameters: ExactPartial<GetQuoteParameters>) {
  checkObject(parameters, 'quoteQueryKey')
  return [...serviceKey(config, 'quote'), toJson(parameters)] as const
}

export type RequestStatusQueryKey = ReturnType<typeof requestStatusQueryKey>

/** Key of a request's status. */
export function requestStatusQueryKey(
  config: QueryKeyConfig,
  parameters: ExactPartial<GetRequestStatusParameters>,
) {
  checkObject(parameters, 'requestStatusQueryKey')
  const { requestId, path } = parameters
  return [...serviceKey(config, 'requestStatus'), { requestId, path }] as const
}

export type AllRequestsQueryKey = ReturnType<typeof allRequestsQueryKey>

/** Prefix of the keys of all request lists. */
export function allRequestsQueryKey(config: QueryKeyConfig) {
  return serviceKey(config, 'requests', 'allRequestsQueryKey')
}

/** The parameters of a list of requests. */
export interface RequestsListParameters extends Omit<GetRequestsParameters, 'user' | 'continuation'> {
  /** The account whose requests are listed. With `undefined`, nothing is requested; with `null`, everyone's are. */
  user?: string | null | undefined
}

export type RequestsQueryKey = ReturnType<typeof requestsQueryKey>

/** Key of a list of requests. */
export function requestsQueryKey(config: QueryKeyConfig, parameters: RequestsListParameters) {
  checkObject(parameters, 'requestsQueryKey')
  return [...serviceKey(config, 'requests'), toJson(parameters)] as const
}

export type RequestsFromQueryKey = ReturnType<typeof requestsFromQueryKey>

/** Key of a request list that starts in the middle, and may have started there before. */
export function requestsFromQueryKey(
  config: QueryKeyConfig,
  { continuation, restarts }: { continuation: string | undefined; restarts: number },
  parameters: RequestsListParameters,
) {
  return [...requestsQueryKey(config, parameters), { continuation, restarts }] as const
}

/** Prefix of the keys of all deposit addresses' records. */
export function allDepositRecordsQueryKey(config: QueryKeyConfig) {
  return serviceKey(config, 'depositRecords')
}

/** Key of a deposit address's records in the history. */
export function depositRecordsQueryKey(
  config: QueryKeyConfig,
  which: Pick<GetRequestsParameters, 'id' | 'depositAddress'> | undefined,
) {
  return [...allDepositRecordsQueryKey(config), { ...which }] as const
}

export type AllBalancesQueryKey = ReturnType<typeof allBalancesQueryKey>

/** Prefix of the keys of all balances. */
export function allBalancesQueryKey(config: QueryKeyConfig) {
  return serviceKey(config, 'balance', 'allBalancesQueryKey')
}

export interface BalanceKeyParameters {
  chainId?: number | undefined
  /** Address of the token; the zero address means the chain's native token. */
  token?: string | undefined
  account?: Address | undefined
}

/** The types of its parameters. */
export const balanceKinds: Kinds<keyof BalanceKeyParameters> = {
  chainId: 'chainId',
  token: 'address',
  account: 'address',
}

export type BalanceQueryKey = ReturnType<typeof balanceQueryKey>

/** Key of a balance. */
export function balanceQueryKey(config: QueryKeyConfig, parameters: BalanceKeyParameters) {
  checkObject(parameters, 'balanceQueryKey')
  checkKinds(parameters, balanceKinds, 'balanceQueryKey')
  const { chainId, token, account } = parameters
  return [
    ...serviceKey(config, 'balance'),
    { chainId, token: lower(token), account: lower(account) },
  ] as const
}

/** Key of whether an address has code of its own. */
export function isContractQueryKey(
  config: QueryKeyConfig,
  { chainId, address }: { chainId?: number | undefined; address?: string | undefined },
) {
  return [...serviceKey(config, 'isContract'), { chainId, address: lower(address) }] as const
}

/** Key of which addresses have no code. */
export function addressesWithoutCodeQueryKey(
  config: QueryKeyConfig,
  { chainId, addresses }: { chainId?: number | undefined; addresses: readonly string[] },
) {
  return [
    ...serviceKey(config, 'addressesWithoutCode'),
    { chainId, addresses: addresses.map(lower) },
  ] as const
}

/** Key of whether an account can pay with a token by signing a permit. */
export function takesPermitQueryKey(
  config: QueryKeyConfig,
  {
    chainId,
    token,
    account,
  }: { chainId?: number | undefined; token?: string | undefined; account?: string | undefined },
) {
  return [
    ...serviceKey(config, 'takesPermit'),
    { chainId, token: lower(token), account: lower(account) },
  ] as const
}

/** Key of whether a quote's order is signed by its solver. */
export function orderSignatureQueryKey(
  config: QueryKeyConfig,
  { orderData, orderSignature }: { orderData?: unknown; orderSignature?: string | undefined } = {},
) {
  return [...serviceKey(config, 'orderSignature'), toJson({ orderData, orderSignature })] as const
}

/** Key of the maximum cost of an amount of gas. */
export function networkFeeQueryKey(
  config: QueryKeyConfig,
  { chainId, gas }: { chainId?: number | undefined; gas: bigint },
) {
  return [...serviceKey(config, 'networkFee'), { chainId, gas: gas.toString() }] as const
}

/** Key of a token's metadata from its contract. */
export function tokenMetadataQueryKey(
  config: QueryKeyConfig,
  { chainId, address }: { chainId: number; address: Address | undefined },
) {
  return [...serviceKey(config, 'tokenMetadata'), { chainId, address: lower(address) }] as const
}

/** Key of token prices from the page. */
export function tokenPricesQueryKey(
  config: QueryKeyConfig,
  tokens: readonly { chainId: number; address: string }[],
) {
  const ids = tokens.map(({ chainId, address }) => ({ chainId, address: lower(address) }))
  return [...serviceKey(config, 'tokenPrices'), ids] as const
}

/** Key of executions: `useIsMutating({ mutationKey })` tells whether one is running. */
export function executeStepsMutationKey(config: QueryKeyConfig) {
  return serviceKey(config, 'executeSteps', 'executeStepsMutationKey')
}

/** Key of requesting a deposit address. */
export function depositAddressMutationKey(config: QueryKeyConfig) {
  return serviceKey(config, 'depositAddress', 'depositAddressMutationKey')
}

/** Key of clearing the stored history. */
export function clearHistoryMutationKey(config: QueryKeyConfig) {
  return serviceKey(config, 'clearHistory', 'clearHistoryMutationKey')
}
