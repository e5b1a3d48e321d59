import { CausewayError } from './base.ts'
import { shorten } from './shorten.ts'

/** The person declined the request in the wallet. Nothing was sent; it can be tried again. */
export class UserRejectedError extends CausewayError {
  override readonly name = 'UserRejectedError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super('The request was declined in the wallet.', { details: 'Nothing was sent.', cause })
  }
}

/** The wallet is on another chain and did not switch. */
export class WrongChainError extends CausewayError {
  override readonly name = 'WrongChainError'
  readonly expectedChainId: number
  readonly actualChainId: number | undefined

  constructor({
    expectedChainId,
    actualChainId,
    cause,
  }: {
    expectedChainId: number
    actualChainId?: number | undefined
    cause?: unknown
  }) {
    super(`The wallet is not on chain ${expectedChainId}.`, {
      details:
        'Nothing was sent. Switch the network in the wallet, adding it there first if need be, and try again.',
      cause,
    })
    this.expectedChainId = expectedChainId
    this.actualChainId = actualChainId
  }
}

/** The wallet's account is not the one that the quote was made for. */
export class WrongAccountError extends CausewayError {
  override readonly name = 'WrongAccountError'
  readonly expected: string
  readonly actual: string | undefined

  constructor({ expected, actual }: { expected: string; actual: string | undefined }) {
    super('The wallet shows another account than the quote was made for.', {
      details: `Nothing was sent. Switch the wallet to ${expected}, or ask for a new quote.`,
    })
    this.expected = expected
    this.actual = actual
  }
}

/** The quote is too old to be signed. */
export class QuoteExpiredError extends CausewayError {
  override readonly name = 'QuoteExpiredError'
  readonly ageMs: number
  readonly maxAgeMs: number

  constructor({ ageMs, maxAgeMs }: { ageMs: number; maxAgeMs: number }) {
    super('The quote is too old.', {
      details: `It is ${Math.round(ageMs / 1000)} s old and may be used for ${Math.round(maxAgeMs / 1000)} s. Nothing was sent. Ask for a new quote.`,
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
      `The step "${stepId}" is of the kind "${kind}", which is not supported${reason ? ' as it is' : ''}.`,
      {
        details: `${reason ? `${reason}. ` : ''}Nothing was sent.`,
      },
    )
    this.stepId = stepId
    this.kind = kind
  }
}

/** One thing that speaks against signing a quote. */
export interface AuditFinding {
  /** Stable name of the rule that found it; the words for it are the message `audit.<rule>`. */
  rule: string
  /** `block`: nothing is signed. `confirm`: only after the user was told and agreed. `info`: worth showing. */
  severity: 'block' | 'confirm' | 'info'
  /** What was found, in words for a developer. */
  message: string
  /** Addresses, amounts in the smallest unit and names that belong to it; untrusted. */
  facts: Readonly<Record<string, string | number | bigint>>
  /** Step and item it was found in, when it belongs to one. */
  stepIndex?: number | undefined
  itemIndex?: number | undefined
}

/** The quote does not do what was asked, or does more. Nothing was shown to the wallet. */
export class QuoteAuditError extends CausewayError {
  override readonly name = 'QuoteAuditError'
  readonly findings: readonly AuditFinding[]

  constructor(findings: readonly AuditFinding[]) {
    super('The quote is not safe to sign.', {
      details: `Nothing was sent. ${findings.map((finding) => finding.message).join(' ')}`,
    })
    this.findings = findings
  }
}

/** The wallet failed to send, for a reason other than a refusal. */
export class WalletError extends CausewayError {
  override readonly name = 'WalletError'
  /** The code of the wallet's own error (EIP-1193, EIP-1474), when it gave one. */
  readonly code: number | undefined

  constructor({ message, code, cause }: { message: string; code?: number | undefined; cause?: unknown }) {
    super('The wallet could not send the transaction.', { details: `It says: ${shorten(message)}`, cause })
    this.code = code
  }
}

/** A transaction was mined and reverted: only its gas is lost. */
export class TransactionRevertedError extends CausewayError {
  override readonly name = 'TransactionRevertedError'
  readonly transactionHash: string
  readonly chainId: number

  constructor({ transactionHash, chainId }: { transactionHash: string; chainId: number }) {
    super(`The transaction ${transactionHash} failed on chain ${chainId}.`, {
      details: 'What it was to move has not moved; only its gas was spent.',
    })
    this.transactionHash = transactionHash
    this.chainId = chainId
  }
}

/** A transaction was cancelled or replaced by another one in the wallet. */
export class TransactionReplacedError extends CausewayError {
  override readonly name = 'TransactionReplacedError'
  readonly transactionHash: string
  readonly replacementHash: string
  readonly reason: 'cancelled' | 'replaced'

  constructor({
    transactionHash,
    replacementHash,
    reason,
  }: {
    transactionHash: string
    replacementHash: string
    reason: 'cancelled' | 'replaced'
  }) {
    super(
      reason === 'cancelled'
        ? 'The transaction was cancelled in the wallet.'
        : 'The transaction was replaced by another one in the wallet.',
      { details: `${transactionHash} will not be mined.` },
    )
    this.transactionHash = transactionHash
    this.replacementHash = replacementHash
    this.reason = reason
  }
}

/** The service says that the request failed. A refund may still follow. */
export class RequestFailedError extends CausewayError {
  override readonly name = 'RequestFailedError'
  readonly requestId: string
  /** The service's reason; untrusted text. */
  readonly reason: string | undefined

  constructor({ requestId, reason }: { requestId: string; reason?: string | undefined }) {
    super('The service could not complete the request.', {
      details: `${reason ? `It says: ${shorten(reason)}. ` : ''}If money has left the wallet, keep the request id ${requestId}: a refund may still follow.`,
    })
    this.requestId = requestId
    this.reason = reason
  }
}

/** The accepted quote is not the one that is about to be signed. */
export class QuoteChangedError extends CausewayError {
  override readonly name = 'QuoteChangedError'

  constructor() {
    super('The quote is not the one that was accepted.', {
      details: 'Nothing was sent. Look at the new one, and accept it if it suits.',
    })
  }
}

/** The account can't honour the permit that the quote wants to be signed. */
export class UnsupportedSignerError extends CausewayError {
  override readonly name = 'UnsupportedSignerError'
  readonly account: string

  constructor({ account }: { account: string }) {
    super('The account is a smart account, whose signature the token may refuse.', {
      details: 'Nothing was sent. Ask for a quote without `usePermit`.',
    })
    this.account = account
  }
}

/** The wallet was asked, and what it did is not known. */
export class AnswerLostError extends CausewayError {
  override readonly name = 'AnswerLostError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super('It is not known whether the wallet sent the transaction.', {
      details:
        'The page, the wallet or the connection between them was lost. The chain and the service are watched; do not send again before they have said more.',
      cause,
    })
  }
}

/** The page was left before everything was sent. */
export class InterruptedError extends CausewayError {
  override readonly name = 'InterruptedError'

  constructor() {
    super('The page was left before everything was sent.', {
      details: 'What was sent stays sent. Ask for a new quote to do the rest.',
    })
  }
}

/** Transactions of one batch were done in part. */
export class BatchPartlyDoneError extends CausewayError {
  override readonly name = 'BatchPartlyDoneError'
  readonly transactionHashes: readonly string[]

  constructor({ transactionHashes }: { transactionHashes: readonly string[] }) {
    super('The wallet did only a part of the batch.', {
      details: 'Look at the transactions before anything else is sent.',
    })
    this.transactionHashes = transactionHashes
  }
}

/** What is about to be sent can't be stored, so that leaving the page would lose sight of it. */
export class JournalError extends CausewayError {
  override readonly name = 'JournalError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super('The transfer can’t be stored in this browser.', {
      details: 'Nothing was sent. Free or allow storage, or go on and keep the page open until the end.',
      cause,
    })
  }
}

/** A part of the library that is loaded on demand did not come. */
export class PartNotLoadedError extends CausewayError {
  override readonly name = 'PartNotLoadedError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super('A part of the page could not be loaded.', {
      details: 'Nothing was sent. Check the network and try again.',
      retryable: true,
      cause,
    })
  }
}

/** Another tab or widget has a request of this account open in the wallet. */
export class PromptBusyError extends CausewayError {
  override readonly name = 'PromptBusyError'

  constructor() {
    super('Another tab or widget asks this account to sign.', {
      details: 'Nothing was sent. Finish or decline there first.',
    })
  }
}

/** An execution is already under way; a second one would send twice. */
export class ExecutionBusyError extends CausewayError {
  override readonly name = 'ExecutionBusyError'

  constructor() {
    super('This execution is already under way.', {
      details: 'Wait for it, or for its end, before another one starts.',
    })
  }
}

/** A chain is used that the integrator has not configured, or gave no transport for. */
export class ChainNotConfiguredError extends CausewayError {
  override readonly name = 'ChainNotConfiguredError'
  readonly chainId: number

  constructor({ chainId }: { chainId: number }) {
    super(`Chain ${chainId} is not configured.`, {
      details: 'Give `CausewayProvider` the chain and a transport for it.',
    })
    this.chainId = chainId
  }
}

/** No wallet is connected. */
export class WalletNotConnectedError extends CausewayError {
  override readonly name = 'WalletNotConnectedError'

  constructor() {
    super('No wallet is connected.', { details: 'Connect one, and try again.' })
  }
}
