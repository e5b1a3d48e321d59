import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { isNamedWrapped } from '../../facts/swaps/isNamedWrapped.ts'
import { swappedInput } from '../../facts/swaps/swappedCurrency.ts'

/** Every contract that is called or deposited to is the provider's. */
export const unknownContract: AuditRuleCheck = function* (input) {
  const { transactions, allowed } = input
  for (const { item, decoded } of transactions) {
    const { to } = item.data
    if (decoded.kind !== 'call' && decoded.kind !== 'deposit') continue
    if (allowed.isService(to)) continue
    yield {
      severity: severityOf(input),
      message: `A transaction calls ${to}, an unknown contract. If it is the provider's, list it in ${decoded.kind === 'deposit' ? '`depositories`' : '`routers` or `contracts`'}.`,
      item,
      facts: { to, selector: item.data.data.slice(0, 10) },
    }
  }
}

/**
 * Asks instead of blocking if the contract can't be known: quotes don't say which contract swaps, on one chain or before a deposit, and
 * providers may forget to name a depository. An integrator that lists contracts lists these, too.
 */
function severityOf(input: AuditInput): 'block' | 'confirm' {
  const { isOneChain, hasDepository, trustsQuote } = input.allowed
  if (!hasDepository && (!isOneChain || isSwap(input))) return 'confirm'
  return trustsQuote && !isOneChain && swappedInput(input) !== undefined ? 'confirm' : 'block'
}

/** Whether a same-chain quote swaps: it neither transfers nor wraps. */
function isSwap(input: AuditInput): boolean {
  const { originCurrency, destinationCurrency } = input.quote.parameters
  return !isSameAddress(originCurrency, destinationCurrency) && !isNamedWrapped(input)
}
