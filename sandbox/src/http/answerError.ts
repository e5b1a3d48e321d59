import type { Hex } from 'viem'
import { Refusal } from '../domain/service/refusal.ts'
import { toBrandText } from '../dialect/brandWords.ts'
import { json } from './json.ts'

/** Thrown to cut the connection without a response. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'
}

/** Writes an error response: a refusal in the interface's format, anything else as a failure of the sandbox. */
export function answerError(
  error: Error,
  {
    brand,
    createId,
    isNumbered,
  }: {
    brand: string
    createId: () => Hex
    /** Whether HTTP 400 responses include the id that the request would have got. */
    isNumbered: boolean
  },
): Response {
  if (error instanceof ConnectionLostError) throw error
  if (error instanceof Refusal) {
    const { body, status, headers } = error
    const requestId = isNumbered && status === 400 ? createId() : undefined
    const message = toBrandText(body.message, brand)
    return json({ ...body, message, ...(requestId && { requestId }) }, status, headers)
  }
  const message = `The sandbox failed: ${error.message}`
  return json({ message, errorCode: 'UNKNOWN_ERROR', requestId: createId() }, 500)
}
