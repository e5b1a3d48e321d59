import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '../../config/config.ts'

/** The react-query clients of a config's Providers: a page may have several trees, each with a client of its own. */
const clientsByConfig = new WeakMap<Config, Set<QueryClient>>()

/** Adds a client for as long as its tree is mounted; returns a function that removes it. */
export function addPageClient(config: Config, client: QueryClient): () => void {
  const clients = clientsByConfig.get(config) ?? new Set()
  clientsByConfig.set(config, clients.add(client))
  return () => void clients.delete(client)
}

/** The client that something was done with, and those of the other trees that show it. */
export function pageClientsOf(config: Config, client: QueryClient): ReadonlySet<QueryClient> {
  return new Set([client, ...(clientsByConfig.get(config) ?? [])])
}
