import { componentTotals } from '../../domain/money/feeComponents.ts'
import {
  historyFields,
  isOneOf,
  refuse,
  text,
  type HistoryField,
  type HistoryFilter,
} from './historyFields.ts'
import { parseUsd, toUsd } from '../../domain/money/money.ts'
import {
  depositOf,
  depositsOf,
  featuresOf,
  fillOf,
  incomingOf,
  refundsOf,
} from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/serviceRequest.ts'
import { readFilterGroups } from './readFilterGroups.ts'

/** Reads the value of a parameter; throws `Refusal` 400 when it can't be one. */
export type ReadFilter = (value: string, name: string) => HistoryFilter

/** One search across everything that names a request. */
const term = text((request) => [
  request.id,
  request.user,
  request.recipient,
  request.refundTo,
  request.depositAddress?.address,
  ...depositsOf(request).map(({ depositor }) => depositor),
  ...[incomingOf(request), fillOf(request) ?? [], refundsOf(request)]
    .flat()
    .map(({ transactionHash }) => transactionHash),
])

/** Parameters that filter at the top level alone. */
export const rangeFilters: Readonly<Record<string, ReadFilter>> = {
  features: (value) => {
    const wanted = value.split(',')
    return (request) => featuresOf(request).some((feature) => wanted.includes(feature))
  },
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

/** Names that the groups of `filters` refuse with a word of their own. */
const topLevelOnly: ReadonlySet<string> = new Set(Object.keys(rangeFilters))

/** Makes parameters of fields that compare texts. */
export function toReaders(fields: Readonly<Record<string, HistoryField>>): Record<string, ReadFilter> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, ReadFilter] => [
      key,
      (value, name) => isOneOf(field, field.read(value, name)),
    ]),
  )
}

/** Every parameter of `GET /requests/v3` that filters. */
export const historyFilters: Readonly<Record<string, ReadFilter>> = {
  ...toReaders({ ...historyFields, term }),
  ...rangeFilters,
  filters: (value) => readFilterGroups(value, topLevelOnly),
}

/** What the input of a request is worth, in US dollars (units of 10⁻¹⁸). */
export function amountUsdOf({ terms }: ServiceRequest): bigint {
  return toUsd(terms.amountIn, terms.currencyIn)
}

/** What the app's share of a request is worth, in US dollars (units of 10⁻¹⁸). */
function appFeesUsdOf({ terms }: ServiceRequest): bigint {
  return toUsd(componentTotals(terms).app, terms.currencyIn)
}

function numeric(test: (request: ServiceRequest, value: bigint) => boolean): ReadFilter {
  return (value, name) => {
    if (!/^\d{1,20}$/.test(value)) refuse(name, 'a whole number')
    const wanted = BigInt(value)
    return (request) => test(request, wanted)
  }
}

function dollars(test: (request: ServiceRequest, usd: bigint) => boolean): ReadFilter {
  return (value, name) => {
    if (!/^\d{1,20}(\.\d{1,18})?$/.test(value)) refuse(name, 'a decimal number of US dollars')
    const wanted = parseUsd(value)
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
