import { Refusal, type Handler } from './http.ts'

/**
 * Checks the `x-api-key` of every request before its handler. A key that is given must be active everywhere;
 * `required` says whether there must be one.
 */
export function withApiKey(
  handler: Handler,
  { apiKeys, required }: { apiKeys: readonly string[]; required: boolean },
): Handler {
  return async (request) => {
    const key = request.headers.get('x-api-key')
    if (key === null && required) {
      throw new Refusal(401, { message: 'This endpoint needs an API key in the header "x-api-key".' })
    }
    if (key !== null && !apiKeys.includes(key)) {
      throw new Refusal(401, { message: 'The API key is not active.', errorCode: 'UNAUTHORIZED' })
    }
    return handler(request)
  }
}
