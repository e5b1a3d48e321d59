import { keccak256, stringToHex, type Hex } from 'viem'
import type * as z from 'zod/mini'
import { readWithSchema } from '../../domain/service/readWithSchema.ts'
import { Refusal } from '../../domain/service/refusal.ts'
import { readContinuation, type HistoryPosition } from './continuation.ts'
import type { HistoryFilter } from './historyFields.ts'
import type { HistorySortKey } from './historyIndex.ts'
import type { ListingParameters } from './listingParameters.ts'

/** The parsed query of a list of requests. */
export interface HistoryQuery {
  /** A request must match all of them. */
  filters: readonly HistoryFilter[]
  sortBy: HistorySortKey
  sortDirection: 'asc' | 'desc'
  limit: number
  /** The end of the previous page. */
  after: HistoryPosition | undefined
  includeTotal: boolean
  includeChildRequests: boolean
  includeAuthenticatedData: boolean
  /** Private chains whose requests are listed, too: ids and names, in lower case. */
  privateChains: readonly string[]
  /** Whether a single request is looked up, paid or not. */
  isLookup: boolean
  /** Identifies the list; the same for all of its pages. */
  digest: Hex
}

/** How a version's parameters differ. */
export interface HistoryVersion {
  /** Schema of all parameters. */
  schema: z.ZodMiniType<ListingParameters> & { shape: object }
  /** Creates filters from validated values. */
  filters: Readonly<Record<string, (value: never) => HistoryFilter>>
  /** Parameters that are accepted without effect. */
  ignored?: readonly string[] | undefined
  /** Parameters of other versions, with what to use instead. */
  removed?: Readonly<Record<string, string>> | undefined
}

const defaultLimit = 20

/** Parameters that look up a single request. */
const lookups: readonly string[] = ['id', 'orderId', 'term', 'hash']

/**
 * Reads the parameters of a list of requests.
 *
 * @throws {Refusal} 400 for every parameter that is wrong or unknown.
 */
export function readHistoryQuery(parameters: URLSearchParams, version: HistoryVersion): HistoryQuery {
  for (const [name, value] of parameters) {
    if (parameters.getAll(name).length > 1) throw invalid(`"${name}" is given more than once.`)
    if (value === '') throw invalid(`"${name}" is empty.`)
    if (!Object.hasOwn(version.schema.shape, name)) refuseUnknown(name, version)
  }
  const query = readWithSchema(version.schema, Object.fromEntries(parameters))
  const { sortBy = 'createdAt', continuation } = query
  const digest = digestOf(parameters)
  return {
    filters: toHistoryFilters(query, version),
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

function toHistoryFilters(query: object, { filters }: HistoryVersion): HistoryFilter[] {
  const values = new Map<string, unknown>(Object.entries(query))
  return Object.entries(filters).flatMap(([name, toFilter]) => {
    const value = values.get(name)
    // One cast: the schema validated the value for its filter.
    return value === undefined ? [] : [toFilter(value as never)]
  })
}

function refuseUnknown(name: string, { ignored, removed = {} }: HistoryVersion): void {
  if (ignored?.includes(name)) return
  if (Object.hasOwn(removed, name)) {
    throw invalid(`"${name}" was removed from this version. ${removed[name]}`)
  }
  throw invalid(`"${name}" is not a parameter of this endpoint.`)
}

/** Parameters other than the page size and `includeTotal` identify a list. */
function digestOf(parameters: URLSearchParams): Hex {
  const same = new URLSearchParams(parameters)
  for (const name of ['continuation', 'limit', 'includeTotal']) same.delete(name)
  same.sort()
  return keccak256(stringToHex(same.toString()))
}

function invalid(message: string): Refusal {
  return new Refusal(400, { message })
}
