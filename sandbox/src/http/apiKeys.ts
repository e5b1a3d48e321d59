import { Refusal, type Handler } from './json.ts'

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

/**
 * Checks the `x-api-key` of every request before its handler. A key that is given must be active everywhere;
 * `required` says whether there must be one.
 */
export function withApiKey(
  handler: Handler,
  { apiKeys, required }: { apiKeys: readonly ApiKey[]; required: boolean },
): Handler {
  return async (request) => {
    const given = request.headers.get(apiKeyHeader)
    if (given === null && required) {
      throw new Refusal(401, { message: `This endpoint needs an API key in the header "${apiKeyHeader}".` })
    }
    if (given !== null && !apiKeys.some(({ key }) => key === given)) {
      throw new Refusal(401, { message: 'The API key is not active.', errorCode: 'UNAUTHORIZED' })
    }
    return handler(request)
  }
}
