import { definedFields } from '../../utils/data/definedFields.ts'

/**
 * What a caller sets on a query, without what it passes as undefined. Callers without types may also pass how its key becomes a hash, which
 * is the library's own, like the key.
 */
export function callerFields<query extends object>(query: query | undefined): Partial<query> {
  const { queryHash: _hash, queryKeyHashFn: _hashFn, ...fields } = definedFields<HashFields>(query)
  return fields as Partial<query>
}

interface HashFields {
  queryHash?: unknown
  queryKeyHashFn?: unknown
}
