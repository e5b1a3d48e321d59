import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { apiKeyHeader, type ApiKey } from '../../domain/service/apiKey.ts'
import { Refusal } from '../../domain/service/refusal.ts'

/** Checks the header `x-api-key`. A given key must be active on every endpoint; `required` decides whether a key is mandatory. */
export function requireApiKey(
  apiKeys: readonly ApiKey[],
  { required }: { required: boolean },
): MiddlewareHandler {
  return createMiddleware(async ({ req }, next) => {
    const given = req.header(apiKeyHeader)
    if (given === undefined && required) {
      throw new Refusal(401, { message: `This endpoint needs an API key in the header "${apiKeyHeader}".` })
    }
    if (given !== undefined && !apiKeys.some(({ key }) => key === given)) {
      throw new Refusal(401, { message: 'The API key is not active.', errorCode: 'UNAUTHORIZED' })
    }
    await next()
  })
}
