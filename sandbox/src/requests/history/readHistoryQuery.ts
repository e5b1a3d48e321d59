import { maxRequestsLimit, requestSortKeys, sortDirections } from '@causeway/react/schemas'
import { keccak256, stringToHex, type Hex } from 'viem'
import { Refusal } from '../../domain/refusal.ts'
import { readContinuation, type HistoryPosition } from './continuation.ts'
import type { HistoryFilter } from './historyFields.ts'
import type { ReadFilter } from './historyFilters.ts'
import type { HistorySortKey } from './historyIndex.ts'

/** What a list of requests was asked. */
export interface HistoryQuery {
  /** All of them apply. */
  filters: readonly HistoryFilter[]
  sortBy: HistorySortKey
  sortDirection: 'asc' | 'desc'
  limit: number
  /** Where the page before ended. */
  after: HistoryPosition | undefined
  includeTotal: boolean
  includeChildRequests: boolean
  includeAuthenticatedData: boolean
  /** Private chains whose requests are listed, too: numbers and names, in lower case. */
  privateChains: readonly string[]
  /** One request was asked for by name, paid or not. */
  isLookup: boolean
  /** The same for every page of one list. */
  digest: Hex
}

/** What the parameters of a version of the list differ in. */
export interface HistoryDialect {
  filters: Readonly<Record<string, ReadFilter>>
  /** Parameters that are read and change nothing. */
  ignored?: readonly string[] | undefined
  /** Parameters that say how to list, but not in this version. */
  missing?: readonly string[] | undefined
  /** Parameters of other versions, with what to use instead. */
  removed?: Readonly<Record<string, string>> | undefined
}

const defaultLimit = 20

/** Parameters that ask for one request. */
const lookups: readonly string[] = ['id', 'orderId', 'term', 'hash']

const flags = ['includeTotal', 'includeChildRequests', 'includeAuthenticatedData'] as const

/** Parameters that say how to list; every other one is a filter. */
const listing: ReadonlySet<string> = new Set([
  'sortBy',
  'sortDirection',
  'limit',
  'continuation',
  'privateChainsToInclude',
  ...flags,
])

/**
 * Reads the parameters of a list of requests.
 *
 * @throws {Refusal} 400 for every parameter that is wrong or unknown.
 */
export function readHistoryQuery(parameters: URLSearchParams, dialect: HistoryDialect): HistoryQuery {
  const filters: HistoryFilter[] = []
  for (const [name, value] of parameters) {
    if (parameters.getAll(name).length > 1) throw invalid(`"${name}" is given more than once.`)
    if (value === '') throw invalid(`"${name}" is empty.`)
    const readFilter = Object.hasOwn(dialect.filters, name) ? dialect.filters[name] : undefined
    if (readFilter) filters.push(readFilter(value, name))
    else if (!listing.has(name) || dialect.missing?.includes(name)) refuseUnknown(name, dialect)
  }
  const sortBy = readSortBy(parameters.get('sortBy'))
  const digest = digestOf(parameters)
  const continuation = parameters.get('continuation')
  const [includeTotal = false, includeChildRequests = false, includeAuthenticatedData = false] = flags.map(
    (name) => readBoolean(name, parameters.get(name)),
  )
  return {
    filters,
    sortBy,
    sortDirection: readDirection(parameters.get('sortDirection'), sortBy),
    limit: readLimit(parameters.get('limit')),
    after: continuation === null ? undefined : readContinuation(continuation, digest),
    includeTotal,
    includeChildRequests,
    includeAuthenticatedData,
    privateChains: parameters.get('privateChainsToInclude')?.toLowerCase().split(',') ?? [],
    isLookup: lookups.some((name) => parameters.has(name)),
    digest,
  }
}

function refuseUnknown(name: string, { ignored, removed = {} }: HistoryDialect): void {
  if (ignored?.includes(name)) return
  if (Object.hasOwn(removed, name)) {
    throw invalid(`"${name}" was removed from this version. ${removed[name]}`)
  }
  throw invalid(`"${name}" is not a parameter of this endpoint.`)
}

function readSortBy(value: string | null): HistorySortKey {
  if (value === null) return 'createdAt'
  const sortKey = requestSortKeys.find((word) => word === value)
  if (sortKey) return sortKey
  throw invalid(`"sortBy" must be one of ${requestSortKeys.join(', ')}.`)
}

function readDirection(value: string | null, sortBy: HistorySortKey): 'asc' | 'desc' {
  if (value === null) return sortBy === 'amountUsd' ? 'asc' : 'desc'
  const direction = sortDirections.find((word) => word === value)
  if (direction) return direction
  throw invalid(`"sortDirection" must be one of ${sortDirections.join(', ')}.`)
}

function readLimit(value: string | null): number {
  if (value === null) return defaultLimit
  const limit = /^\d{1,3}$/.test(value) ? Number(value) : 0
  if (limit >= 1 && limit <= maxRequestsLimit) return limit
  throw invalid(`"limit" must be a whole number from 1 to ${maxRequestsLimit}.`)
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
