import type { Hex } from 'viem'
import type { ServiceRequest } from './serviceRequest.ts'

/** Where the service keeps its requests. */
export interface RecordStore {
  get(id: Hex): Promise<ServiceRequest | undefined>
  /** The request that an order is of. */
  getByOrderId(orderId: Hex): Promise<ServiceRequest | undefined>
  /** Adds a request, or replaces the one of the same id. */
  put(request: ServiceRequest): Promise<void>
  /** All requests, oldest first. */
  all(): Promise<readonly ServiceRequest[]>
  /** Calls back with every request that is put; returns a function that ends it. */
  subscribe(listener: (request: ServiceRequest) => void): () => void
}

/** Keeps requests in memory, for as long as it is referenced itself. */
export function createMemoryStore(): RecordStore {
  const requests = new Map<Hex, ServiceRequest>()
  const idsByOrderId = new Map<Hex, Hex>()
  const listeners = new Set<(request: ServiceRequest) => void>()
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
      for (const listener of listeners) listener(request)
    },
    async all() {
      return [...requests.values()]
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
