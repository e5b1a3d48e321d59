/** The body of an error, in whichever of the interface's four shapes. */
export interface RefusalBody {
  message: string
  errorCode?: string
  requestId?: string
  /** What a call that was simulated reverted with, in hexadecimal. */
  errorData?: string
  /** The number of the block on which it was simulated, or of one close to it. */
  approxSimulatedBlock?: number
  failedCallData?: { from: string; to: string; data: string; value: string }
}

/** The service's answer when it does not do what was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status. */
  readonly status: number
  /** The body, as it goes out. */
  readonly body: RefusalBody
  readonly headers: Record<string, string>

  constructor(status: number, body: RefusalBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

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

/** Whether a value of JSON is an object, and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
