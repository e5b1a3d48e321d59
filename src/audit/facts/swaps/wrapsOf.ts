import type { AuditedTransaction, AuditInput } from '../../input/auditInput.ts'
import { unwrappedAmount } from '../tokenGrant.ts'

/** The transactions that wrap or unwrap on one chain: each pays its sender as much as it takes. */
export function wrapsOf({ quote, transactions }: AuditInput): AuditedTransaction[] {
  return transactions.filter(
    (transaction) => transaction.decoded.kind === 'wrap' || unwrappedAmount(quote, transaction) !== undefined,
  )
}
