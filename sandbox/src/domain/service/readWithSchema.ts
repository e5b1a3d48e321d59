import { parseWithSchema, SchemaError } from '@causeway/react/schemas'
import { Refusal } from './refusal.ts'

/**
 * Reads a query or a body with the same schema that clients use.
 *
 * @throws {Refusal} 400, naming the first field that breaks a rule.
 */
export function readWithSchema<schema extends Parameters<typeof parseWithSchema>[0]>(
  schema: schema,
  fields: object,
): ReturnType<typeof parseWithSchema<schema>> {
  try {
    return parseWithSchema(schema, fields)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw new Refusal(400, { message: `"${error.path}": ${error.reason}.` })
  }
}
