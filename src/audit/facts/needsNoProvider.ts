import { decodeSwap } from '../../decode/calls/decodeSwap.ts'
import type { AuditInput } from '../input/auditInput.ts'
import { paidByCalls } from './paidByCalls.ts'
import { paysRecipient } from './paysRecipient.ts'
import { swapsOf } from './swapsOf.ts'
import { wrapsOf } from './wrapsOf.ts'

/**
 * Whether what is signed ends the quote on one chain: what else was requested, such as calls or a gas top-up, nobody does, whatever
 * order the quote shows, and whatever else it has signed beside it.
 */
export function needsNoProvider(input: AuditInput): boolean {
  return (
    paysRecipient(input) ||
    wrapsOf(input).length > 0 ||
    swapsOf(input).some(({ swap }) => swap !== undefined) ||
    input.signatures.some(({ permit }) => {
      const calls = permit?.use?.calls ?? []
      const isRead = typeof paidByCalls(input, calls) === 'bigint'
      return isRead && calls.some(({ callData }) => decodeSwap(callData) !== undefined)
    })
  )
}
