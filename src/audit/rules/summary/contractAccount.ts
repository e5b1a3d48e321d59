import type { AuditFinding } from '../../../errors/quote.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { finding } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/**
 * `contract-account`: a key is the same on every chain; a contract is not, and at its address elsewhere may be nothing
 * or somebody else.
 */
export function* contractAccountRules({
  quote: { parameters },
  isContractAccount,
}: AuditInput): Iterable<AuditFinding> {
  const { user, recipient, originChainId, destinationChainId } = parameters
  const isSent = originChainId !== destinationChainId && isSameAddress(recipient ?? user, user)
  if (!isContractAccount || !isSent) return
  yield finding({
    rule: 'contract-account',
    severity: 'confirm',
    message: `The account is a contract, and chain ${destinationChainId} may not have it.`,
    facts: { account: user, chainId: destinationChainId },
  })
}
