import { checkObject } from '../../errors/checks/checkObject.ts'

/**
 * Checks an argument that must be a schema.
 *
 * @throws {InvalidArgumentError} when it isn't one.
 */
export function checkSchema(schema: unknown, caller: string): void {
  checkObject(schema, caller, 'schema', { fields: ['_zod'], rule: 'it must be a schema of zod' })
}
