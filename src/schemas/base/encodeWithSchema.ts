import { checkSchema } from './checkSchema.ts'
import * as z from 'zod/mini'
import { InvalidRequestError } from '../../errors/client.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'
import type { Sent } from './codecs.ts'
import { toSchemaError } from './parseWithSchema.ts'

/**
 * Writes parameters as they are sent.
 *
 * @throws {InvalidRequestError} naming the first field that breaks a rule.
 */
export function encodeWithSchema<schema extends z.ZodMiniType>(
  schema: schema,
  parameters: Sent<z.output<schema>>,
): z.input<schema> {
  checkSchema(schema, 'encodeWithSchema')
  // Rules that compare fields see the parameters before their schema does. One cast: zod reads the lists and does not
  // change them.
  const own = isObject(parameters) ? ownFields(parameters) : parameters
  const result = z.safeEncode(schema, own as z.output<schema>)
  if (result.success) return result.data
  const { path, reason } = toSchemaError(result.error)
  throw new InvalidRequestError({ field: path, rule: reason })
}
