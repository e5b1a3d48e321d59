import type { AuditRuleCheck } from '../../auditFinding.ts'
import { isExpected, isInTime, isRecipientThere } from '../../input/refundees.ts'

/**
 * Only who was asked to be refunded is. Orders of public deployments may also refund the recipient where the money was to arrive,
 * which is told; where they refund nobody else, it is asked about.
 */
export const orderRefundRecipient: AuditRuleCheck = function* (input) {
  const { inputs = [] } = input.order ?? {}
  const refunds = inputs.flatMap(({ refunds = [] }) => refunds)
  const instead = refunds.find((refund) => !isExpected(input, refund) && isRecipientThere(input, refund))
  if (instead?.recipient === undefined) return
  const isPayerRefunded = inputs.every(({ refunds = [] }) =>
    refunds.some((refund) => isExpected(input, refund) && isInTime(input, refund)),
  )
  yield {
    severity: isPayerRefunded ? 'info' : 'confirm',
    message:
      'The order may refund the recipient on the destination network, in place of your refund address.',
    facts: { recipient: instead.recipient },
  }
}
