import { findMeantName, isPlainObject, ruleOfMisspelled } from '../errors/checks/checkFields.ts'
import { writeJson } from '../client/writeJson.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { toBrandedComponents } from '../schemas/brand.ts'
import { isAbsent } from '../schemas/base/json.ts'
import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import type { Authorization } from '../schemas/quote/body/destinationCall.ts'
import { creditFieldNames, quoteBodyFields, quoteBodySchema } from '../schemas/quote/body/quoteBody.ts'
import { isObject } from '../utils/data/isObject.ts'
import { ownFields } from '../utils/data/ownFields.ts'
import type { GetQuoteParameters } from './quoteParameters.ts'

/**
 * Checks the API's rules and writes the body of `POST /quote`.
 *
 * @throws {InvalidRequestError} naming the first broken rule.
 */
export function toQuoteBody(given: GetQuoteParameters, brand: string): Record<string, unknown> {
  const { extraFields, ...named } = ownFields(given)
  checkNames(named)
  checkExtraFields(extraFields)
  const { authorizationList, ...parameters } = ownFields(named)
  // The API accepts zero, but no provider quotes it.
  if (parameters.amount <= 0n) {
    throw new InvalidRequestError({ field: 'amount', rule: 'it must be greater than zero' })
  }
  const { sponsoredFeeComponents, ...body } = encodeWithSchema(quoteBodySchema, {
    ...parameters,
    ...(authorizationList != null && { authorizationList: toAuthorizations(authorizationList) }),
  })
  return {
    ...extraFields,
    ...body,
    ...(sponsoredFeeComponents && {
      sponsoredFeeComponents: toBrandedComponents(sponsoredFeeComponents, brand),
    }),
  }
}

/** A misspelled `recipient` would send the funds to the user's own account. */
function checkNames(parameters: object): void {
  const unknown = Object.keys(parameters).find((name) => !quoteBodyFields.has(name))
  if (unknown === undefined) return
  const meant = findMeantName(unknown, [...quoteBodyFields])
  const rule = meant
    ? ruleOfMisspelled(meant)
    : 'there is none; a field of your deployment alone goes into `extraFields`'
  throw new InvalidRequestError({ field: unknown, rule })
}

/** Rejects known parameters in `extraFields`, since forms and audits only look for them as parameters. */
function checkExtraFields(extraFields: Readonly<Record<string, unknown>> | null | undefined): void {
  if (isAbsent(extraFields)) return
  if (!isPlainObject(extraFields)) {
    throw new InvalidRequestError({ field: 'extraFields', rule: 'it must be an object' })
  }
  const known = Object.keys(extraFields).find(
    (name) => quoteBodyFields.has(name) && !creditFieldNames.has(name),
  )
  if (known !== undefined) {
    throw new InvalidRequestError({ field: `extraFields.${known}`, rule: 'it has a parameter of its own' })
  }
  // Errors name `extraFields` here; in the body, these fields are among the parameters.
  writeJson(extraFields, 'extraFields')
}

/**
 * Only the fields that are sent: viem's authorizations have more, such as `v`, a `bigint`, which may replace `yParity`. The schema reports
 * what else is wrong.
 */
function toAuthorizations(given: NonNullable<GetQuoteParameters['authorizationList']>): Authorization[] {
  const authorizations: unknown = Array.isArray(given) ? given.map(toAuthorization) : given
  return authorizations as Authorization[]
}

function toAuthorization(given: unknown): unknown {
  if (!isObject(given)) return given
  const { chainId, address, nonce, yParity, v, r, s } = ownFields(given)
  return { chainId, address, nonce, yParity: yParity ?? yParityOf(v), r, s }
}

function yParityOf(v: unknown): number | undefined {
  return v === 27n || v === 28n ? Number(v - 27n) : undefined
}
