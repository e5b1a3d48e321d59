import type { Quote } from '../../../actions/getQuote.ts'
import type { DescribedFinding } from '../../../audit/describe/describeQuote.ts'
import type { Currency } from '../../../schemas/currency.ts'
import type { Token } from '../../../utils/tokens/token.ts'
import type { QuoteDecoder } from '../../../hooks/internal/quotes/useQuoteDecoder.ts'
import type { QuoteVerification } from '../../../audit/verifyQuote.ts'
import type { NameToken } from '../../shared/messages/figures/useTokenNames.ts'
import { nameTokens } from './nameTokens.ts'
import { reviewChanges, type ReviewChange } from './findings/reviewChanges.ts'
import { isRefundNote } from './findings/isRefundNote.ts'
import { reviewDisclosures, type ReviewDisclosure } from './findings/reviewDisclosures.ts'
import { defaultMaxImpactBps, reviewRisks, uncheckedRisks, type ReviewRisk } from './findings/reviewRisks.ts'
import type { DescribedStep } from '../../../audit/describe/describedStep.ts'

export interface ReviewModelInput {
  quote: Quote
  /** The quote whose figures the user accepted last. */
  acceptedQuote: Quote
  tokens: readonly Token[]
  nameToken: NameToken
  decode: QuoteDecoder['decode']
  /** Currencies whose decimals only the provider gives. */
  unchecked: readonly Currency[]
  /** @default 1500 */
  maxImpactBps?: number | undefined
}

/** Everything the user should know before a quote is executed. */
export interface ReviewModel {
  /** Undefined if the steps can't be decoded: confirming is blocked then. */
  steps: readonly DescribedStep[] | undefined
  findings: readonly DescribedFinding[]
  /** The findings not shown with the refund address. */
  listedFindings: readonly DescribedFinding[]
  /** A refund may go to the recipient on the destination chain instead of the refund address. */
  mayRefundRecipient: boolean
  /** Whether the figures were computed from the signed data. Undefined if the steps can't be decoded. */
  verification: QuoteVerification | undefined
  risks: readonly ReviewRisk[]
  /** Everything that differs from what was accepted; empty unless something got worse. */
  changes: readonly ReviewChange[]
  disclosures: readonly ReviewDisclosure[]
  /** Everything was computed from the signed data, with no finding that the user must know. */
  isVerified: boolean
  /** A problem that can't be accepted prevents executing the quote. */
  isBlocked: boolean
  /** IDs of what must be accepted one by one. */
  toAccept: readonly string[]
}

/** Reads a quote for its review. */
export function reviewModel({
  quote,
  acceptedQuote,
  tokens,
  nameToken,
  decode,
  unchecked,
  maxImpactBps = defaultMaxImpactBps,
}: ReviewModelInput): ReviewModel {
  const named = nameTokens(quote, nameToken)
  const risks = [...uncheckedRisks(unchecked), ...reviewRisks(quote, maxImpactBps)]
  const { steps, findings = [], verification } = decode(quote) ?? {}
  const disclosures = reviewDisclosures(named, tokens)
  const before = acceptedQuote === quote ? named : nameTokens(acceptedQuote, nameToken)
  const changes = reviewChanges(before, named, (one) => decode(one)?.counterparties ?? [])
  return {
    steps,
    findings,
    listedFindings: findings.filter((finding) => !isRefundNote(finding)),
    mayRefundRecipient: findings.some(isRefundNote),
    verification,
    risks,
    disclosures,
    changes: changes.some(({ isWorse }) => isWorse) ? changes : [],
    isVerified:
      unchecked.length === 0 &&
      verification?.status === 'verified' &&
      findings.every(({ severity }) => severity === 'info'),
    isBlocked:
      steps === undefined ||
      findings.some(({ severity }) => severity === 'block') ||
      risks.some(({ level }) => level === 'block'),
    toAccept: [
      ...risks.filter(({ acceptance }) => acceptance !== 'none').map(({ id }) => id),
      ...findings.filter(({ severity }) => severity === 'confirm').map(({ key }) => key),
    ],
  }
}
