import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../../domain/service/refusal.ts'

/** Refuses a body of more than so many bytes, whether or not the request says how long it is. */
export function limitBody(maxBytes: number = 1024 * 1024): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError() {
      const message = `The body is larger than ${maxBytes} bytes.`
      // Closed, since the rest of the body would be read as the next request.
      throw new Refusal(413, { message }, { connection: 'close' })
    },
  })
}
