import type { RequestsQuery, topLevelFilterShape } from '@causeway/react/schemas'
import { parseUnits } from 'viem'
import { componentTotals } from '../../domain/money/feeComponents.ts'
import { historyFields, isOneOf, textField, type HistoryField, type HistoryFilter } from './historyFields.ts'
import { toUsd, usdDecimals } from '../../domain/money/money.ts'
import {
  depositOf,
  depositsOf,
  featuresOf,
  fillOf,
  incomingReceiptsOf,
  refundsOf,
} from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import type { ListingParameters } from './listingParameters.ts'
import { matchGroups } from './matchGroups.ts'

/** For each filter parameter of a query, a function that creates the filter from the validated value. */
export type FiltersOf<query> = {
  readonly [name in Exclude<keyof query, keyof ListingParameters>]-?: (
    value: NonNullable<query[name]>,
  ) => HistoryFilter
}

/** Searches the id, accounts and transaction hashes of a request. */
const term = textField((request) => [
  request.id,
  request.user,
  request.recipient,
  request.refundTo,
  request.depositAddress?.address,
  ...depositsOf(request).map(({ depositor }) => depositor),
  ...[incomingReceiptsOf(request), fillOf(request) ?? [], refundsOf(request)]
    .flat()
    .map(({ transactionHash }) => transactionHash),
])

/** Filters that are only allowed at the top level. */
const rangeFilters: FiltersOf<Pick<RequestsQuery, keyof typeof topLevelFilterShape>> = {
  features: (wanted) => (request) => featuresOf(request).some((feature) => wanted.includes(feature)),
  startTimestamp: numeric(({ createdAt }, seconds) => secondsOf(createdAt) >= seconds),
  endTimestamp: numeric(({ createdAt }, seconds) => secondsOf(createdAt) <= seconds),
  startBlock: numeric((request, block) => (depositOf(request)?.blockNumber ?? -1n) >= block),
  endBlock: numeric((request, block) => {
    const deposit = depositOf(request)
    return deposit !== undefined && deposit.blockNumber <= block
  }),
  amountUsdMin: dollars((request, usd) => amountUsdOf(request) >= usd),
  amountUsdMax: dollars((request, usd) => amountUsdOf(request) <= usd),
  appFeesAmountUsdMin: dollars((request, usd) => appFeesUsdOf(request) >= usd),
  appFeesAmountUsdMax: dollars((request, usd) => appFeesUsdOf(request) <= usd),
  fillTimeMin: numeric((request, seconds) => (fillSecondsOf(request) ?? -1n) >= seconds),
  fillTimeMax: numeric((request, seconds) => {
    const taken = fillSecondsOf(request)
    return taken !== undefined && taken <= seconds
  }),
}

/** Creates filters from text fields. */
export function toTextFilters<name extends string>(
  fields: Readonly<Record<name, HistoryField>>,
): Record<name, (value: string | number) => HistoryFilter> {
  const filters = Object.entries<HistoryField>(fields).map(([name, field]) => [
    name,
    (value: string | number) => isOneOf(field, field.toTexts(String(value))),
  ])
  // One cast: `fromEntries` loses the names.
  return Object.fromEntries(filters) as Record<name, (value: string | number) => HistoryFilter>
}

/** Every filter parameter of `GET /requests/v3`. */
export const historyFilters: FiltersOf<RequestsQuery> = {
  ...toTextFilters({ ...historyFields, term }),
  ...rangeFilters,
  filters: matchGroups,
}

/** The value of a request's input, in US dollars (units of 10⁻¹⁸). */
export function amountUsdOf({ terms }: ServiceRequest): bigint {
  return toUsd(terms.amountIn, terms.currencyIn)
}

/** The value of a request's app fees, in US dollars (units of 10⁻¹⁸). */
function appFeesUsdOf({ terms }: ServiceRequest): bigint {
  return toUsd(componentTotals(terms).app, terms.currencyIn)
}

function numeric(test: (request: ServiceRequest, value: number) => boolean) {
  return (wanted: number): HistoryFilter =>
    (request) =>
      test(request, wanted)
}

function dollars(test: (request: ServiceRequest, usd: bigint) => boolean) {
  return (written: string): HistoryFilter => {
    const wanted = parseUnits(written, usdDecimals)
    return (request) => test(request, wanted)
  }
}

function secondsOf(milliseconds: number): bigint {
  return BigInt(Math.floor(milliseconds / 1000))
}

function fillSecondsOf(request: ServiceRequest): bigint | undefined {
  const [deposit, fill] = [depositOf(request), fillOf(request)]
  return deposit && fill && BigInt(fill.timestamp) - BigInt(deposit.timestamp)
}
