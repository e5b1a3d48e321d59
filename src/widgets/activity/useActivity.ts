'use client'
import { useActivityContext, type UseActivityReturnType } from './model/activityContext.ts'

/**
 * Everything that `Activity.Root` knows, for your own parts: the filters, the query they produce, and the request whose details
 * are open.
 *
 * @example
 * const { filters, setFilters } = useActivity()
 * return <button onClick={() => setFilters({ status: 'refund' })}>Refunded</button>
 *
 * @throws {PartOutsideRootError} outside of `Activity.Root`.
 */
export function useActivity(): UseActivityReturnType {
  return useActivityContext('useActivity')
}
