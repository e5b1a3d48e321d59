import { decodeSwap } from '../../decode/calls/decodeSwap.ts'
import type { AuditInput } from '../input/auditInput.ts'
import { paidByCalls } from './swaps/paidByCalls.ts'
import { paysRecipient } from './paysRecipient.ts'
import { swapsOf } from './swaps/swapsOf.ts'
import { wrapsOf } from './swaps/wrapsOf.ts'

/**
 * Whether what the user signs and sends completes the quote on one chain, without the provider. Anything else that was requested, such as
 * calls or a gas top-up, is then never done, even if the quote has an order or further signatures.
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
