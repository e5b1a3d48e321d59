import type { Quote } from '../actions/getQuote.ts'
import type { AuditFinding } from '../errors/quote.ts'
import { planItems, type PlanItem } from '../decode/planItems.ts'
import type { KnownContract } from './placesOf.ts'
import { answersTheQuestion } from './rules/matchRequest.ts'
import { boundsNative } from './rules/nativeOutflow.ts'
import { boundsTokens } from './rules/tokenOutflow.ts'
import { callsWhatIsNamed } from './rules/call.ts'
import { canBeTracked } from './rules/endpoint.ts'
import { countsInUnits, type KnownToken } from './rules/decimals.ts'
import { guaranteesTheMinimum } from './rules/minimumAmount.ts'
import { holdsTheOrder } from './rules/order.ts'
import { namesTheDepositAddress } from './rules/depositAddress.ts'
import { reachesTheUser } from './rules/recipient.ts'
import { signsWhatIsKnown } from './rules/typedData.ts'
import { staysWithTheUser } from './rules/item.ts'

/** Looks at a quote and what it asks to be signed, and says what speaks against it. Pure. */
export type AuditRule = (quote: Quote, items: readonly PlanItem[]) => Iterable<AuditFinding>

export interface AuditOptions {
  /** Rules of yours, after the built-in ones. */
  rules?: readonly AuditRule[] | undefined
  /** Severities to raise, by name of the rule. A finding is never made milder. */
  raise?: Readonly<Record<string, 'confirm' | 'block'>> | undefined
  /** Tokens whose decimals you know, such as those of your token list. A quote that counts in others is blocked. */
  tokens?: readonly KnownToken[] | undefined
  /**
   * Every contract of the service that a quote may call, approve or pay. Without it, the quote's own word is taken
   * for which contract is the service's; with it, that of no one else.
   */
  contracts?: readonly KnownContract[] | undefined
  /**
   * The user's account is a contract, by its code on the origin chain. An execution reads this for itself.
   * @default false
   */
  isContractAccount?: boolean | undefined
}

const weight = { info: 0, confirm: 1, block: 2 } as const

/**
 * Compares a quote with the question it answers, and what it asks the wallet to sign with what it says. Reads
 * no chain. While there is a finding of severity `block`, nothing is signed.
 *
 * @example
 * const findings = auditQuote(quote, { tokens, raise: { 'minimum-slippage': 'block' } })
 * const isSafe = findings.every(({ severity }) => severity !== 'block')
 *
 * @throws {UnsupportedStepError} when a step is of a kind, or asks for a signature, that is not known.
 */
export function auditQuote(
  quote: Quote,
  { rules = [], raise = {}, tokens = [], contracts, isContractAccount = false }: AuditOptions = {},
): AuditFinding[] {
  const items = planItems(quote.steps)
  const builtIn: readonly AuditRule[] = [
    answersTheQuestion,
    reachesTheUser(isContractAccount),
    guaranteesTheMinimum,
    countsInUnits(tokens),
    holdsTheOrder,
    namesTheDepositAddress,
    staysWithTheUser,
    boundsNative(contracts),
    boundsTokens(contracts),
    callsWhatIsNamed(contracts),
    signsWhatIsKnown(contracts),
    canBeTracked,
  ]
  return [...builtIn, ...rules]
    .flatMap((rule) => [...rule(quote, items)])
    .map((finding) => {
      const severity = Object.hasOwn(raise, finding.rule) ? raise[finding.rule] : undefined
      return severity && weight[severity] > weight[finding.severity] ? { ...finding, severity } : finding
    })
}
