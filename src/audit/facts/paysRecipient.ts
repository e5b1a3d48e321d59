import { decodeErc20Call } from '../../decode/calls/decodeErc20Call.ts'
import type { Permit } from '../../decode/permits/permit.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { AuditedTransaction, AuditInput } from '../input/auditInput.ts'
import { paidByCalls } from './swaps/paidByCalls.ts'
import { transferTargetOf } from './tokenGrant.ts'

/** Whether the payment goes straight to the recipient on one chain, by the user or with a permit. The full amount then arrives. */
export function paysRecipient(input: AuditInput): boolean {
  const { allowed, transactions, signatures } = input
  return (
    allowed.isOneChain &&
    (transactions.some((transaction) => isSent(input, transaction)) ||
      signatures.some(({ permit }) => permit && isSentWith(input, permit)))
  )
}

function isSent({ quote }: AuditInput, transaction: AuditedTransaction): boolean {
  return isSameAddress(transferTargetOf(quote, transaction), quote.details.recipient)
}

/**
 * Whether a permit's calls transfer to the recipient. Not if a call can't be decoded, since it may do anything else: `permit-calls` asks
 * about it.
 */
function isSentWith(input: AuditInput, { use }: Permit): boolean {
  const { recipient, currencyIn } = input.quote.details
  if (!use || typeof paidByCalls(input, use.calls) !== 'bigint') return false
  return use.calls.some(
    ({ target, callData }) =>
      isSameAddress(target, currencyIn.currency.address) &&
      isSameAddress(decodeErc20Call(callData)?.target, recipient),
  )
}
