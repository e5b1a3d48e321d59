import { checkSchema } from './checkSchema.ts'
import * as z from 'zod/mini'
import { $ZodEncodeError } from 'zod/v4/core'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { InvalidRequestError } from '../../errors/client.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'
import type { Sent } from './codecs.ts'
import { toSchemaError } from './parseWithSchema.ts'

/**
 * Encodes parameters in the format in which they are sent.
 *
 * @throws {InvalidRequestError} naming the first field that breaks a rule.
 * @throws {InvalidArgumentError} when the schema is for responses, which can only be parsed.
 */
export function encodeWithSchema<schema extends z.ZodMiniType>(
  schema: schema,
  parameters: Sent<z.output<schema>>,
): z.input<schema> {
  checkSchema(schema, 'encodeWithSchema')
  // Rules that compare fields see the parameters before their schema does. One cast: zod reads the lists and doesn't
  // change them.
  const own = isObject(parameters) ? ownFields(parameters) : parameters
  const result = safeEncode(schema, own as z.output<schema>)
  if (result.success) return result.data
  const { path, reason } = toSchemaError(result.error)
  throw new InvalidRequestError({ field: path, rule: reason })
}

function safeEncode<schema extends z.ZodMiniType>(schema: schema, value: z.output<schema>) {
  try {
    return z.safeEncode(schema, value)
  } catch (error) {
    if (!(error instanceof $ZodEncodeError)) throw error
    const rule = 'it must be a schema of what is sent: one of answers only reads'
    throw new InvalidArgumentError({ caller: 'encodeWithSchema', argument: 'schema', rule })
  }
}
