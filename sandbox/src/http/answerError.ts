import type { Hex } from 'viem'
import { Refusal } from '../domain/service/refusal.ts'
import { toBrandText } from '../dialect/brandWords.ts'
import { json } from './json.ts'

/** Thrown where no answer is to come: the connection is cut. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'
}

/** Says why something was not done: what was refused in the interface's words, all else as a fault of the sandbox. */
export function answerError(
  error: Error,
  {
    brand,
    createId,
    isNumbered,
  }: {
    brand: string
    createId: () => Hex
    /** A bad request is told the id that it would have got. */
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
