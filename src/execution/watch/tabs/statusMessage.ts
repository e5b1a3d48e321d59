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

/** What a tab tells the others: what the service said, that it could not be reached, and which request took this one over. */
export interface StatusMessage extends z.output<typeof messageSchema> {}

/** Reads a message of another tab, which may run another version of this library; undefined when it is none. */
export function readStatusMessage(message: unknown): StatusMessage | undefined {
  return parseOptional(messageSchema, message)
}
