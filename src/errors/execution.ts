import { CausewayError } from './causewayError.ts'
import { findMeaning } from './codes/errorCodeMeaning.ts'
import { failReasons } from './codes/failReasons.ts'
import { shorten } from './redaction/shorten.ts'

/** The provider reports that the request failed. A refund may still follow. `retryable` when a new quote may succeed. */
export class RequestFailedError extends CausewayError {
  override readonly name = 'RequestFailedError'
  readonly requestId: string
  /** The provider's reason; untrusted text. */
  readonly reason: string | undefined

  constructor({ requestId, reason }: { requestId: string; reason?: string | undefined }) {
    super('The provider could not complete the request.', {
      details: `${reason ? `It says: ${shorten(reason).replace(/\.$/, '')}. ` : ''}If funds have left the wallet, keep the request ID ${shorten(requestId)}: a refund may still follow.`,
      retryable: findMeaning(failReasons, reason)?.retryable,
    })
    this.requestId = requestId
    this.reason = reason
  }
}

/** The page was closed before everything was sent. */
export class InterruptedError extends CausewayError {
  override readonly name = 'InterruptedError'

  constructor() {
    super('The page was closed before everything was sent.', {
      details: 'Steps already sent can’t be undone. Check them before you request a new quote.',
    })
  }
}

/** Why a permit can no longer move funds: its deadline has passed, or its owner canceled it onchain. */
export type PermitUnusedReason = 'expired' | 'cancelled'

/** A permit was signed, but expired or was canceled before it was used: it moved no funds. */
export class PermitUnusedError extends CausewayError {
  override readonly name = 'PermitUnusedError'
  readonly reason: PermitUnusedReason

  constructor({ reason }: { reason: PermitUnusedReason }) {
    super(`The permit ${reason === 'expired' ? 'expired' : 'was canceled'} before it was used.`, {
      details:
        'It moved no funds, and it can no longer be used. If earlier steps were sent, check them before you request a new quote.',
      retryable: true,
    })
    this.reason = reason
  }
}

/**
 * What the journal was asked to do: `store` a step before its prompt, `keep` what the wallet sent after it, or `read` or `remove` a record.
 */
export type JournalOperation = 'store' | 'keep' | 'read' | 'remove'

const journalWords: Record<JournalOperation, readonly [message: string, details: string]> = {
  store: [
    'This swap can’t be saved in this browser.',
    'This step was not sent. Free up or allow storage, or continue and keep this page open until the swap ends.',
  ],
  read: ['The swaps saved in this browser can’t be read.', 'Allow storage and try again.'],
  keep: [
    'Something that the wallet sent can’t be saved in this browser.',
    'It won’t be tracked after this page is closed.',
  ],
  remove: [
    'The swaps saved in this browser can’t be removed.',
    'Some may be left. Allow storage and try again.',
  ],
}

/**
 * The journal failed: a step can't be saved before it is sent, what a wallet sent can't be saved afterward (so closing the page would lose
 * track of it), or a record can't be read or removed.
 */
export class JournalError extends CausewayError {
  override readonly name = 'JournalError'
  /** What a wallet sent and can't be saved: the hash of a transaction, or the wallet's ID of a batch. Undefined if nothing was sent. */
  readonly sent: string | undefined
  /** ID of the request that it was sent for, if known. */
  readonly requestId: string | undefined

  constructor({
    operation = 'store',
    sent,
    requestId,
    cause,
  }: {
    operation?: JournalOperation
    sent?: string | undefined
    requestId?: string | undefined
    cause?: unknown
  } = {}) {
    const [message, details] = journalWords[operation]
    const names = [sent && ` Note its hash or ID: ${sent}`, requestId && ` Note the request ID: ${requestId}`]
    super(message, { details: [details, ...names].filter(Boolean).join(''), cause })
    this.sent = sent
    this.requestId = requestId
  }
}

/** The locks (in a browser, Web Locks) fail or don't respond, so another tab may have a request open in the wallet or run the execution. */
export class LocksError extends CausewayError {
  override readonly name = 'LocksError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super('The browser doesn’t say whether another tab is using the wallet.', {
      details: 'Close the other tabs of this site, or restart the browser, and try again.',
      retryable: true,
      cause,
    })
  }
}

/**
 * Code that the page passed failed, not the wallet: an option, such as `getAudit`, threw or returned nothing usable, or the chain reader
 * failed.
 */
export class CallbackError extends CausewayError {
  override readonly name = 'CallbackError'
  /** The option that failed; undefined if that isn't known. */
  readonly option: string | undefined

  constructor({ option, cause }: { option?: string; cause: unknown }) {
    super(`${option ? `The page’s \`${option}\`` : 'Something the page passed'} failed.`, {
      details: 'See `cause`.',
      cause,
    })
    this.option = option
  }
}

/** A chunk of the library could not be loaded. */
export class ChunkLoadError extends CausewayError {
  override readonly name = 'ChunkLoadError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super('Part of the page could not be loaded.', {
      details: 'Check your connection and try again.',
      retryable: true,
      cause,
    })
  }
}

/** An execution is already pending; a second one would send twice. */
export class ExecutionPendingError extends CausewayError {
  override readonly name = 'ExecutionPendingError'

  constructor() {
    super('Another execution is still in progress.', {
      details: 'Wait until it ends before you start the next one.',
    })
  }
}

/** The integrator has not configured this chain, or gave no transport for it. */
export class ChainNotConfiguredError extends CausewayError {
  override readonly name = 'ChainNotConfiguredError'
  readonly chainId: number

  constructor({ chainId }: { chainId: number }) {
    super(`Chain ${chainId} is not configured.`, {
      details: 'Pass the chain and a transport for it to `createConfig`.',
    })
    this.chainId = chainId
  }
}
