import type { AuditRuleCheck } from '../../ruleFinding.ts'
import {
  canBeRefunded,
  isElsewhere,
  isExpected,
  isRecipientOnDestination,
} from '../../facts/refunds/orderRefunds.ts'

/**
 * Only the requested address is refunded. Orders of public deployments may also refund the recipient on the destination chain,
 * which is shown; if they refund no one else, the user is asked.
 */
export const orderRefundRecipient: AuditRuleCheck = function* (input) {
  const { inputs = [] } = input.order ?? {}
  const refunds = inputs.flatMap(({ refunds = [] }) => refunds)
  const instead = refunds.find(
    (refund) => !isExpected(input, refund) && isRecipientOnDestination(input, refund),
  )
  if (instead?.recipient === undefined) return
  const isPayerRefunded = inputs.every((one) =>
    (one.refunds ?? []).some(
      (refund) =>
        isExpected(input, refund) && !isElsewhere(input, refund) && canBeRefunded(input, one, refund),
    ),
  )
  yield {
    severity: isPayerRefunded ? 'info' : 'confirm',
    message:
      'The order may refund the recipient on the destination network, in place of your refund address.',
    facts: { recipient: instead.recipient },
  }
}
