import type { Hex } from 'viem'
import { numberSchema, parametersOf } from '../../arguments/argumentSchemas.ts'
import { checkArgument } from '../../arguments/checkArgument.ts'
import type { ServiceRequest } from './serviceRequest.ts'

/** Where the service keeps its requests. */
export interface RecordStore {
  get(id: Hex): Promise<ServiceRequest | undefined>
  /** The request of an order. */
  getByOrderId(orderId: Hex): Promise<ServiceRequest | undefined>
  /** Adds a request, or replaces the one of the same id. */
  put(request: ServiceRequest): Promise<void>
  /** All requests, oldest first. */
  all(): Promise<readonly ServiceRequest[]>
  /** Calls back with every request that is stored or removed; returns a function that unsubscribes. */
  subscribe(
    onPut: (request: ServiceRequest) => void,
    onForget?: (request: ServiceRequest) => void,
  ): () => void
}

export interface CreateMemoryStoreParameters {
  /** Maximum number of unpaid requests; beyond it, the oldest is removed. @default 10000 */
  maxUnpaid?: number | undefined
}

/**
 * Keeps requests in memory for as long as it is referenced. Since anyone can request quotes endlessly, it removes the oldest unpaid ones.
 *
 * @throws {InvalidArgumentError} naming the invalid parameter.
 */
export function createMemoryStore(parameters: CreateMemoryStoreParameters = {}): RecordStore {
  checkArgument(parameters, {
    caller: 'createMemoryStore',
    schema: parametersOf({ maxUnpaid: numberSchema }),
  })
  const { maxUnpaid = 10_000 } = parameters
  /** In order of arrival. */
  const unpaid = new Set<Hex>()
  const requests = new Map<Hex, ServiceRequest>()
  const idsByOrderId = new Map<Hex, Hex>()
  const listeners = new Set<{ onPut: Listener; onForget: Listener | undefined }>()

  function forget(id: Hex): void {
    const request = requests.get(id)
    unpaid.delete(id)
    if (!request) return
    requests.delete(id)
    idsByOrderId.delete(request.orderId)
    for (const { onForget } of listeners) onForget?.(request)
  }

  return {
    async get(id) {
      return requests.get(id)
    },
    async getByOrderId(orderId) {
      const id = idsByOrderId.get(orderId)
      return id && requests.get(id)
    },
    async put(request) {
      requests.set(request.id, request)
      idsByOrderId.set(request.orderId, request.id)
      for (const { onPut } of listeners) onPut(request)
      if (!isUnpaid(request)) unpaid.delete(request.id)
      else unpaid.add(request.id)
      const [oldest] = unpaid
      if (oldest && unpaid.size > maxUnpaid) forget(oldest)
    },
    async all() {
      return [...requests.values()]
    },
    subscribe(onPut, onForget) {
      const listener = { onPut, onForget }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

type Listener = (request: ServiceRequest) => void

/** Whether nothing has arrived for a request and nothing is on its way. */
function isUnpaid({ progress, surpluses, supersededBy, permit }: ServiceRequest): boolean {
  return progress.status === 'waiting' && surpluses.length === 0 && !supersededBy && !permit?.pulled
}
