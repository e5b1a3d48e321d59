import { isObject } from '../domain/isObject.ts'
import { Refusal } from '../domain/refusal.ts'

/** A handler of one endpoint; it throws `Refusal` for everything it does not do. */
export type Handler = (request: Request) => Promise<Response>

/** An answer in JSON that no cache keeps. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}

/** Reads a body as a JSON object. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw new Refusal(400, { message: 'The body is not valid JSON.', errorCode: 'INVALID_REQUEST' })
  }
  if (!isObject(body)) {
    throw new Refusal(400, { message: 'The body must be a JSON object.', errorCode: 'INVALID_REQUEST' })
  }
  return body
}
