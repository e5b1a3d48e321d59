import type { AuditRuleCheck } from '../../../ruleFinding.ts'

const dayMs = 86_400_000

/** Public deployments give an order a week; four times that allows for others, and for wrong clocks. */
const mostMs = 30 * dayMs

/** Public deployments give an order half a year if a deposit address was requested without a refund address. */
const mostAtDepositAddressMs = 366 * dayMs

/** The factor by which an order may last longer than the requested `ttl`, since clocks differ. */
const mostFactor = 2

/**
 * The order and its refunds end within a reasonable time: until then, an unfilled input may be kept without a refund. In public orders,
 * they end together.
 */
export const orderDuration: AuditRuleCheck = function* ({ quote: { parameters, receivedAt }, order }) {
  const refunds = (order?.inputs ?? []).flatMap((input) => input.refunds ?? [])
  const deadlines = [order?.output, ...refunds].flatMap((one) => one?.deadline ?? [])
  if (deadlines.length === 0) return
  const deadline = deadlines.reduce((latest, one) => Math.max(latest, one))
  const { ttl = 0, useDepositAddress } = parameters
  const usualMs = useDepositAddress ? mostAtDepositAddressMs : mostMs
  if (deadline * 1_000 - receivedAt <= Math.max(usualMs, ttl * 1_000 * mostFactor)) return
  yield { message: 'The order ends far later than usual, or a clock is wrong.', facts: { deadline } }
}
