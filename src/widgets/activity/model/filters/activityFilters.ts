import type { Kinds } from '../../../../errors/checks/checkKinds.ts'
import type { RequestFilterGroup } from '../../../../schemas/requests/query/requestFilters.ts'
import type { GetRequestsParameters } from '../../../../actions/requestsParameters.ts'
import type { RequestStatusFilter } from '../../../../schemas/requests/query/requestWords.ts'
import { parseAmount } from '../../../../utils/amounts/parseAmount.ts'
import { toDecimal } from '../../../../utils/amounts/toDecimal.ts'

/** The filters of the list, as entered in the form; an empty string doesn't filter. */
export interface ActivityFilters {
  /** Request ID, wallet, deposit address or transaction hash, in full. */
  term: string
  /** The outcome of a request. */
  status: '' | keyof typeof statuses
  /** Chain ID. */
  chainId: string
  /** The side of the swap that the chain must be on. */
  side: '' | 'origin' | 'destination'
  /** The kind of request, as the provider names it. */
  requestType: string
  /** Symbol of a token on either side, ignoring case. */
  symbol: string
  /** Days in the user's calendar, `2026-11-21`; both are included. */
  from: string
  to: string
  /** US dollars, in the user's number format. */
  amountMin: string
  amountMax: string
  /** Something that a request uses, as the provider names it, such as a deposit address. */
  feature: string
  sort: keyof typeof sorts
}

/** No filters, newest first. */
export const emptyActivityFilters: ActivityFilters = {
  term: '',
  status: '',
  chainId: '',
  side: '',
  requestType: '',
  symbol: '',
  from: '',
  to: '',
  amountMin: '',
  amountMax: '',
  feature: '',
  sort: 'newest',
}

/** The API's words for each status; several of them are pending. */
export const statuses = {
  pending: ['pending', 'depositing'],
  success: ['success'],
  refund: ['refund'],
  failure: ['failure'],
} as const satisfies Readonly<Record<string, readonly RequestStatusFilter[]>>

export const sorts = {
  newest: {},
  oldest: { sortBy: 'createdAt', sortDirection: 'asc' },
  updated: { sortBy: 'updatedAt', sortDirection: 'desc' },
  largest: { sortBy: 'amountUsd', sortDirection: 'desc' },
  smallest: { sortBy: 'amountUsd', sortDirection: 'asc' },
} as const satisfies Readonly<Record<string, Pick<GetRequestsParameters, 'sortBy' | 'sortDirection'>>>

/** The kinds of the filters, for untyped pages. */
export const filterKinds: Kinds<keyof ActivityFilters> = {
  term: 'text',
  status: ['', ...Object.keys(statuses)],
  chainId: 'text',
  side: ['', 'origin', 'destination'],
  requestType: 'text',
  symbol: 'text',
  from: 'text',
  to: 'text',
  amountMin: 'text',
  amountMax: 'text',
  feature: 'text',
  sort: Object.keys(sorts),
}

/** Converts the form to parameters of the list. Invalid values don't filter. */
export function toRequestsParameters(filters: ActivityFilters, locale: string): GetRequestsParameters {
  const { term, status, chainId, side, requestType, from, to, amountMin, amountMax, feature, sort } = filters
  const [first, ...others] = status === '' ? [] : statuses[status]
  return withoutUndefined({
    term: textOf(term),
    // A single status has its own parameter; several need groups.
    status: others.length === 0 ? first : undefined,
    filters: groupsOf(filters),
    [side === '' ? 'chainId' : `${side}ChainId`]: chainId === '' ? undefined : Number(chainId),
    requestType: textOf(requestType),
    startTimestamp: dayStart(from, 0),
    endTimestamp: dayStart(to, 1, -1),
    amountUsdMin: usdOf(amountMin, locale),
    amountUsdMax: usdOf(amountMax, locale),
    features: feature === '' ? undefined : [feature],
    ...sorts[sort],
  })
}

/** How many filters narrow the list down; search and sorting are visible anyway and don't count. */
export function countFilters(filters: ActivityFilters): number {
  return narrowing.filter((name) => filters[name].trim() !== '').length
}

const narrowing = [
  'status',
  'chainId',
  'requestType',
  'symbol',
  'from',
  'to',
  'amountMin',
  'amountMax',
  'feature',
] as const

/** True if a text is empty or an amount in US dollars. */
export function isUsd(text: string, locale: string): boolean {
  return parseAmount(text, { decimals: maxEnteredDecimals, locale }).status !== 'invalid'
}

/** Maximum number of decimals of an entered amount in US dollars: finer than any price. */
const maxEnteredDecimals = 6

/** Groups for a token on either side and several statuses: one for each side, since groups are alternatives. */
function groupsOf({ status, symbol }: ActivityFilters): RequestFilterGroup[] | undefined {
  const words = status === '' ? [] : statuses[status]
  const group: RequestFilterGroup = words.length > 1 ? { status: words } : {}
  const name = textOf(symbol)
  if (name) {
    return [
      { ...group, currencyInSymbol: name },
      { ...group, currencyOutSymbol: name },
    ]
  }
  return words.length > 1 ? [group] : undefined
}

function textOf(text: string): string | undefined {
  return text.trim() || undefined
}

function usdOf(text: string, locale: string): string | undefined {
  const parsed = parseAmount(text, { decimals: maxEnteredDecimals, locale })
  return parsed.status === 'valid' ? toDecimal(parsed.amount, maxEnteredDecimals) : undefined
}

/** When a day starts in the user's calendar, plus the given days and seconds, in seconds since the epoch. */
function dayStart(day: string, days: number, seconds = 0): number | undefined {
  const found = day.match(/^(\d{4})-(\d{2})-(\d{2})$/)
  if (!found) return undefined
  const [, year = 0, month = 1, date = 1] = found.map(Number)
  return new Date(year, month - 1, date + days, 0, 0, seconds).getTime() / 1000
}

function withoutUndefined(parameters: GetRequestsParameters): GetRequestsParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined))
}
