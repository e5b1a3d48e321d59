import { isObject } from '../utils/data/isObject.ts'
import type { Fields } from './base/json.ts'
import { parseOptional } from './base/parseWithSchema.ts'
import { embeddedCurrencySchema } from './currency.ts'

/** A currency's field as JSON: undefined if it has no value, or one that can’t be read. */
export function readableField(currency: Fields, name: CurrencyField): unknown {
  const value = currency[name]
  const read: unknown = parseOptional(embeddedCurrencySchema.shape[name], value)
  // Numbers and texts stay as they are written.
  return read === undefined || isObject(value) ? read : value
}

export type CurrencyField = keyof typeof embeddedCurrencySchema.shape

/** Fields that can't differ in two descriptions of the same currency. */
export const identifyingFields = ['chainId', 'address', 'symbol', 'decimals'] as const
