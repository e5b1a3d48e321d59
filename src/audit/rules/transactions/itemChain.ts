import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** Transactions are on the origin chain. */
export const itemChain: AuditRuleCheck = function* ({ quote: { parameters }, transactions }) {
  for (const { item } of transactions) {
    const { chainId } = item.data
    if (chainId === parameters.originChainId) continue
    yield { message: `A transaction is for chain ${chainId}.`, item, facts: { chainId } }
  }
}
