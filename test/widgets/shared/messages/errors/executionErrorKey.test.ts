import { expect, it } from 'vitest'
import {
  CallbackError,
  PermitUnusedError,
  QuoteAuditError,
  QuoteExpiredError,
  RequestFailedError,
  TransactionReplacedError,
  TransactionRevertedError,
  UnsupportedSignerError,
  UnsupportedStepError,
  UserRejectedError,
  WrongChainError,
  idleState,
  type ExecutionItem,
  type ExecutionState,
} from '@causeway/react/execution'
import { executionErrorKey } from '../../../../../src/widgets/shared/messages/errors/executionErrorKey.ts'
import { progressText } from '../../../../../src/widgets/progress/model/text/progressText.ts'

const seenFailure: NonNullable<ExecutionState['requestState']> = {
  status: 'failure',
  rawStatus: 'failure',
  isDeposited: true,
  updatedAt: 1,
  details: undefined,
  failReason: undefined,
  refundFailReason: undefined,
  inTxHashes: undefined,
  txHashes: undefined,
  originChainId: undefined,
  destinationChainId: undefined,
}

const [transactionHash, replacementHash] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] as const

const item = (status: ExecutionItem['status'], change: Partial<ExecutionItem> = {}): ExecutionItem => ({
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  paysNothing: false,
  status,
  transactionHash: undefined,
  ...change,
})
const approval = item('done', { stepId: 'approve', paysNothing: true })
const revocation = { ...approval, revokes: true as const }
const text = item('done', { kind: 'signature', paysNothing: true })
const permit = item('done', { kind: 'signature' })

const intent = { from: '0x1', at: 1, callsId: '0xbatch' } as const

const rejected = new UserRejectedError({ cause: 4001 })
const stopped = new UserRejectedError()
const audit = new QuoteAuditError([])
const reverted = new TransactionRevertedError({ transactionHash, chainId: 1 })
const replacement = { transactionHash, replacementHash }
const cancelled = new TransactionReplacedError({ ...replacement, reason: 'cancelled' })
const replaced = new TransactionReplacedError({ ...replacement, reason: 'replaced' })
const callback = new CallbackError({ cause: 'of the page' })
const tooOld = new QuoteExpiredError({ ageMs: 61_000, maxAgeMs: 60_000 })
const wrongChain = new WrongChainError({ expectedChainId: 1 })
const unsupported = new UnsupportedStepError({ stepId: 'x', kind: 'signature', reason: 'x' })
const noSigner = new UnsupportedSignerError({ account: '0x1' })
const unused = new PermitUnusedError({ reason: 'expired' })

/** Undefined: the error's usual sentence, which says that nothing was sent or that no funds moved. */
it.each<[string, ExecutionState['error'], readonly ExecutionItem[], ReturnType<typeof executionErrorKey>]>([
  ['rejected at once', rejected, [item('waiting')], undefined],
  ['stopped at once', stopped, [item('waiting')], 'error.stopped'],
  ['rejected after an approval', rejected, [approval, item('waiting')], 'error.rejectedAfterApproval'],
  [
    'rejected after a new approval',
    rejected,
    [revocation, approval, item('waiting')],
    'error.rejectedAfterApproval',
  ],
  ['stopped after an approval', stopped, [approval, item('waiting')], 'error.rejectedLater'],
  ['rejected after a revocation', rejected, [revocation, item('waiting')], 'error.rejectedLater'],
  ['rejected after a text', rejected, [text, item('waiting')], 'error.rejectedLater'],
  ['rejected after a permit', rejected, [permit, item('waiting')], 'error.rejectedLater'],
  ['rejected after a payment', rejected, [approval, item('done'), item('waiting')], 'error.rejectedLater'],
  ['rejected, asked again', rejected, [item('waiting', { wasLost: true })], 'error.rejectedLater'],
  ['the page’s own code at once', callback, [item('waiting')], 'error.callbackUnsent'],
  ['the page’s own code before any step', callback, [], 'error.callbackUnsent'],
  ['the page’s own code after an approval', callback, [approval, item('waiting')], undefined],
  ['the page’s own code, asked again', callback, [item('waiting', { wasLost: true })], undefined],
  ['blocked at once', audit, [item('waiting')], undefined],
  ['blocked after a text', audit, [text, item('waiting')], 'error.auditLater'],
  ['blocked after a permit', audit, [permit, item('waiting')], 'error.auditLater'],
  ['reverted after an approval', reverted, [approval, item('failed')], undefined],
  ['reverted after a payment', reverted, [item('done'), item('failed')], 'error.revertedLater'],
  ['reverted, asked again', reverted, [item('failed', { wasLost: true })], 'error.revertedLater'],
  ['a batch reverted', reverted, [item('lost', { intent }), item('lost', { intent })], undefined],
  [
    'a batch reverted after a payment',
    reverted,
    [item('done'), item('lost', { intent }), item('lost', { intent })],
    'error.revertedLater',
  ],
  ['cancelled alone', cancelled, [approval, item('failed')], undefined],
  ['cancelled after a payment', cancelled, [item('done'), item('failed')], 'error.cancelledLater'],
  ['cancelled after a permit', cancelled, [permit, item('failed')], 'error.cancelledLater'],
  ['replaced after a payment', replaced, [item('done'), item('failed')], undefined],
  ['a permit unused', unused, [item('failed', { kind: 'signature' })], undefined],
  [
    'a permit unused after a payment',
    unused,
    [item('done'), item('failed', { kind: 'signature' })],
    'error.permitUnusedLater',
  ],
  ['on another network', wrongChain, [approval, item('failed')], undefined],
  ['on another network after a payment', wrongChain, [item('done'), item('failed')], 'error.wrongChainLater'],
  [
    'on another network, asked again',
    wrongChain,
    [item('failed', { wasLost: true })],
    'error.wrongChainLater',
  ],
  ['a step that is not known', unsupported, [item('failed')], undefined],
  ['such a step after a permit', unsupported, [permit, item('failed')], 'error.unsupportedLater'],
  ['no signer', noSigner, [item('failed')], undefined],
  ['no signer after a payment', noSigner, [item('done'), item('failed')], 'error.unsupportedLater'],
  ['a quote too old', tooOld, [item('waiting')], undefined],
  ['a quote too old, asked again', tooOld, [item('waiting', { wasLost: true })], 'reason.quoteExpired'],
])('error: doesn’t deny what went before: %s', (_, error, items, key) => {
  expect(executionErrorKey({ error, items, requestState: undefined })).toBe(key)
})

/** What is reported about a refund, in any field, and the message that takes its place. */
it.each<[string, string | undefined, string | undefined, ReturnType<typeof executionErrorKey>]>([
  ['nothing', undefined, undefined, undefined],
  ['a sentence about something else', undefined, 'The request failed.', undefined],
  ['why it failed', 'MANUAL_REFUND_REQUIRED', undefined, 'error.notRefunded'],
  ['an unknown reason', 'SUN_IN_ECLIPSE', undefined, 'error.notRefunded'],
  ['a sentence', undefined, 'The request failed and could not be refunded.', 'error.refundMentioned'],
  ['a refund that comes', undefined, 'Refund is being processed', 'error.refundMentioned'],
  ['both', 'MANUAL_REFUND_REQUIRED', 'Refund failed', 'error.notRefunded'],
])(
  'error: promises no refund if the provider has reported on it: %s',
  (_, refundFailReason, details, key) => {
    const requestState = { ...seenFailure, refundFailReason, details }
    expect(
      executionErrorKey({
        error: new RequestFailedError({ requestId: '0x1' }),
        items: [item('done')],
        requestState,
      }),
    ).toBe(key)
    // A stored swap has no error: the text is the same.
    const where = progressText({ ...idleState, status: 'failed', requestState }).where
    expect(where).toEqual([key ?? 'progress.where.failed'])
  },
)

it.each<[string, ExecutionState['error'], readonly ExecutionItem[], string]>([
  ['canceled by the person', cancelled, [approval, item('failed')], 'progress.title.cancelled'],
  ['canceled after a payment', cancelled, [item('done'), item('failed')], 'progress.title.failed'],
  ['replaced by another transaction', replaced, [item('failed')], 'progress.title.failed'],
  ['reverted', reverted, [item('failed')], 'progress.title.failed'],
])('behavior: titles a transaction that was %s', (_, error, items, title) => {
  expect(progressText({ ...idleState, status: 'failed', error, items }).title).toBe(title)
})

it('error: warns a user who may have paid already, and suggests no other quote', () => {
  const items = [item('waiting', { wasLost: true })]
  expect(progressText({ ...idleState, status: 'failed', error: tooOld, items }).where).toEqual([
    'progress.funds.repeated',
  ])
})
