/** What the user can do about an error; its text is the message `advice.<word>`. */
export type ErrorAdvice =
  | 'retry'
  | 'later'
  | 'increaseAmount'
  | 'decreaseAmount'
  | 'otherPair'
  | 'otherToken'
  | 'otherNetwork'
  | 'otherRecipient'
  | 'ownRecipient'
  | 'walletAddress'
  | 'checkAddress'
  | 'checkBalance'
  | 'changeSlippage'
  | 'newQuote'
  | 'checkTransaction'
  | 'signIn'
  | 'tellPage'
  | 'support'
  | 'none'

/** What an error code of the provider means for the user. */
export interface ErrorCodeMeaning {
  /** Key of the message that says what happened. */
  message: string
  /** What to do. */
  advice: ErrorAdvice
  /** For a rejected request: whether it may succeed soon, unchanged. For a failed one: whether a new quote may succeed. */
  retryable: boolean
}

/** Looks up a code. Codes are untrusted, so only own properties count: `constructor` finds nothing. */
export function findMeaning<meaning extends ErrorCodeMeaning>(
  meanings: Readonly<Record<string, meaning>>,
  code: string | null | undefined,
): meaning | undefined {
  return code != null && Object.hasOwn(meanings, code) ? meanings[code] : undefined
}
