import { parseWithSchema, requestsQuerySchema, SchemaError } from '@causeway/react/schemas'
import { keccak256, stringToHex, type Hex } from 'viem'
import { Refusal } from '../../domain/service/refusal.ts'
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
export interface HistoryVersion {
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

/** Parameters that say how to list; every other one is a filter. */
const listing = [
  'sortBy',
  'sortDirection',
  'limit',
  'continuation',
  'privateChainsToInclude',
  'includeTotal',
  'includeChildRequests',
  'includeAuthenticatedData',
] as const

const listingNames: ReadonlySet<string> = new Set(listing)

/**
 * Reads the parameters of a list of requests.
 *
 * @throws {Refusal} 400 for every parameter that is wrong or unknown.
 */
export function readHistoryQuery(parameters: URLSearchParams, dialect: HistoryVersion): HistoryQuery {
  const filters: HistoryFilter[] = []
  for (const [name, value] of parameters) {
    if (parameters.getAll(name).length > 1) throw invalid(`"${name}" is given more than once.`)
    if (value === '') throw invalid(`"${name}" is empty.`)
    const readFilter = Object.hasOwn(dialect.filters, name) ? dialect.filters[name] : undefined
    if (readFilter) filters.push(readFilter(value, name))
    else if (!listingNames.has(name) || dialect.missing?.includes(name)) refuseUnknown(name, dialect)
  }
  const { sortBy = 'createdAt', continuation, ...query } = readListing(parameters)
  const digest = digestOf(parameters)
  return {
    filters,
    sortBy,
    sortDirection: query.sortDirection ?? (sortBy === 'amountUsd' ? 'asc' : 'desc'),
    limit: query.limit ?? defaultLimit,
    after: continuation === undefined ? undefined : readContinuation(continuation, digest),
    includeTotal: query.includeTotal ?? false,
    includeChildRequests: query.includeChildRequests ?? false,
    includeAuthenticatedData: query.includeAuthenticatedData ?? false,
    privateChains: query.privateChainsToInclude?.map((chain) => String(chain).toLowerCase()) ?? [],
    isLookup: lookups.some((name) => parameters.has(name)),
    digest,
  }
}

/** Reads how to list, by the schema that a client writes it with. */
function readListing(parameters: URLSearchParams) {
  const given = listing.flatMap((name) => {
    const value = parameters.get(name)
    return value === null ? [] : [[name, value]]
  })
  try {
    return parseWithSchema(requestsQuerySchema, Object.fromEntries(given))
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw invalid(`"${error.path}": ${error.reason}.`)
  }
}

function refuseUnknown(name: string, { ignored, removed = {} }: HistoryVersion): void {
  if (ignored?.includes(name)) return
  if (Object.hasOwn(removed, name)) {
    throw invalid(`"${name}" was removed from this version. ${removed[name]}`)
  }
  throw invalid(`"${name}" is not a parameter of this endpoint.`)
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
