/** An active key, and the name under which its holder sees it. */
export interface ApiKey {
  key: string
  name: string | null
}

/** The header with the caller's API key. */
export const apiKeyHeader = 'x-api-key'

/** Normalizes keys. Those given as text have no name. */
export function toApiKeys(keys: readonly (string | ApiKey)[]): readonly ApiKey[] {
  return keys.map((key) => (typeof key === 'string' ? { key, name: null } : key))
}

/** The default API key of a sandbox. */
export const defaultApiKey = 'sandbox-key'
