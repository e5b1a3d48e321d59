import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/**
 * A contract is not paid at its own address on another chain. A key is the same on every chain; a contract is not, and at
 * its address elsewhere may be nothing or somebody else.
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
