import { keccak256, stringToHex, type Hex } from 'viem'
import { historyFilters, type HistoryFilter } from './historyFilters.ts'
import { readContinuation, type HistoryPosition } from './continuation.ts'
import { Refusal } from './http.ts'

/** What `GET /requests/v3` was asked. */
export interface HistoryQuery {
  /** All of them apply. */
  filters: readonly HistoryFilter[]
  sortBy: HistorySortKey
  sortDirection: 'asc' | 'desc'
  limit: number
  /** Where the page before ended. */
  after: HistoryPosition | undefined
  includeTotal: boolean
  /** One request was asked for by name, paid or not. */
  isLookup: boolean
  /** The same for every page of one list. */
  digest: Hex
}

export type HistorySortKey = 'createdAt' | 'updatedAt' | 'amountUsd'

const maxLimit = 50
const defaultLimit = 20

/** Parameters that ask for one request. */
const lookups: readonly string[] = ['id', 'orderId', 'term']

/** Parameters of the interface that are not served yet; `false` asks for nothing. */
const notServed: ReadonlySet<string> = new Set([
  'privateChainsToInclude',
  'apiKey',
  'includeChildRequests',
  'filters',
  'includeAuthenticatedData',
])

/**
 * Reads the parameters of `GET /requests/v3`.
 *
 * @throws {Refusal} 400 for every parameter that is wrong, unknown or not served yet.
 */
export function readHistoryQuery(parameters: URLSearchParams): HistoryQuery {
  const filters: HistoryFilter[] = []
  for (const [name, value] of parameters) {
    if (parameters.getAll(name).length > 1) throw invalid(`"${name}" is given more than once.`)
    if (value === '') throw invalid(`"${name}" is empty.`)
    const readFilter = Object.hasOwn(historyFilters, name) ? historyFilters[name] : undefined
    if (readFilter) filters.push(readFilter(value, name))
    else refuseUnknown(name, value)
  }
  const sortBy = readSortBy(parameters.get('sortBy'))
  const digest = digestOf(parameters)
  const continuation = parameters.get('continuation')
  return {
    filters,
    sortBy,
    sortDirection: readDirection(parameters.get('sortDirection'), sortBy),
    limit: readLimit(parameters.get('limit')),
    after: continuation === null ? undefined : readContinuation(continuation, digest),
    includeTotal: readBoolean('includeTotal', parameters.get('includeTotal')),
    isLookup: lookups.some((name) => parameters.has(name)),
    digest,
  }
}

/** Parameters that say how to list; every other one is a filter. */
const listing: ReadonlySet<string> = new Set([
  'sortBy',
  'sortDirection',
  'limit',
  'continuation',
  'includeTotal',
])

function refuseUnknown(name: string, value: string): void {
  if (listing.has(name)) return
  if (notServed.has(name)) {
    if (value === 'false') return
    throw invalid(`The sandbox does not serve the parameter "${name}" yet.`)
  }
  if (name === 'hash') {
    throw invalid('"hash" was removed from this version. Use "term", or a parameter for one kind of hash.')
  }
  throw invalid(`"${name}" is not a parameter of this endpoint.`)
}

function readSortBy(value: string | null): HistorySortKey {
  if (value === null) return 'createdAt'
  if (value === 'createdAt' || value === 'updatedAt' || value === 'amountUsd') return value
  throw invalid('"sortBy" must be createdAt, updatedAt or amountUsd.')
}

function readDirection(value: string | null, sortBy: HistorySortKey): 'asc' | 'desc' {
  if (value === null) return sortBy === 'amountUsd' ? 'asc' : 'desc'
  if (value === 'asc' || value === 'desc') return value
  throw invalid('"sortDirection" must be asc or desc.')
}

function readLimit(value: string | null): number {
  if (value === null) return defaultLimit
  const limit = /^\d{1,3}$/.test(value) ? Number(value) : 0
  if (limit >= 1 && limit <= maxLimit) return limit
  throw invalid(`"limit" must be a whole number from 1 to ${maxLimit}.`)
}

function readBoolean(name: string, value: string | null): boolean {
  if (value === null || value === 'false') return false
  if (value === 'true') return true
  throw invalid(`"${name}" must be true or false.`)
}

/** Pages may differ in size, and in whether they count; all else makes another list. */
function digestOf(parameters: URLSearchParams): Hex {
  const same = new URLSearchParams(parameters)
  for (const name of ['continuation', 'limit', 'includeTotal']) same.delete(name)
  same.sort()
  return keccak256(stringToHex(same.toString()))
}

function invalid(message: string): Refusal {
  return new Refusal(400, { message })
}
