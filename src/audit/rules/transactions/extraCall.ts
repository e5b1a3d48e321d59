import type { AuditRuleCheck } from '../../ruleFinding.ts'
import type { AuditedSignature, AuditedTransaction } from '../../input/auditInput.ts'
import { transferTargetOf } from '../../facts/tokenGrant.ts'

/**
 * The user pays once: one deposit, one swap, one transfer or one permit. A settlement credits an input with one deposit, and a deposit
 * address expects one payment: partial ones would not be delivered, and might not be refunded.
 */
export const extraCall: AuditRuleCheck = function* ({ quote, transactions, signatures }) {
  const message = 'The quote asks for more transactions than a deposit or swap needs.'
  const isPayment = (transaction: AuditedTransaction) =>
    transaction.decoded.kind === 'call' ||
    transaction.decoded.kind === 'deposit' ||
    transferTargetOf(quote, transaction) !== undefined
  const [paid, ...extra] = transactions.filter(isPayment)
  const [permitted, ...extraPermits] = signatures.filter(isPermitPayment)
  for (const { item } of extra) {
    const { to, data } = item.data
    yield { message, item, facts: { to, selector: data.slice(0, 10) } }
  }
  for (const { item } of extraPermits) yield { message, item }
  for (const { item, decoded } of transactions) {
    const deposits = (decoded.kind === 'call' && decoded.router?.deposits.length) || 0
    if (deposits > 1) yield { message: 'A router makes more than one deposit.', item, facts: { deposits } }
  }
  // A permit of the whole input that the provider couldn't use may be followed by a transaction; `token-outflow` asks about that.
  const isPart = permitted?.permit && permitted.permit.amount < quote.details.currencyIn.amount
  if (paid && permitted && isPart) yield { message, item: permitted.item }
}

/** Whether a signature moves funds itself. An approval by signature only lets a later call take them. */
function isPermitPayment({ permit }: AuditedSignature): boolean {
  return permit !== undefined && (permit.nonce !== undefined || permit.use !== undefined)
}
