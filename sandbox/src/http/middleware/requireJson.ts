import { createMiddleware } from 'hono/factory'
import { Refusal } from '../../domain/service/refusal.ts'

/** Takes bodies of JSON alone: browsers send other ones for any page, without asking whether it may. */
export const requireJson = createMiddleware(async ({ req }, next) => {
  const [contentType = ''] = (req.header('content-type') ?? '').split(';')
  if (req.method === 'POST' && contentType.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(
      415,
      { message: 'The body must come as application/json.', errorCode: 'INVALID_REQUEST' },
      // What is left of it would be taken for the next request.
      { connection: 'close' },
    )
  }
  await next()
})
