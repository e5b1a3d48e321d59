import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** `item-chain`, `item-sender`: transactions are the user's own, on the origin chain. */
export function* itemRules({ quote: { parameters }, transactions }: AuditInput): Iterable<AuditFinding> {
  for (const { item } of transactions) {
    const { chainId, from } = item.data
    if (chainId !== parameters.originChainId) {
      yield finding({
        rule: 'item-chain',
        message: `A transaction is for chain ${chainId}.`,
        item,
        facts: { chainId },
      })
    }
    if (!isSameAddress(from, parameters.user)) {
      yield finding({
        rule: 'item-sender',
        message: 'A transaction is from another account.',
        item,
        facts: { from },
      })
    }
  }
}
