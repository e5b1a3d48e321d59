import { isObject } from '../domain/isObject.ts'
import { Refusal } from '../domain/service/refusal.ts'

/** A JSON response that must not be cached. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}

/**
 * Reads a body as a JSON object.
 *
 * @throws {Refusal} 400 for anything else.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refusal(400, { message: 'The body is not valid JSON.', errorCode: 'INVALID_REQUEST' })
  }
  if (!isObject(body)) {
    throw new Refusal(400, { message: 'The body must be a JSON object.', errorCode: 'INVALID_REQUEST' })
  }
  return body
}
