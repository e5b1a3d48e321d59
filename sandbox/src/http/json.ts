import { isObject } from '../domain/isObject.ts'
import { Refusal } from '../domain/service/refusal.ts'

/** Maximum size of a request body, in bytes. */
const maxBodyBytes = 1024 * 1024

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
 * @throws {Refusal} 400 for anything else, 413 for more than 1 MiB.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
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

async function readText({ body }: Request): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    bytes += chunk.value.length
    if (bytes > maxBodyBytes) {
      const message = `The body is larger than ${maxBodyBytes} bytes.`
      // Closed, since the rest of the body would be read as the next request.
      throw new Refusal(413, { message }, { connection: 'close' })
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
}
