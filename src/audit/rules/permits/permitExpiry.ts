import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** How long a permit is valid if the request doesn't say, in seconds. */
const defaultPermitSeconds = 600

/** How far the clocks of the provider and the page may differ unnoticed, in seconds. */
const clockSkewSeconds = 60

/**
 * The largest excess that the user may accept, in seconds. It can only be excused by a device's clock that is behind, rarely by more than a
 * day.
 */
const acceptableSeconds = 86_400n

/** A permit is valid for no longer than requested. */
export const permitExpiry: AuditRuleCheck = function* ({ quote, signatures }) {
  const latest = latestDeadline(quote)
  for (const { item, permit } of signatures) {
    if (!permit || permit.deadline <= latest) continue
    const { deadline } = permit
    yield {
      severity: deadline - latest > acceptableSeconds ? 'block' : 'confirm',
      message: 'A permit is valid for longer than requested, or a clock is wrong.',
      item,
      facts: { deadline, latest },
    }
  }
}

/** Seconds since the epoch. */
function latestDeadline({ parameters, receivedAt }: Quote): bigint {
  const seconds = (parameters.permitExpiry ?? defaultPermitSeconds) + clockSkewSeconds
  return BigInt(Math.ceil(receivedAt / 1000) + seconds)
}
