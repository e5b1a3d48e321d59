import { definedFields } from '../../utils/data/definedFields.ts'

/**
 * The options that a caller sets on a query, without undefined ones. Untyped callers may also pass a hash function for the key, which is
 * left out: key and hash are the library's own.
 */
export function callerFields<query extends object>(query: query | undefined): Partial<query> {
  const { queryHash: _hash, queryKeyHashFn: _hashFn, ...fields } = definedFields<HashFields>(query)
  return fields as Partial<query>
}

interface HashFields {
  queryHash?: unknown
  queryKeyHashFn?: unknown
}
