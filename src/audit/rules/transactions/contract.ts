import type { AuditFinding } from '../../../errors/quote.ts'
import type { AllowedAddresses } from '../../allowedAddresses.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `unknown-contract`: what can't be decoded is a call of a contract of the service. */
export function* contractRules({ transactions, allowed }: AuditInput): Iterable<AuditFinding> {
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'call' || allowed.mayBeCalled(to)) continue
    yield finding({
      rule: 'unknown-contract',
      severity: severityOf(allowed),
      message: `A transaction calls ${to}, of which the quote does not say what it is.`,
      item,
      facts: { to, selector: decoded.selector },
    })
  }
}

/** Only of a swap on one chain no quote says where it is done; a depository, services may forget to name. */
function severityOf({ hasDepository, isOneChain, isSwap }: AllowedAddresses): AuditFinding['severity'] {
  if (isSwap) return 'info'
  return hasDepository || isOneChain ? 'block' : 'confirm'
}
