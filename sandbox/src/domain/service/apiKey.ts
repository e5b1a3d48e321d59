/** A key that is active, and what it is called where its holder sees it. */
export interface ApiKey {
  key: string
  name: string | null
}

/** What a request knows its caller by. */
export const apiKeyHeader = 'x-api-key'

/** Gives every key that has no name a name of its own: none. */
export function toApiKeys(keys: readonly (string | ApiKey)[]): readonly ApiKey[] {
  return keys.map((key) => (typeof key === 'string' ? { key, name: null } : key))
}

/** The API key that a sandbox takes when it is told nothing. */
export const defaultApiKey = 'sandbox-key'
