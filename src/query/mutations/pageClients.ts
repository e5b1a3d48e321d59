import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '../../config/config.ts'

/**
 * The `QueryClient` of each mounted `CausewayProvider`, or hook with its own config: a page may have several React trees, each with its own
 * client or with a common one.
 */
const treesByConfig = new WeakMap<Config, Set<{ client: QueryClient }>>()

/** Adds a tree's client for as long as the tree is mounted; returns a function that removes it. */
export function addPageClient(config: Config, client: QueryClient): () => void {
  const trees = treesByConfig.get(config) ?? new Set()
  const tree = { client }
  treesByConfig.set(config, trees.add(tree))
  return () => void trees.delete(tree)
}

/** The given client, and those of the other trees that show the same config. */
export function pageClientsOf(config: Config, client: QueryClient): ReadonlySet<QueryClient> {
  return new Set([client, ...Array.from(treesByConfig.get(config) ?? [], (tree) => tree.client)])
}
