import { isAbsent, type Fields } from './base/json.ts'
import { parseOptional } from './base/parseWithSchema.ts'
import { currencyMetadataSchema } from './currency.ts'

/** What a currency says of itself as JSON: undefined where it has no value, or one that can’t be read. */
export function readableField(currency: Fields, name: string): unknown {
  const value = currency[name]
  if (isAbsent(value)) return undefined
  if (name === 'metadata') return parseOptional(currencyMetadataSchema, value)
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const isNumber = name === 'chainId' || name === 'decimals'
  return isNumber && !/^\d+$/.test(String(value)) ? undefined : value
}
