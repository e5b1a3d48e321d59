import { apiKeyHeader, type ApiKey } from '../domain/apiKey.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Handler } from './json.ts'

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
