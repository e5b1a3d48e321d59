import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { isSameAddress } from '../../utils/address/address.ts'
import { finding } from '../auditFinding.ts'

/** A key is the same on every chain; a contract is not, and at its address elsewhere may be nothing or somebody else. */
export function reachesTheUser(isContractAccount: boolean) {
  return function* ({ parameters }: Quote): Iterable<AuditFinding> {
    const { user, recipient, originChainId, destinationChainId } = parameters
    const isSent = originChainId !== destinationChainId && isSameAddress(recipient ?? user, user)
    if (isContractAccount && isSent) {
      yield finding({
        rule: 'contract-account',
        severity: 'confirm',
        message: `The account is a contract, and chain ${destinationChainId} may not have it.`,
        facts: { account: user, chainId: destinationChainId },
      })
    }
  }
}
