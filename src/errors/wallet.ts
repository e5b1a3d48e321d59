import { CausewayError } from './causewayError.ts'
import { redactWalletText } from './redaction/redact.ts'
import { redactCause } from './redaction/redactCause.ts'
import { shorten } from './redaction/shorten.ts'
import { copyError, isThrown } from './redaction/thrown.ts'

/**
 * The user rejected a request in the wallet or, without `cause`, declined or stopped in the app. It was not sent and can be tried again;
 * earlier steps, such as an approval, may have been sent.
 */
export class UserRejectedError extends CausewayError {
  override readonly name = 'UserRejectedError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super(
      cause === undefined ? 'This step was stopped in the app.' : 'The request was rejected in the wallet.',
      {
        details: 'It was not sent.',
        cause: redactCause(cause),
      },
    )
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
        'This step was not sent. Switch networks in the wallet, add the network there first if needed, and try again.',
      cause: redactCause(cause),
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
    super('The wallet is on a different account than the one the quote is for.', {
      details: `This step was not sent. Switch the wallet to ${expected}. If earlier steps were sent, check them before you request a new quote.`,
    })
    this.expected = expected
    this.actual = actual
  }
}

/** The wallet failed to send, but not because the user rejected the request. */
export class WalletError extends CausewayError {
  override readonly name = 'WalletError'
  /** The code of the wallet's own error (EIP-1193, EIP-1474), when it gave one. */
  readonly code: number | undefined
  /** The wallet's message, shortened and without secrets; untrusted text. */
  readonly reason: string

  constructor({ message, code, cause }: { message: string; code?: number | undefined; cause?: unknown }) {
    const reason = shorten(message, redactWalletText)
    super('The wallet reported an error.', { details: `It says: ${reason}`, cause: redactCause(cause) })
    this.reason = reason
    this.code = code
  }
}

/** The quote asks for a permit, and the token may not accept this account's signature. */
export class UnsupportedSignerError extends CausewayError {
  override readonly name = 'UnsupportedSignerError'
  readonly account: string

  constructor({ account }: { account: string }) {
    super('This is a smart account, and the token may not accept its signature.', {
      details: 'This step was not sent. Request a quote without `usePermit`.',
    })
    this.account = account
  }
}

/** The wallet was asked to send or sign, and it is unknown whether it did. */
export class ResponseLostError extends CausewayError {
  override readonly name = 'ResponseLostError'

  constructor({ cause }: { cause?: unknown } = {}) {
    super('The wallet may or may not have sent the transaction.', {
      details:
        'Its answer was lost. The chain and the provider are being checked. Don’t send anything again until that’s done.',
      cause: withoutDetails(cause),
    })
  }
}

/** The cause without the `details` of this library's errors: "It was not sent" there refers only to the step that failed. */
function withoutDetails(cause: unknown): unknown {
  return isThrown(cause, CausewayError)
    ? copyError(cause, { conceal: (text) => text, copyCause: withoutDetails })
    : redactCause(cause)
}

/** An earlier payment or signature may still take funds, so paying now may pay twice. */
export class PendingPaymentError extends CausewayError {
  override readonly name = 'PendingPaymentError'

  constructor() {
    super('An earlier payment may still go through.', {
      details:
        'Its signature can still be used or was used, the wallet never answered, or nobody has reported its transaction. Check your balance, and don’t pay again until it ends or expires.',
    })
  }
}

/** Another tab, or another part of this page, has a request of this account open in the wallet. */
export class WalletBusyError extends CausewayError {
  override readonly name = 'WalletBusyError'

  constructor() {
    super('The wallet is already asking this account to sign something else.', {
      details:
        'This step was not sent. Confirm or reject that request first. It may come from this page or from another tab.',
    })
  }
}

/** No wallet is connected. */
export class WalletNotConnectedError extends CausewayError {
  override readonly name = 'WalletNotConnectedError'

  constructor() {
    super('No wallet is connected.', { details: 'Connect one and try again.' })
  }
}
