import { createMiddleware } from 'hono/factory'
import { Refusal } from '../../domain/service/refusal.ts'

/** Accepts only JSON bodies, since browsers send others for any page without a CORS preflight. */
export const requireJson = createMiddleware(async ({ req }, next) => {
  const [contentType = ''] = (req.header('content-type') ?? '').split(';')
  if (req.method === 'POST' && contentType.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(
      415,
      { message: 'The body must come as application/json.', errorCode: 'INVALID_REQUEST' },
      // Closed, since the rest of the body would be read as the next request.
      { connection: 'close' },
    )
  }
  await next()
})
