import { CausewayError } from './causewayError.ts'
import { shorten } from './redaction/shorten.ts'

/** The quote is too old to be signed. */
export class QuoteExpiredError extends CausewayError {
  override readonly name = 'QuoteExpiredError'
  readonly ageMs: number
  readonly maxAgeMs: number

  constructor({ ageMs, maxAgeMs }: { ageMs: number; maxAgeMs: number }) {
    super('The quote has expired.', {
      details: `It is ${Math.round(ageMs / 1000)} s old; the limit is ${Math.round(maxAgeMs / 1000)} s. This step was not sent. If earlier ones were, check them before you request a new quote.`,
    })
    this.ageMs = ageMs
    this.maxAgeMs = maxAgeMs
  }
}

/** The quote asks for something that this library can't do safely. */
export class UnsupportedStepError extends CausewayError {
  override readonly name = 'UnsupportedStepError'
  readonly stepId: string
  readonly kind: string

  constructor({ stepId, kind, reason }: { stepId: string; kind: string; reason?: string | undefined }) {
    super(
      `The step "${stepId}" is of the kind "${kind}", which is not supported${reason ? ' in this form' : ''}.`,
      {
        details: `${reason ? `${reason}. ` : ''}This step was not sent.`,
      },
    )
    this.stepId = stepId
    this.kind = kind
  }
}

/** One reason not to sign a quote, or to look closer before signing. */
export interface AuditFinding {
  /** Stable name of the rule; its text is the message `audit.<rule>`. */
  rule: string
  /** `block`: nothing is signed. `confirm`: only after the user has seen it and agreed. `info`: worth showing. */
  severity: 'block' | 'confirm' | 'info'
  /** What was found, in text for developers. */
  message: string
  /** Addresses, amounts in base units and names that belong to it; untrusted. */
  facts: Readonly<Record<string, string | number | bigint>>
  /** Step and item of the finding, if it belongs to one. */
  stepIndex?: number | undefined
  itemIndex?: number | undefined
}

/** The quote, or a step that the provider added later, does not do what was asked, or does more. The wallet was not asked for it. */
export class QuoteAuditError extends CausewayError {
  override readonly name = 'QuoteAuditError'
  readonly findings: readonly AuditFinding[]

  constructor(findings: readonly AuditFinding[]) {
    super('The quote is not safe to sign.', {
      details: `The wallet was not asked for it. ${findings.map((finding) => finding.message).join(' ')}`,
    })
    this.findings = findings
  }
}

/** The accepted quote is not the one that is about to be signed. */
export class QuoteChangedError extends CausewayError {
  override readonly name = 'QuoteChangedError'

  constructor() {
    super('This is not the quote that was accepted.', {
      details: 'The wallet was not asked. Review the new quote and accept it if you agree.',
    })
  }
}

/** The provider reports that the quote was already paid, from another page or in an earlier run. */
export class QuotePaidError extends CausewayError {
  override readonly name = 'QuotePaidError'
  readonly requestId: string
  /** The request’s status, as in `RequestState`. */
  readonly status: string

  constructor({ requestId, status }: { requestId: string; status: string }) {
    super('This quote was already paid.', {
      details: `The wallet was not asked. Its request ${shorten(requestId)} has the status "${status}". A new quote would be a second payment.`,
    })
    this.requestId = requestId
    this.status = status
  }
}

/** This quote may already be paid, although no deposit has been seen yet: another execution already asked a wallet to pay it. */
export class QuoteUsedError extends CausewayError {
  override readonly name = 'QuoteUsedError'
  /** Undefined if the quote names no request. */
  readonly requestId: string | undefined

  constructor({ requestId }: { requestId: string | undefined }) {
    const named = requestId === undefined ? 'it' : `the request ${shorten(requestId)}`
    super('A wallet was already asked to pay this quote.', {
      details: `The wallet was not asked. The earlier payment may be on its way: check ${named} first. With a new quote, you could pay twice.`,
    })
    this.requestId = requestId
  }
}

/** The provider's history says that another request replaced that of the quote. No execution of this browser is known to have paid it. */
export class QuoteReplacedError extends CausewayError {
  override readonly name = 'QuoteReplacedError'
  /** The request that replaced it. */
  readonly requestId: string

  constructor({ requestId }: { requestId: string }) {
    super('The provider replaced this request with another one.', {
      details: `The wallet was not asked. Check the request ${shorten(requestId)} and the account's activity first, then request a new quote.`,
    })
    this.requestId = requestId
  }
}
