import { findMeantName, isPlainObject } from '../client/checkFields.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { toBrand } from '../schemas/brand.ts'
import { isAbsent } from '../schemas/base/json.ts'
import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import { creditFieldNames, quoteBodyFields, quoteBodySchema } from '../schemas/quote/quoteBody.ts'
import { ownFields } from '../utils/data/ownFields.ts'
import type { GetQuoteParameters } from './quoteParameters.ts'

/**
 * Checks the rules of the interface and writes the body of `POST /quote`.
 *
 * @throws {InvalidRequestError} naming the first broken rule.
 */
export function toQuoteBody(given: GetQuoteParameters, brand: string): Record<string, unknown> {
  const { extraFields, ...parameters } = ownFields(given)
  checkNames(parameters)
  checkExtraFields(extraFields)
  // The interface takes zero, and no service quotes it.
  if (parameters.amount <= 0n) {
    throw new InvalidRequestError({ field: 'amount', rule: 'it must be greater than zero' })
  }
  const { sponsoredFeeComponents, ...body } = encodeWithSchema(quoteBodySchema, parameters)
  return {
    ...extraFields,
    ...body,
    ...(sponsoredFeeComponents && { sponsoredFeeComponents: toBrand(sponsoredFeeComponents, brand) }),
  }
}

/** A misspelt `recipient` would send the money to the user's own account. */
function checkNames(parameters: object): void {
  const unknown = Object.keys(parameters).find((name) => !quoteBodyFields.has(name))
  if (unknown === undefined) return
  const meant = findMeantName(unknown, [...quoteBodyFields])
  const rule = meant
    ? `there is none; did you mean \`${meant}\`?`
    : 'there is none; a field of your deployment alone goes into `extraFields`'
  throw new InvalidRequestError({ field: unknown, rule })
}

/** Whoever decides on a parameter, a form or an audit, must not be passed over by its name in another place. */
function checkExtraFields(extraFields: Readonly<Record<string, unknown>> | null | undefined): void {
  if (isAbsent(extraFields)) return
  if (!isPlainObject(extraFields)) {
    throw new InvalidRequestError({ field: 'extraFields', rule: 'it must be an object' })
  }
  const known = Object.keys(extraFields).find(
    (name) => quoteBodyFields.has(name) && !creditFieldNames.has(name),
  )
  if (known === undefined) return
  throw new InvalidRequestError({ field: `extraFields.${known}`, rule: 'it has a parameter of its own' })
}
