import type { AuditFinding } from '../errors/quote.ts'
import { toJsonText } from '../utils/toJsonText.ts'
import type { PlanItem } from '../decode/planItems.ts'

/** What the built-in rules are called. Words for each stand in the message catalogue under `audit.<rule>`. */
export const builtInAuditRules = [
  'input-currency',
  'output-currency',
  'input-decimals',
  'output-decimals',
  'recipient',
  'sender',
  'contract-account',
  'input-amount',
  'output-amount',
  'minimum-amount',
  'minimum-slippage',
  'sponsorship-sums',
  'deposit-address',
  'order-refund',
  'order-payment',
  'item-chain',
  'item-sender',
  'gas-price',
  'native-outflow',
  'native-target',
  'token-call',
  'foreign-token',
  'token-outflow',
  'transfer-target',
  'approval-amount',
  'approval-spender',
  'unknown-call',
  'unknown-contract',
  'extra-call',
  'other-request',
  'message',
  'blind-message',
  'sign-in-message',
  'typed-data',
  'permit-chain',
  'permit-token',
  'permit-owner',
  'permit-amount',
  'permit-receiver',
  'permit-expiry',
  'post-endpoint',
  'request-id',
  'check-endpoint',
] as const

export type BuiltInAuditRule = (typeof builtInAuditRules)[number]

interface FindingParameters {
  rule: BuiltInAuditRule
  message: string
  /** @default 'block' */
  severity?: AuditFinding['severity']
  item?: PlanItem | undefined
  facts?: AuditFinding['facts']
}

/** Names a finding with all that it says: two with one name say the same. */
export function findingKey({ rule, message, facts, stepIndex, itemIndex }: AuditFinding): string {
  return toJsonText([rule, message, stepIndex, itemIndex, facts])
}

/** Writes a finding of a built-in rule. */
export function finding({
  rule,
  message,
  severity = 'block',
  item,
  facts = {},
}: FindingParameters): AuditFinding {
  return { rule, severity, message, facts, stepIndex: item?.stepIndex, itemIndex: item?.itemIndex }
}
