import { InvalidRequestError } from '../errors/client.ts'
import { topLevelParameters } from '../schemas/requestsParameterNames.ts'
import type { RequestStatusFilter, RequestType } from './requestsParameters.ts'

/** What a filter group can compare, by identity, address, chain, currency and status. */
export interface RequestFilterFields {
  id: string
  orderId: string
  depositTxHash: string
  fillTxHash: string
  refundTxHash: string
  originChainId: number
  destinationChainId: number
  chainId: number
  user: string
  depositAddress: string
  recipient: string
  status: RequestStatusFilter
  failReason: string
  refundFailReason: string
  apiKey: string
  requestType: RequestType
  currencyInChainId: number
  currencyOutChainId: number
  currencyInAddress: string
  currencyOutAddress: string
  currencyInSymbol: string
  currencyOutSymbol: string
}

type FilterValue<value> = value | readonly value[] | null

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
    ? FilterValue<RequestFilterFields[field]> | undefined
    : field extends `not:${infer name extends keyof RequestFilterFields}`
      ? FilterValue<RequestFilterFields[name]> | undefined
      : never
}

const topLevelOnly: ReadonlySet<string> = new Set(topLevelParameters)

/**
 * Writes filter groups, of which any one must hold, as the service reads them.
 *
 * @throws {InvalidRequestError} for what the service answers with HTTP 400: `null` mixed with values, a range or
 * `features` inside a group; and for a group or an array that is empty, which would match everything or nothing.
 */
export function toFilters(groups: readonly RequestFilterGroup[]): string {
  return JSON.stringify(
    groups.map((group, index) => {
      const fields = Object.entries(group).filter(([, value]) => value !== undefined)
      if (fields.length === 0) throw refuse(`filters.${index}`, 'a group needs at least one field')
      for (const [name, value] of fields) checkField(`filters.${index}.${name}`, name, value)
      return Object.fromEntries(fields)
    }),
  )
}

function checkField(path: string, name: string, value: unknown): void {
  const plainName = name.replace(/^not:/, '')
  if (topLevelOnly.has(plainName)) throw refuse(path, 'it can be used at the top level only')
  if (!Array.isArray(value)) return
  if (value.length === 0) throw refuse(path, 'an array needs at least one value')
  if (value.includes(null)) throw refuse(path, '`null` stands alone and in no array')
}

function refuse(field: string, rule: string): InvalidRequestError {
  return new InvalidRequestError({ field, rule })
}
