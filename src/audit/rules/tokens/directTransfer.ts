import type { AuditRuleCheck } from '../../auditFinding.ts'
import { tokenRightOf } from '../../facts/tokenRight.ts'

/**
 * Nothing is sent to a provider contract that takes no deposits: it would credit no one, and some let anyone take what they
 * hold. A contract doesn't notice a transfer that anyone may make with a permit, and anyone who has the permit can make a router use it.
 */
export const directTransfer: AuditRuleCheck = function* ({ quote, transactions, signatures, allowed }) {
  const isSentTo = (address: string) => allowed.isService(address) && !allowed.isDepository(address)
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    const right = tokenRightOf(quote, transaction)
    const to =
      decoded.kind === 'payment' ? item.data.to : right?.kind === 'transfer' ? right.target : undefined
    if (to === undefined || !isSentTo(to)) continue
    yield {
      message: `Funds are sent to ${to}, which takes no deposits. If it does, name it in \`depositories\`.`,
      item,
      facts: { to },
    }
  }
  for (const { item, permit } of signatures) {
    if (!permit) continue
    const { receiver, movedBy, nonce, use } = permit
    const isApproval = nonce === undefined && use === undefined
    const facts = { receiver }
    if (movedBy === 'anyone' && allowed.isService(receiver)) {
      yield { message: 'A permit sends the token to a contract that is not called.', item, facts }
    } else if (isSentTo(receiver) && (isApproval || !allowed.takesPermits(receiver))) {
      const message =
        'A permit is for a contract that may take the token for anybody. If it does only what was signed, name it in `permitTakers`.'
      yield { severity: 'confirm', message, item, facts }
    }
  }
}
