import type { AuditInput } from '../input/auditInput.ts'
import { isSelfMade } from './isSelfMade.ts'
import { swapsOf } from './swapsOf.ts'

/**
 * Whether the user's own transactions end the quote on one chain: what else was requested, such as calls or a gas top-up, nobody
 * does, whatever order the quote shows.
 */
export function needsNoProvider(input: AuditInput): boolean {
  return isSelfMade(input) || swapsOf(input).some(({ swap }) => swap !== undefined)
}
