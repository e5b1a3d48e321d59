import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** A permit is for the origin chain only. */
export const permitChain: AuditRuleCheck = function* ({ quote: { parameters }, signatures }) {
  for (const { item, permit } of signatures) {
    if (!permit || permit.chainId === BigInt(parameters.originChainId)) continue
    yield { message: 'A permit is for a different chain.', item, facts: { chainId: permit.chainId ?? '' } }
  }
}
