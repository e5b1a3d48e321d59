import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { provingContracts } from '../../facts/fillContract.ts'

/**
 * If the order pays native tokens or makes calls, one contract's events count as proof. An unknown contract could log events for payments
 * that never happened.
 */
export const unknownFillContract: AuditRuleCheck = function* (input) {
  const unknown = provingContracts(input).find(
    ({ address, chainId }) => input.allowed.isFillContract(address, chainId) === false,
  )
  if (!unknown) return
  const { address: contract, chainId } = unknown
  if (contract === undefined) {
    yield {
      message: 'The order names no contract whose events prove that it was filled.',
      facts: { chainId },
    }
    return
  }
  yield {
    message: 'A contract that isn’t in `fillContracts` decides whether the order was filled.',
    facts: { contract, chainId },
  }
}
