import type { requestSortKeys } from '@causeway/react/schemas'
import type { Hex } from 'viem'
import { amountUsdOf } from './historyFilters.ts'
import type { RecordStore } from '../../domain/request/flow/recordStore.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'

export type HistorySortKey = (typeof requestSortKeys)[number]

/** A position in a sorted list: the sort value and, for equal values, the order of creation. */
export interface HistoryPlace {
  value: bigint
  age: number
}

/** A request in a sorted list. */
export interface RankedRequest extends HistoryPlace {
  request: ServiceRequest
}

/** The requests of a store, kept sorted, so that not every page has to sort them. */
export interface HistoryIndex {
  /** All requests in ascending order, as they are at this moment. */
  sorted(sortBy: HistorySortKey): Promise<readonly RankedRequest[]>
  /** Number of requests created before this one; -1 for an unknown one. */
  ageOf(id: Hex): number
  close(): void
}

/** Reads the store on first use, and follows its changes from then on. */
export function createHistoryIndex(store: RecordStore): HistoryIndex {
  const known = new Map<Hex, { request: ServiceRequest; age: number }>()
  const lists = new Map<HistorySortKey, RankedRequest[]>()
  let count = 0
  let loading: Promise<void> | undefined
  let stop = () => {}

  function put(request: ServiceRequest): void {
    const before = known.get(request.id)
    const age = before?.age ?? count++
    known.set(request.id, { request, age })
    for (const [sortBy, list] of lists) {
      if (before) list.splice(firstAtOrAfter(list, placeOf(before.request, age, sortBy)), 1)
      const place = placeOf(request, age, sortBy)
      list.splice(firstAtOrAfter(list, place), 0, { ...place, request })
    }
  }

  function forget({ id }: ServiceRequest): void {
    const before = known.get(id)
    if (!before) return
    known.delete(id)
    for (const [sortBy, list] of lists) {
      list.splice(firstAtOrAfter(list, placeOf(before.request, before.age, sortBy)), 1)
    }
  }

  async function load(): Promise<void> {
    // Requests that are stored during the read are added after it.
    const meanwhile: ServiceRequest[] = []
    let onPut: (request: ServiceRequest) => void = (request) => {
      meanwhile.push(request)
    }
    stop = store.subscribe((request) => onPut(request), forget)
    try {
      for (const request of await store.all()) put(request)
    } catch (error) {
      stop()
      loading = undefined
      throw error
    }
    for (const request of meanwhile) put(request)
    onPut = put
  }

  return {
    async sorted(sortBy) {
      loading ??= load()
      await loading
      const list =
        lists.get(sortBy) ??
        [...known.values()]
          .map(({ request, age }): RankedRequest => ({ ...placeOf(request, age, sortBy), request }))
          .toSorted(comparePlaces)
      lists.set(sortBy, list)
      return list
    },
    ageOf: (id) => known.get(id)?.age ?? -1,
    close: () => stop(),
  }
}

/** The index of the first request at a position or after it. */
export function firstAtOrAfter(list: readonly RankedRequest[], place: HistoryPlace): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const found = list[middle]
    if (found && comparePlaces(found, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function comparePlaces(one: HistoryPlace, other: HistoryPlace): number {
  return one.value === other.value ? one.age - other.age : one.value < other.value ? -1 : 1
}

function placeOf(request: ServiceRequest, age: number, sortBy: HistorySortKey): HistoryPlace {
  return { value: sortBy === 'amountUsd' ? amountUsdOf(request) : BigInt(request[sortBy]), age }
}
