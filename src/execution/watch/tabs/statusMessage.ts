import type * as z from 'zod/mini'
import { boolean, text } from '../../../schemas/base/primitives.ts'
import { object } from '../../../schemas/base/object.ts'
import { lenient, nullish } from '../../../schemas/base/nullish.ts'
import { parseOptional } from '../../../schemas/base/parseWithSchema.ts'
import { requestStateSchema } from '../../../schemas/status/requestState.ts'

const messageSchema = object({
  requestId: text,
  status: nullish(requestStateSchema),
  successor: nullish(text),
  isUnavailable: lenient(boolean),
})

/** A message to the other tabs: the provider's status, that the provider couldn't be reached, and which request superseded this one. */
interface StatusMessage extends z.output<typeof messageSchema> {}

/** Reads a message of another tab, which may run another version of this library; undefined if it isn't one. */
export function readStatusMessage(message: unknown): StatusMessage | undefined {
  return parseOptional(messageSchema, message)
}
