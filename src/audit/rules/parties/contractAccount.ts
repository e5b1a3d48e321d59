import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { isAtDestination } from '../../facts/refunds/orderRefunds.ts'

/**
 * A contract isn't paid, or refunded, at its own address on another chain. A key controls its address on every chain; a contract
 * doesn't, and that address may be empty there, or belong to someone else.
 */
export const contractAccount: AuditRuleCheck = function* (input) {
  const { quote, order, isContractAccount } = input
  const { user, recipient = user, originChainId, destinationChainId } = quote.parameters
  if (!isContractAccount || originChainId === destinationChainId) return
  const refunds = (order?.inputs ?? []).flatMap(({ refunds = [] }) => refunds)
  const isRefunded = refunds.some(
    (refund) => isSameAddress(refund.recipient, user) && isAtDestination(input, refund.chainId),
  )
  if (!isSameAddress(recipient, user) && !isRefunded) return
  yield {
    message: `The account is a contract, and chain ${destinationChainId} may not have it.`,
    facts: { account: user, chainId: destinationChainId },
  }
}
