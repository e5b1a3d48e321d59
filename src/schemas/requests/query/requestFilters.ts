import * as z from 'zod/mini'
import { isObject } from '../../../utils/data/isObject.ts'
import { groupFilterShape } from './groupFilterShape.ts'
import { array, object } from '../../base/object.ts'
import { topLevelFilterNames } from './topLevelFilterShape.ts'

const comparedSchema = object(groupFilterShape)

/** The fields that a filter group can compare: identity, address, chain, currency and status. */
export interface RequestFilterFields extends z.output<typeof comparedSchema> {}

/** What a field is compared with: one value, several values of which any may match, or null for empty. */
export type RequestFilterValue<value> = value | readonly value[] | null

/**
 * Conditions that must all hold. A field prefixed `not:` is negated, an array means any of its values, `null` means
 * empty (`not:` with `null`: not empty).
 *
 * @example
 * // Refunds, or whatever failed on its way to chain 10 with a recipient of its own.
 * const filters: RequestFilterGroup[] = [
 *   { status: 'refund' },
 *   { status: 'failure', destinationChainId: 10, 'not:recipient': null },
 * ]
 */
export type RequestFilterGroup = {
  readonly [
    field in keyof RequestFilterFields | `not:${keyof RequestFilterFields}`
  ]?: field extends keyof RequestFilterFields
    ? RequestFilterValue<RequestFilterFields[field]> | undefined
    : field extends `not:${infer name extends keyof RequestFilterFields}`
      ? RequestFilterValue<RequestFilterFields[name]> | undefined
      : never
}

/** One group, with the API's rules: what the provider would reject with HTTP 400 isn't sent. */
export const requestFilterGroupSchema = z.custom<RequestFilterGroup>(isObject, 'it must be an object').check(
  z.superRefine((group, context) => {
    const fields = Object.entries(group).filter(([, value]) => value !== undefined)
    const refuse = (message: string, path: string[] = []) =>
      context.addIssue({ code: 'custom', message, path, input: group })
    if (fields.length === 0) refuse('a group needs at least one field')
    for (const [name, value] of fields) {
      const problem = problemOf(name.replace(/^not:/, ''), value)
      if (problem !== undefined) refuse(problem, [name])
    }
  }),
)

/** Groups of conditions, of which any one must match: a list here, JSON in the query. */
export const requestFiltersSchema = z.codec(
  z.string('it must be text'),
  array(requestFilterGroupSchema).check(z.minLength(1, 'it needs at least one group')),
  {
    decode(text, { issues }) {
      try {
        return JSON.parse(text)
      } catch {
        issues.push({ code: 'custom', message: 'it must be JSON', input: text })
        return z.NEVER
      }
    },
    encode: (groups) => JSON.stringify(groups),
  },
)

/** Describes the problem of a field's value. */
function problemOf(name: string, value: unknown): string | undefined {
  if (topLevelFilterNames.has(name)) return 'it can be used at the top level only'
  if (!Object.hasOwn(groupFilterShape, name)) return 'it is no field of a group'
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (values.length === 0) return 'an array needs at least one value'
  if (Array.isArray(value) && values.includes(null)) return '`null` stands alone and in no array'
  const schema: z.ZodMiniType = groupFilterShape[name as keyof typeof groupFilterShape]
  const issues = values.flatMap((one) => (one === null ? [] : (valueIssues(schema, one) ?? [])))
  return issues[0]?.message
}

/** A value in JSON may be written as here, or as in a query: a chain as a number or as digits. */
function valueIssues(schema: z.ZodMiniType, value: unknown): z.core.$ZodIssue[] | undefined {
  if (z.safeDecode(schema, value).success) return undefined
  return z.safeEncode(schema, value).error?.issues
}
