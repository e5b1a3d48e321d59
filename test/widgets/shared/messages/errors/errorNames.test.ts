import { expect, it } from 'vitest'
import type { MessageKey } from '@causeway/react'
import { errorMessage } from '../../../../../src/widgets/shared/messages/errors/errorMessage.ts'
import { isForSupport } from '../../../../../src/widgets/shared/model/isForSupport.ts'

it.each<[name: string, key: MessageKey, isSupported: boolean]>([
  ['NetworkError', 'error.network', false],
  ['ChunkLoadError', 'error.notLoaded', false],
  ['TimeoutError', 'error.timeout', false],
  ['RateLimitError', 'error.rateLimit', false],
  ['MalformedResponseError', 'error.malformed', true],
  ['UserRejectedError', 'error.rejected', false],
  ['WrongAccountError', 'error.wrongAccount', false],
  ['WalletNotConnectedError', 'error.notConnected', false],
  ['QuoteExpiredError', 'error.quoteExpired', false],
  ['QuotePaidError', 'error.quotePaid', true],
  ['QuoteUsedError', 'error.quoteUsed', true],
  ['QuoteReplacedError', 'error.quoteReplaced', true],
  ['QuoteAuditError', 'error.audit', true],
  ['UnsupportedStepError', 'error.unsupportedStep', true],
  ['RequestFailedError', 'error.requestFailed', true],
  ['QuoteChangedError', 'error.quoteChanged', false],
  ['UnsupportedSignerError', 'error.smartAccount', true],
  ['ResponseLostError', 'error.responseLost', true],
  ['PendingPaymentError', 'progress.decision.pendingPayment', true],
  ['InterruptedError', 'error.interrupted', false],
  ['PermitUnusedError', 'error.permitUnused', false],
  ['BatchPartlyDoneError', 'error.partly', true],
  ['JournalError', 'error.journal', true],
  ['LocksError', 'error.locks', true],
  ['WalletBusyError', 'error.walletBusy', false],
])('default: has a sentence for %s, %s, and says whether support is needed', (name, key, isSupported) => {
  const error = Object.assign(new Error('of the page'), { name })
  expect(errorMessage(error, (key) => key, String)).toBe(key)
  expect(isForSupport(error)).toBe(isSupported)
})

it('default: needs no support on another network or after an abort, and does for an unknown error', () => {
  const isFor = (name: string) => isForSupport(Object.assign(new Error(), { name }))
  expect(['AbortedError', 'ExecutionPendingError', 'WrongChainError'].map(isFor)).toEqual([
    false,
    false,
    false,
  ])
  expect(isFor('Error')).toBe(true)
})
