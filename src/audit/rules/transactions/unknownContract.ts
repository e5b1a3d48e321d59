import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AllowedAddresses } from '../../allowedAddresses.ts'

/** Contracts that are called or paid into are the service's. */
export const unknownContract: AuditRuleCheck = function* ({ transactions, allowed }) {
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'call' && decoded.kind !== 'deposit') continue
    if (allowed.isService(to)) continue
    yield {
      severity: severityOf(allowed),
      message: `A transaction calls ${to}, of which the quote does not say what it is.`,
      item,
      facts: { to, selector: item.data.data.slice(0, 10) },
    }
  }
}

/** Of a swap on one chain no quote says where it is done; and a depository, services may forget to name. */
function severityOf({ hasDepository, isOneChain, isSwap }: AllowedAddresses): 'block' | 'confirm' {
  return isSwap || !(hasDepository || isOneChain) ? 'confirm' : 'block'
}
