import type { Quote } from '../../actions/getQuote.ts'
import { UnsupportedStepError, type AuditFinding } from '../../errors/quote.ts'
import { findingKey } from '../ruleFinding.ts'
import type { AuditOptions } from '../auditOptions.ts'
import { auditQuote } from '../auditQuote.ts'
import { verifyQuote, type QuoteVerification } from '../verifyQuote.ts'
import { counterpartiesOf } from './counterpartiesOf.ts'
import { describeSteps } from './describeSteps.ts'
import type { DescribeContext, DescribedStep } from './describedStep.ts'

/** A finding with a key that is equal only for identical findings. */
export interface DescribedFinding extends AuditFinding {
  key: string
}

/** What a quote asks the user to sign, decoded from its bytes. */
export interface QuoteDescription {
  steps: readonly DescribedStep[]
  findings: readonly DescribedFinding[]
  verification: QuoteVerification
  /** All addresses that the steps call, pay or give a right to; sorted, in lower case. */
  counterparties: readonly string[]
}

interface DescribeQuoteContext extends Omit<DescribeContext, 'contracts'> {
  audit: AuditOptions
}

/** Describes what a quote asks the user to sign; undefined when its steps can't be decoded. */
export function describeQuote(
  quote: Quote,
  { audit, ...context }: DescribeQuoteContext,
): QuoteDescription | undefined {
  try {
    return {
      steps: describeSteps(quote, { ...context, contracts: audit.contracts }),
      findings: auditQuote(quote, audit).map((finding) => ({ ...finding, key: findingKey(finding) })),
      verification: verifyQuote(quote, audit),
      counterparties: counterpartiesOf(quote),
    }
  } catch (error) {
    if (error instanceof UnsupportedStepError) return undefined
    throw error
  }
}
