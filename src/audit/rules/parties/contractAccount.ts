import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/**
 * A contract isn't paid at its own address on another chain. A key controls its address on every chain; a contract doesn't, and
 * that address may be empty there, or belong to someone else.
 */
export const contractAccount: AuditRuleCheck = function* ({ quote: { parameters }, isContractAccount }) {
  const { user, recipient, originChainId, destinationChainId } = parameters
  const isSent = originChainId !== destinationChainId && isSameAddress(recipient ?? user, user)
  if (!isContractAccount || !isSent) return
  yield {
    message: `The account is a contract, and chain ${destinationChainId} may not have it.`,
    facts: { account: user, chainId: destinationChainId },
  }
}
