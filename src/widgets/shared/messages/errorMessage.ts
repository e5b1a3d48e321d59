import { CausewayError } from '../../../errors/base.ts'
import { InvalidRequestError, ServiceError } from '../../../errors/client.ts'
import {
  TransactionReplacedError,
  TransactionRevertedError,
  type TransactionWouldRevertError,
} from '../../../errors/transaction.ts'
import { WalletError, WrongChainError } from '../../../errors/wallet.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { sanitizeText } from '../../../utils/sanitizeText.ts'
import type { Translate } from './useMessages.ts'

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
  QuoteAuditError: 'error.audit',
  UnsupportedStepError: 'error.unsupportedStep',
  RequestFailedError: 'error.requestFailed',
  QuoteChangedError: 'error.quoteChanged',
  UnsupportedSignerError: 'error.smartAccount',
  AnswerLostError: 'error.answerLost',
  InterruptedError: 'error.interrupted',
  BatchPartlyDoneError: 'error.partly',
  JournalError: 'error.journal',
  PromptBusyError: 'error.promptBusy',
}

/** Codes come from outside: one that is called `constructor` must find nothing. */
const keyByCode: ReadonlyMap<string | undefined, MessageKey> = new Map([
  ['AMOUNT_TOO_LOW', 'error.amountTooLow'],
  ['INSUFFICIENT_LIQUIDITY', 'error.insufficientLiquidity'],
  ['INVALID_INPUT_CURRENCY', 'error.unsupportedCurrency'],
  ['INVALID_OUTPUT_CURRENCY', 'error.unsupportedCurrency'],
  ['NO_INTERNAL_SWAP_ROUTES_FOUND', 'error.noRoute'],
  ['NO_QUOTES', 'error.noRoute'],
  ['NO_SWAP_ROUTES_FOUND', 'error.noRoute'],
  ['UNSUPPORTED_CHAIN', 'error.unsupportedChain'],
  ['UNSUPPORTED_CURRENCY', 'error.unsupportedCurrency'],
  ['UNSUPPORTED_ROUTE', 'error.noRoute'],
])

/** Says an error in the reader's words. Text of others is cleaned and capped before it is quoted. */
export function errorMessage(
  error: Error,
  translate: Translate,
  chainName: (chainId: number) => string,
): string {
  const key = keyByName[error.name]
  if (key) return translate(key)
  if (error instanceof WrongChainError)
    return translate('error.wrongChain', { chain: chainName(error.expectedChainId) })
  if (error instanceof TransactionRevertedError)
    return translate('error.reverted', { chain: chainName(error.chainId) })
  // By its name: the error itself comes with the wallet's prompts, later than the form.
  if (error.name === 'TransactionWouldRevertError') {
    const { chainId, reason = '' } = error as TransactionWouldRevertError
    const values = { chain: chainName(chainId), message: sanitizeText(reason) }
    return translate('error.wouldRevert', values).trim()
  }
  if (error instanceof TransactionReplacedError)
    return translate(error.reason === 'cancelled' ? 'error.cancelled' : 'error.replaced')
  if (error instanceof WalletError) {
    return translate('error.wallet', { message: sanitizeText(error.details ?? '') })
  }
  if (error instanceof InvalidRequestError) return translate('error.invalidRequest', { rule: error.rule })
  if (error instanceof ServiceError) return serviceMessage(error, translate)
  return translate('error.unknown', {
    message: sanitizeText(error instanceof CausewayError ? error.shortMessage : error.message),
  })
}

function serviceMessage(
  { status, errorCode, serviceMessage: said }: ServiceError,
  translate: Translate,
): string {
  const key = keyByCode.get(errorCode)
  if (key) return translate(key)
  if (status === 401 || status === 403) return translate('error.unauthorized')
  return said
    ? translate('error.service', { message: sanitizeText(said) })
    : translate('error.serviceUnknown')
}
