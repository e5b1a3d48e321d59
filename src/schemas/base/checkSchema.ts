import { checkObject } from '../../errors/checks/checkObject.ts'

/**
 * Checks an argument that is a schema.
 *
 * @throws {InvalidArgumentError} when it is none.
 */
export function checkSchema(schema: unknown, caller: string): void {
  checkObject(schema, caller, 'schema', { fields: ['_zod'], rule: 'it must be a schema of zod' })
}
