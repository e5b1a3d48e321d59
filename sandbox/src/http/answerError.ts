import type { Hex } from 'viem'
import { Refusal } from '../domain/refusal.ts'
import { json } from './json.ts'

/** Thrown where no answer is to come: the connection is cut. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** Says why something was not done: what was refused in the interface's words, all else as a fault of the sandbox. */
export function answerError(error: Error, createId: () => Hex): Response {
  if (error instanceof ConnectionLost) throw error
  if (error instanceof Refusal) return json(error.body, error.status, error.headers)
  const message = `The sandbox failed: ${error.message}`
  return json({ message, errorCode: 'UNKNOWN_ERROR', requestId: createId() }, 500)
}
