import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '../../config/config.ts'

/**
 * The client of each mounted Provider, or hook that is given a config: a page may have several trees, with clients of their own or with one
 * for all.
 */
const treesByConfig = new WeakMap<Config, Set<{ client: QueryClient }>>()

/** Adds a tree's client for as long as the tree is mounted; returns a function that removes it. */
export function addPageClient(config: Config, client: QueryClient): () => void {
  const trees = treesByConfig.get(config) ?? new Set()
  const tree = { client }
  treesByConfig.set(config, trees.add(tree))
  return () => void trees.delete(tree)
}

/** The client that something was done with, and those of the other trees that show it. */
export function pageClientsOf(config: Config, client: QueryClient): ReadonlySet<QueryClient> {
  return new Set([client, ...Array.from(treesByConfig.get(config) ?? [], (tree) => tree.client)])
}
