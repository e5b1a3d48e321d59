import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditedTransaction, AuditInput } from '../../input/auditInput.ts'

/** Native tokens are sent only to addresses that the quote names. */
export const nativeTarget: AuditRuleCheck = function* (input) {
  for (const { item, decoded } of input.transactions) {
    const { to } = item.data
    if (decoded.kind !== 'payment' || input.allowed.mayReceive(to)) continue
    yield {
      severity: isNamelessDeposit(input, item) ? 'confirm' : 'block',
      message: 'A transaction pays an account that is not in the quote.',
      item,
      facts: { to },
    }
  }
}

/** Whether a payment may go to a depository that the provider forgot to name: it carries the request's ID. */
function isNamelessDeposit(
  { allowed }: AuditInput,
  { data, requestId }: AuditedTransaction['item'],
): boolean {
  return !allowed.hasDepository && !allowed.isOneChain && data.data.toLowerCase() === requestId?.toLowerCase()
}
