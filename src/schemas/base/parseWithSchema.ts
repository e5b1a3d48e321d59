import { checkSchema } from './checkSchema.ts'
import * as z from 'zod/mini'
import { CausewayError } from '../../errors/causewayError.ts'

/** A value does not match its schema. */
export class SchemaError extends CausewayError {
  override readonly name = 'SchemaError'
  /** Dotted path of the field; empty for the value itself. */
  readonly path: string
  readonly reason: string

  constructor(reason: string, path = '') {
    super(path ? `${path}: ${reason}` : reason)
    this.reason = reason
    this.path = path
  }
}

/**
 * Parses a value with a schema.
 *
 * @throws {SchemaError} naming the first field that doesn't match.
 */
export function parseWithSchema<schema extends z.ZodMiniType>(
  schema: schema,
  value: unknown,
): z.output<schema> {
  checkSchema(schema, 'parseWithSchema')
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw toSchemaError(result.error)
}

/** Parses a value with a schema; undefined if it doesn't match. */
export function parseOptional<schema extends z.ZodMiniType>(
  schema: schema,
  value: unknown,
): z.output<schema> | undefined {
  return z.safeParse(schema, value).data
}

/** The error for the first issue that zod found. */
export function toSchemaError({ issues: [issue] }: z.core.$ZodError): SchemaError {
  return new SchemaError(issue?.message ?? 'it can not be read', issue?.path.join('.'))
}
