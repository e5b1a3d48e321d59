import type { Quote } from '../../actions/getQuote.ts'
import { UnsupportedStepError, type AuditFinding } from '../../errors/quote.ts'
import { findingKey } from '../auditFinding.ts'
import { auditQuote, type AuditOptions } from '../auditQuote.ts'
import { readOrder, type Order } from '../../decode/readOrder.ts'
import { contractsOf } from './contractsOf.ts'
import { reviewSteps, type ReviewStep, type ReviewStepsContext } from './reviewSteps.ts'

/** A finding, by a name that says all that it says. */
export interface ReadFinding extends AuditFinding {
  key: string
}

/** What a quote asks for, read from its bytes. */
export interface QuoteReading {
  steps: readonly ReviewStep[]
  findings: readonly ReadFinding[]
  /** Everybody whom the steps call, pay or give a right to; sorted, in lower case. */
  contracts: readonly string[]
}

export interface ReadQuoteContext extends Omit<ReviewStepsContext, 'contracts'> {
  audit: AuditOptions
}

/** Reads a quote for the person who is to sign it; undefined when its steps can't be read. */
export function readQuote(quote: Quote, { audit, ...context }: ReadQuoteContext): QuoteReading | undefined {
  try {
    return {
      steps: reviewSteps(quote, { ...context, contracts: audit.contracts }),
      findings: auditQuote(quote, audit).map((finding) => ({ ...finding, key: findingKey(finding) })),
      contracts: contractsOf(quote),
    }
  } catch (error) {
    if (error instanceof UnsupportedStepError) return undefined
    throw error
  }
}

/** The order behind a quote: `undefined` where none is shown, `unreadable` where it can't be read. */
export function orderOf({ protocol }: Quote): Order | 'unreadable' | undefined {
  const { orderData } = protocol?.v2 ?? {}
  return orderData == null ? undefined : (readOrder(orderData) ?? 'unreadable')
}
