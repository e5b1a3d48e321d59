import { topLevelFilters } from '@causeway/react/schemas'
import { parseUnits } from 'viem'
import { componentTotals } from '../../domain/money/feeComponents.ts'
import {
  historyFields,
  isOneOf,
  readParameter,
  textField,
  type HistoryField,
  type HistoryFilter,
} from './historyFields.ts'
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
import { readFilterGroups } from './readFilterGroups.ts'

/** Reads the value of a parameter; throws `Refusal` 400 when it can't be one. */
export type ReadFilter = (value: string, name: string) => HistoryFilter

/** One search across everything that names a request. */
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

/** Parameters that filter at the top level alone. */
export const rangeFilters: Readonly<Record<keyof typeof topLevelFilters, ReadFilter>> = {
  features: (value) => {
    const wanted = value.split(',')
    return (request) => featuresOf(request).some((feature) => wanted.includes(feature))
  },
  startTimestamp: numeric('startTimestamp', ({ createdAt }, seconds) => secondsOf(createdAt) >= seconds),
  endTimestamp: numeric('endTimestamp', ({ createdAt }, seconds) => secondsOf(createdAt) <= seconds),
  startBlock: numeric('startBlock', (request, block) => (depositOf(request)?.blockNumber ?? -1n) >= block),
  endBlock: numeric('endBlock', (request, block) => {
    const deposit = depositOf(request)
    return deposit !== undefined && deposit.blockNumber <= block
  }),
  amountUsdMin: dollars('amountUsdMin', (request, usd) => amountUsdOf(request) >= usd),
  amountUsdMax: dollars('amountUsdMax', (request, usd) => amountUsdOf(request) <= usd),
  appFeesAmountUsdMin: dollars('appFeesAmountUsdMin', (request, usd) => appFeesUsdOf(request) >= usd),
  appFeesAmountUsdMax: dollars('appFeesAmountUsdMax', (request, usd) => appFeesUsdOf(request) <= usd),
  fillTimeMin: numeric('fillTimeMin', (request, seconds) => (fillSecondsOf(request) ?? -1n) >= seconds),
  fillTimeMax: numeric('fillTimeMax', (request, seconds) => {
    const taken = fillSecondsOf(request)
    return taken !== undefined && taken <= seconds
  }),
}

/** Makes parameters of fields that compare texts. */
export function toFilterReaders(fields: Readonly<Record<string, HistoryField>>): Record<string, ReadFilter> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, ReadFilter] => [
      key,
      (value, name) => isOneOf(field, field.read(value, name)),
    ]),
  )
}

/** Every parameter of `GET /requests/v3` that filters. */
export const historyFilters: Readonly<Record<string, ReadFilter>> = {
  ...toFilterReaders({ ...historyFields, term }),
  ...rangeFilters,
  filters: readFilterGroups,
}

/** What the input of a request is worth, in US dollars (units of 10⁻¹⁸). */
export function amountUsdOf({ terms }: ServiceRequest): bigint {
  return toUsd(terms.amountIn, terms.currencyIn)
}

/** What the app's share of a request is worth, in US dollars (units of 10⁻¹⁸). */
function appFeesUsdOf({ terms }: ServiceRequest): bigint {
  return toUsd(componentTotals(terms).app, terms.currencyIn)
}

type Numeric = 'startTimestamp' | 'endTimestamp' | 'startBlock' | 'endBlock' | 'fillTimeMin' | 'fillTimeMax'

function numeric(field: Numeric, test: (request: ServiceRequest, value: number) => boolean): ReadFilter {
  return (value, name) => {
    const wanted = readParameter(topLevelFilters[field], value, name)
    return (request) => test(request, wanted)
  }
}

type Dollars = 'amountUsdMin' | 'amountUsdMax' | 'appFeesAmountUsdMin' | 'appFeesAmountUsdMax'

function dollars(field: Dollars, test: (request: ServiceRequest, usd: bigint) => boolean): ReadFilter {
  return (value, name) => {
    const wanted = parseUnits(readParameter(topLevelFilters[field], value, name), usdDecimals)
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
