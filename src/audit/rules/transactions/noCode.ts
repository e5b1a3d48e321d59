import type { AuditRuleCheck } from '../../auditFinding.ts'
import { tokenRightOf } from '../../facts/tokenRight.ts'

/** What is called or approved is a contract: a call of an address without code succeeds, and whatever came with it is gone. */
export const noCode: AuditRuleCheck = function* ({ quote, transactions, codeless, allowed }) {
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    const { to } = item.data
    const right = tokenRightOf(quote, transaction)
    const isCalled = decoded.kind !== 'payment' || allowed.isService(to)
    const targets = [
      ...(isCalled ? [to] : []),
      ...(right && right.amount > 0n && (right.kind === 'approval' || allowed.isService(right.target))
        ? [right.target]
        : []),
    ]
    const address = targets.find((target) => codeless.has(target.toLowerCase()))
    if (address === undefined) continue
    yield { message: 'A transaction goes to an address without a contract.', item, facts: { address } }
  }
}
