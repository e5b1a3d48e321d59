import type { AuditRuleCheck } from '../../auditFinding.ts'
import { provingContracts } from '../../facts/fillContract.ts'

/**
 * If the order pays native currency or makes calls, one contract's events count as proof. An unknown contract could log events for payments
 * that never happened.
 */
export const unknownFillContract: AuditRuleCheck = function* (input) {
  const unknown = provingContracts(input).find(
    ({ address, chainId }) => input.allowed.isFillContract(address, chainId) === false,
  )
  if (!unknown) return
  const { address: contract, chainId } = unknown
  if (contract === undefined) {
    yield { message: 'The order names no contract whose word counts that it was paid.', facts: { chainId } }
    return
  }
  yield {
    message: 'The order counts as paid by the word of a contract that isn’t in `fillContracts`.',
    facts: { contract, chainId },
  }
}
