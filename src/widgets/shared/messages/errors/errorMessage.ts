import { CausewayError } from '../../../../errors/causewayError.ts'
import { InvalidRequestError, ServiceError } from '../../../../errors/client.ts'
import { findMeaning } from '../../../../errors/codes/errorCodeMeaning.ts'
import { errorCodes } from '../../../../errors/codes/errorCodes.ts'
import { failReasons } from '../../../../errors/codes/failReasons.ts'
import { rateLimitWaitMs } from '../../../../errors/rateLimitWaitMs.ts'
import {
  TransactionReplacedError,
  TransactionRevertedError,
  TransactionWouldRevertError,
} from '../../../../errors/transaction.ts'
import { WalletError, WrongChainError } from '../../../../errors/wallet.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { safeMeaningText, meaningText } from './meaningText.ts'
import type { Translate } from '../useMessages.ts'

const keyByName: Readonly<Record<string, MessageKey>> = {
  NetworkError: 'error.network',
  ChunkLoadError: 'error.notLoaded',
  TimeoutError: 'error.timeout',
  RateLimitError: 'error.rateLimit',
  MalformedResponseError: 'error.malformed',
  UserRejectedError: 'error.rejected',
  WrongAccountError: 'error.wrongAccount',
  WalletNotConnectedError: 'error.notConnected',
  QuoteExpiredError: 'error.quoteExpired',
  QuotePaidError: 'error.quotePaid',
  QuoteUsedError: 'error.quoteUsed',
  QuoteReplacedError: 'error.quoteReplaced',
  QuoteAuditError: 'error.audit',
  UnsupportedStepError: 'error.unsupportedStep',
  RequestFailedError: 'error.requestFailed',
  QuoteChangedError: 'error.quoteChanged',
  UnsupportedSignerError: 'error.smartAccount',
  ResponseLostError: 'error.responseLost',
  PendingPaymentError: 'progress.decision.pendingPayment',
  InterruptedError: 'error.interrupted',
  PermitUnusedError: 'error.permitUnused',
  BatchPartlyDoneError: 'error.partly',
  JournalError: 'error.journal',
  LocksError: 'error.locks',
  WalletBusyError: 'error.walletBusy',
}

/** What the provider rejected. */
type Refused = 'quote' | 'signature'

interface ErrorMessageOptions {
  /** What a `ServiceError` rejects. @default 'quote' */
  refused?: Refused
  /** The text to use instead, since earlier steps succeeded. */
  afterSteps?: MessageKey | undefined
}

/** The text of an error for the user. Foreign text is cleaned and shortened before it is quoted. */
export function errorMessage(
  error: Error,
  translate: Translate,
  chainName: (chainId: number) => string,
  { refused = 'quote', afterSteps }: ErrorMessageOptions = {},
): string {
  if (error instanceof TransactionRevertedError)
    return translate(afterSteps ?? 'error.reverted', { chain: chainName(error.chainId) })
  const waitMs = afterSteps ? undefined : rateLimitWaitMs(error)
  if (waitMs) return translate('error.rateLimit.wait', { seconds: Math.ceil(waitMs / 1_000) })
  const key = afterSteps ?? keyByName[error.name]
  if (key) return translate(key)
  if (error instanceof WrongChainError)
    return translate('error.wrongChain', { chain: chainName(error.expectedChainId) })
  if (error instanceof TransactionWouldRevertError) {
    const { chainId, reason = '' } = error
    const values = { chain: chainName(chainId), message: sanitizeText(reason) }
    return translate('error.wouldRevert', values).trim()
  }
  if (error instanceof TransactionReplacedError)
    return translate(error.reason === 'cancelled' ? 'error.cancelled' : 'error.replaced')
  if (error instanceof WalletError) {
    return translate('error.wallet', { message: sanitizeText(error.reason).replace(/[.\s]+$/, '') })
  }
  if (error instanceof InvalidRequestError)
    return translate('error.invalidRequest', { rule: `${error.field}: ${error.rule}` })
  if (error instanceof ServiceError) return serviceMessage(error, translate, refused)
  // An error of the page's own code is for its developers.
  if (error.name === 'CallbackError')
    return meaningText({ message: 'error.callback', advice: 'tellPage' }, translate)
  return translate('error.unknown', {
    message: sanitizeText(error instanceof CausewayError ? error.shortMessage : error.message),
  })
}

/** Uses a message of the catalog for a known code, and quotes the text of any other. */
function serviceMessage(
  { status, errorCode, serviceMessage: said }: ServiceError,
  translate: Translate,
  refused: Refused,
): string {
  const isQuote = refused === 'quote'
  // `INVALID_RECIPIENT` stands for two recipients: here it is that of an app fee, not the user's.
  if (errorCode === 'INVALID_RECIPIENT' && /\bapp\s?fee/i.test(said ?? ''))
    return meaningText({ message: 'error.invalidFeeRecipient', advice: 'tellPage' }, translate)
  const meaning =
    findMeaning(errorCodes, errorCode) ?? (isQuote ? undefined : findMeaning(failReasons, errorCode))
  // A signature's failure has the same text as in the history, but it can still be used.
  if (meaning) return (isQuote ? meaningText : safeMeaningText)(meaning, translate)
  if (status === 401 || status === 403) return meaningText(errorCodes.UNAUTHORIZED, translate)
  const [words, code] = [sanitizeText(said ?? ''), sanitizeText(errorCode ?? '')]
  if (!words && !code)
    return isQuote ? translate('error.serviceUnknown') : translate(errorCodes.PERMIT_FAILED.message)
  const isSame = `${words.replace(/\W+/g, '_').toLowerCase()}_`.startsWith(`${code.toLowerCase()}_`)
  const message = words && code && !isSame ? `${words} (${code})` : words || code
  return translate(isQuote ? 'error.service' : 'error.signature', { message })
}
