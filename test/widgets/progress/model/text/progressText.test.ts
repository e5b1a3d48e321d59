import { describe, expect, it } from 'vitest'
import { ServiceError } from '@causeway/react/actions'
import {
  InterruptedError,
  PendingPaymentError,
  QuoteExpiredError,
  JournalError,
  RequestFailedError,
  UserRejectedError,
  WalletError,
  WrongChainError,
  TransactionReplacedError,
  TransactionRevertedError,
  ResponseLostError,
  idleState,
  type ExecutionItem,
  type ExecutionState,
} from '@causeway/react/execution'
import { isProceedOffered } from '../../../../../src/widgets/progress/model/actions/isProceedOffered.ts'
import { executionStage } from '../../../../../src/widgets/progress/model/executionStage.ts'
import { progressLines } from '../../../../../src/widgets/progress/model/lines/progressLines.ts'
import { fundsWarnings, progressText } from '../../../../../src/widgets/progress/model/text/progressText.ts'

const hash = `0x${'1'.repeat(64)}` as const
const other = `0x${'2'.repeat(64)}` as const

function item(change: Partial<ExecutionItem> = {}): ExecutionItem {
  return {
    kind: 'transaction',
    stepId: 'deposit',
    action: undefined,
    chainId: 1,
    status: 'waiting',
    transactionHash: undefined,
    ...change,
  }
}

const approve = (status: ExecutionItem['status']) => item({ stepId: 'approve', status })
const deposit = (status: ExecutionItem['status']) => item({ status })
const signature = (status: ExecutionItem['status']) =>
  item({ kind: 'signature', stepId: 'authorize', status })

const amountOn = (chainId: number, minimumAmount?: bigint) => ({
  currency: { chainId, address: '0x', decimals: 18 },
  amount: 100n,
  minimumAmount,
})
const summary = {
  operation: 'bridge',
  sender: '',
  recipient: '',
  refundTo: undefined,
  pay: amountOn(1),
  receive: amountOn(2),
  refund: undefined,
  timeEstimate: 2,
}
const replacedAs = (reason: TransactionReplacedError['reason']) =>
  new TransactionReplacedError({ transactionHash: hash, replacementHash: other, reason })
const stateOf = (change: Partial<ExecutionState>): ExecutionState => ({ ...idleState, summary, ...change })
const whereOf = (change: Partial<ExecutionState>) => progressText(stateOf(change)).where

describe('progressText', () => {
  it.each([
    ['what arrived is known', { received: 'known' }, 'progress.where.success.calls'],
    ['a minimum is guaranteed', { minimum: 90n }, 'progress.where.successAtLeast.calls'],
    ['the minimum is the whole amount', { minimum: 100n }, 'progress.where.successAtLeast.calls'],
  ] as const)('behavior: says that the amount arrived for contract calls: %s', (_, given, where) => {
    const { received, minimum }: { received?: 'known'; minimum?: bigint } = given
    const receive = amountOn(2, minimum)
    const state = stateOf({ status: 'success', summary: { ...summary, receive, hasCalls: true } })
    expect(progressText(state, received).where).toEqual([where])
  })

  it.each(['filling', 'success', 'failed'] as const)(
    'behavior: titles a bridge, a swap on one network and a swap that nothing is known of: %s',
    (status) => {
      const titleOf = (change: Partial<ExecutionState>) =>
        progressText({ ...idleState, status, ...change }).title
      expect(titleOf({ summary })).toBe(`progress.title.${status}.bridge`)
      expect(titleOf({ summary: { ...summary, receive: amountOn(1) } })).toBe(`progress.title.${status}`)
      expect(titleOf({})).toBe(`progress.title.${status}`)
    },
  )

  it('behavior: never says that funds moved that didn’t, nor the reverse', () => {
    const asking = { status: 'awaitingWallet' } as const
    expect(whereOf({ ...asking, items: [approve('done'), deposit('prompting')] })[0]).toBe(
      'progress.funds.untouched',
    )
    expect(whereOf({ ...asking, items: [deposit('done'), deposit('prompting')] })[0]).toBe(
      'progress.funds.part',
    )
    expect(whereOf({ status: 'confirming', items: [approve('confirming'), deposit('waiting')] })[0]).toBe(
      'progress.funds.untouched',
    )
    expect(whereOf({ status: 'confirming', items: [deposit('confirming')] })[0]).toBe(
      'progress.funds.leaving',
    )
    expect(whereOf({ status: 'rejected', items: [deposit('done'), deposit('waiting')] })).toEqual([
      'progress.funds.sent',
    ])
  })

  it('behavior: says of a delivery only what the provider and the chain reported', () => {
    const filling = { status: 'filling', items: [signature('done')] } as const
    expect(whereOf(filling)).toEqual(['progress.where.signed'])
    const requestState = {
      rawStatus: 'received',
      status: 'pending',
      isDeposited: true,
      updatedAt: 1,
    } as const
    expect(whereOf({ ...filling, requestState: status(requestState) })).toEqual(['progress.where.paid'])
    expect(whereOf({ ...filling, requestState: status({ ...requestState, status: 'submitted' }) })).toEqual([
      'progress.where.submitted',
    ])
    expect(whereOf({ status: 'filling', items: [deposit('done')] })).toEqual(['progress.where.paid'])
    const sameChain = { ...summary, receive: amountOn(1) }
    expect(whereOf({ status: 'filling', items: [deposit('done')], summary: sameChain })).toEqual([
      'progress.where.sameChain',
    ])
  })

  it('behavior: doesn’t say that an amount arrived that is not guaranteed', () => {
    expect(whereOf({ status: 'success', summary })).toEqual(['progress.where.successUnbounded'])
    const least = (minimum: bigint) => ({ ...summary, receive: amountOn(2, minimum) })
    // Nor one whose minimum is the same: only the quote says so.
    for (const minimum of [100n, 99n]) {
      const change = { status: 'success', summary: least(minimum) } as const
      expect(whereOf(change)).toEqual(['progress.where.successAtLeast'])
      expect(progressText(stateOf(change), 'known').where).toEqual(['progress.where.success'])
      expect(progressText(stateOf(change), 'loading').where).toEqual(['deposit.where.successPlain'])
    }
  })

  it('behavior: reports neither an end nor an amount of a stored swap as certain', () => {
    expect(whereOf({ status: 'unconfirmed', isRestored: true })).toEqual(['progress.where.unconfirmed'])
    expect(whereOf({ status: 'success', isRestored: true })).toEqual(['deposit.where.successPlain'])
  })

  it.each([
    ['waiting', 'progress.title.unconfirmed', 'progress.where.waiting'],
    ['depositing', 'activity.status.depositing', 'progress.serviceSays'],
    ['pending', 'progress.title.unconfirmed', 'activity.where.unseen'],
    ['pending', 'activity.status.pending', 'progress.serviceSays', true],
    ['unknown', 'progress.title.unconfirmed', 'progress.where.unconfirmed'],
  ] as const)('behavior: describes an unconfirmed swap as the provider does: %s', (...row) => {
    const [word, title, where, isDeposited = false] = row
    const requestState = status({ rawStatus: word, status: word, isDeposited, updatedAt: 1 })
    const state = stateOf({ status: 'unconfirmed', isRestored: true, requestState })
    expect(progressText(state)).toEqual({ title, where: [where], isError: false })
  })

  it.each([
    ['a signature that was given', signature('done'), 'progress.where.waitingSignature'],
    ['a signature that may have been given', signature('lost'), 'progress.where.waitingSignature'],
    ['a text that was signed', { ...signature('done'), paysNothing: true }, 'progress.where.waiting'],
    ['a transaction', deposit('confirming'), 'progress.where.waiting'],
  ] as const)(
    'behavior: doesn’t send the user to the wallet’s activity for a signature: %s',
    (_, one, where) => {
      const requestState = status({
        rawStatus: 'waiting',
        status: 'waiting',
        isDeposited: false,
        updatedAt: 1,
      })
      const change = { status: 'unconfirmed', isRestored: true, requestState, items: [one] } as const
      expect(whereOf(change)).toEqual([where])
    },
  )

  it('behavior: names a signature as that of an earlier swap, and lets the user continue', () => {
    const decision = { kind: 'pendingPayment', error: new ResponseLostError(), payments: [] } as const
    const asked = { status: 'attention', decision } as const
    for (const items of [[deposit('waiting')], [signature('waiting')]]) {
      expect(whereOf({ ...asked, items })).toEqual(['progress.decision.pendingPayment'])
      expect(isProceedOffered({ decision, items })).toBe(true)
    }
  })

  it('behavior: doesn’t say of a signature that no transaction was found', () => {
    const decision = { kind: 'notSeen', error: new ResponseLostError(), isRepeatable: true } as const
    const asked = { status: 'attention', decision } as const
    expect(whereOf({ ...asked, items: [deposit('lost')] })).toEqual(['progress.decision.notSeen'])
    expect(whereOf({ ...asked, items: [signature('lost')] })).toEqual(['progress.decision.notSeenSignature'])
    // Nor, for an approval, that it pays twice.
    const approving = { ...asked, items: [{ ...deposit('lost'), paysNothing: true }, deposit('waiting')] }
    expect(whereOf(approving)).toEqual(['progress.decision.notSeenApproval'])
    // Nor can it be prompted again: proceeding would only end the execution.
    expect(isProceedOffered({ decision, items: [deposit('lost')] })).toBe(true)
    expect(isProceedOffered({ decision, items: [signature('lost')] })).toBe(false)
    expect(
      isProceedOffered({ decision: { ...decision, isRepeatable: false }, items: [deposit('lost')] }),
    ).toBe(false)
  })

  it('behavior: doesn’t warn of paying twice where nothing is paid', () => {
    const of = (isPayment: boolean) => {
      const decision = { kind: 'unansweredPrompt', error: new ResponseLostError(), isPayment } as const
      return whereOf({ status: 'attention', decision, items: [deposit('waiting')] })
    }
    expect(of(true)).toEqual(['progress.decision.unansweredPrompt'])
    expect(of(false)).toEqual(['progress.decision.unansweredPromptUnpaying'])
  })

  it('behavior: ends have their own words', () => {
    expect(progressText(stateOf({ status: 'rejected', error: new InterruptedError() }))).toEqual({
      title: 'progress.title.interrupted',
      where: [],
      isError: true,
    })
    // A page that was opened again does not know the reason any more, and does not make one up.
    expect(whereOf({ status: 'failed' })).toEqual(['progress.where.failed'])
    const refused = new ServiceError({ endpoint: 'POST /execute/permits', status: 400 })
    expect(whereOf({ status: 'failed', error: refused, items: [signature('failed')] })).toEqual([])
    expect(whereOf({ status: 'failed', error: refused, items: [signature('lost')] })).toEqual([
      'progress.where.refused',
    ])
    const reverted = new TransactionRevertedError({ transactionHash: hash, chainId: 1 })
    expect(
      progressText(stateOf({ status: 'failed', error: reverted, items: [deposit('failed')] })),
    ).toMatchObject({ isError: true })
    expect(
      whereOf({ status: 'failed', error: reverted, items: [deposit('done'), deposit('failed')] }),
    ).toEqual([])
  })

  it('behavior: waits for a transaction that was reorganized', () => {
    const items = [item({ status: 'confirming', transactionHash: hash, change: 'reorganized' })]
    expect(whereOf({ status: 'confirming', items })).toEqual(['progress.where.reorganized'])
    const approving = [{ ...approve('confirming'), change: 'reorganized' as const }, deposit('waiting')]
    expect(whereOf({ status: 'confirming', items: approving })).toEqual([
      'progress.funds.untouched',
      'progress.where.reorganized',
    ])
    expect(whereOf({ status: 'confirming', items: [deposit('confirming')] })[1]).toBe(
      'progress.where.confirming',
    )
  })

  it('behavior: doesn’t call a swap rejected when the user stops waiting for a lost answer', () => {
    const left = { status: 'rejected', error: new ResponseLostError(), items: [deposit('lost')] } as const
    expect(progressText({ ...idleState, ...left }).title).toBe('progress.title.unconfirmed')
    expect(whereOf(left)).toEqual(['progress.where.unknown'])
    // No wallet sends a signature.
    expect(whereOf({ ...left, items: [signature('lost')] })).toEqual(['progress.where.unknownSignature'])
  })

  it('behavior: says what is not known', () => {
    const lost = { status: 'unknown', error: new ResponseLostError(), items: [deposit('lost')] } as const
    expect(whereOf(lost)).toEqual(['progress.where.unknown'])
    const signed = { ...lost, items: [signature('lost')] }
    expect(whereOf(signed)).toEqual(['progress.where.unknownSignature'])
    expect(progressText(stateOf(lost)).title).toBe('progress.title.unknown')
    // Nor does it say that it looks for a transaction.
    expect(progressText(stateOf(signed)).title).toBe('progress.title.unconfirmed')
    expect(progressText(stateOf({ ...signed, status: 'rejected' })).title).toBe('progress.title.unconfirmed')
    const taken = { ...signed, status: 'rejected', items: [signature('done')] } as const
    expect(progressText(stateOf(taken))).toMatchObject({
      title: 'progress.title.unconfirmed',
      where: ['progress.funds.sent'],
    })
  })

  it('error: doesn’t say that the funds have not moved after an earlier prompt was lost', () => {
    const items = [{ ...deposit('prompting'), wasLost: true }]
    // Nor does it suggest confirming what may be a second payment.
    expect(whereOf({ status: 'awaitingWallet', items })).toEqual(['progress.funds.repeated'])
    const rejected = { status: 'rejected', error: new UserRejectedError({ cause: 4001 }) } as const
    expect(whereOf({ ...rejected, items: [{ ...deposit('waiting'), wasLost: true }] })).toEqual([
      'progress.funds.repeated',
    ])
  })

  it.each([
    ['nothing else was sent', [deposit('failed')], []],
    ['an approval went through', [approve('done'), deposit('failed')], ['progress.funds.approved']],
    ['a payment was mined', [deposit('done'), deposit('failed')], ['progress.funds.sent']],
    ['a signature was taken', [signature('done'), deposit('failed')], ['progress.funds.sent']],
    ['a payment is lost', [deposit('lost'), deposit('failed')], ['error.responseLost']],
    ['a signature is lost', [signature('lost')], ['progress.where.unknownSignature']],
    [
      'a lost payment was prompted again',
      [{ ...deposit('failed'), wasLost: true }],
      ['progress.funds.repeated'],
    ],
  ])('error: says beside an error of one step what happened to the funds: %s', (_, items, where) => {
    const error = new JournalError()
    expect(progressText(stateOf({ status: 'failed', error, items }))).toMatchObject({ where, isError: true })
  })

  it.each<[string, NonNullable<ExecutionState['error']>, boolean]>([
    ['reverted', new TransactionRevertedError({ transactionHash: hash, chainId: 1 }), true],
    ['canceled', replacedAs('cancelled'), true],
    ['on another network', new WrongChainError({ expectedChainId: 1 }), true],
    // Anything may have been sent, and have used the approval.
    ['replaced', replacedAs('replaced'), false],
    ['an error of the wallet', new WalletError({ message: 'x' }), false],
  ])('error: mentions an approval after an error only if it is still active: %s', (_, error, isTold) => {
    const state = { status: 'failed', error, items: [approve('done'), deposit('failed')] } as const
    expect(whereOf(state)).toEqual(isTold ? ['progress.funds.approved'] : [])
    // It failed itself, or a store alone says that it was given.
    expect(whereOf({ ...state, items: [approve('failed'), deposit('waiting')] })).toEqual([])
    expect(whereOf({ ...state, isRestored: true })).toEqual([])
  })

  it('error: leaves no approval and no uncertainty after a batch that reverted', () => {
    const intent = { from: '0x1', at: 1, callsId: '0xbatch' } as const
    const error = new TransactionRevertedError({ transactionHash: hash, chainId: 1 })
    const items = [approve('lost'), deposit('lost')].map((one) => ({ ...one, intent }))
    expect(whereOf({ status: 'failed', error, items })).toEqual([])
  })

  it('behavior: adds nothing about the funds when the provider reported the failure', () => {
    const error = new RequestFailedError({ requestId: '0x1' })
    expect(whereOf({ status: 'failed', error, items: [deposit('done')] })).toEqual([])
  })

  it('behavior: calls a refund without a transaction a report', () => {
    const said = status({ status: 'refund', rawStatus: 'refund', isDeposited: true, updatedAt: 1 })
    const refunded = { status: 'refunded', items: [deposit('done')] } as const
    expect(whereOf({ ...refunded, requestState: said })).toEqual(['activity.where.refundUnknown'])
    expect(whereOf({ ...refunded, requestState: { ...said, txHashes: [hash] } })).toEqual([
      'progress.where.refunded',
    ])
  })

  it('behavior: doesn’t call a permit confirmed on its network', () => {
    const sameChain = { ...summary, receive: amountOn(1) }
    expect(whereOf({ status: 'filling', items: [signature('done')], summary: sameChain })).toEqual([
      'progress.where.signed',
    ])
  })

  it.each([
    ['rejected', new UserRejectedError({ cause: 4001 })],
    ['stopped', new UserRejectedError()],
  ])('behavior: mentions an active approval when the rest is not sent: %s', (_, error) => {
    const items = [{ ...approve('done'), paysNothing: true }, deposit('waiting')]
    const state = { status: 'rejected', error, items } as const
    expect(whereOf(state)).toEqual(['progress.funds.untouched', 'progress.funds.approved'])
    // A store is no witness of it.
    expect(whereOf({ ...state, isRestored: true })).toEqual(['progress.funds.untouched'])
    expect(whereOf({ ...state, items: [approve('waiting')] })).toEqual(['progress.funds.untouched'])
  })

  it('behavior: names the lookup of earlier payments, which may take longer than checking a quote', () => {
    const titleOf = (isCheckingEarlier: boolean) =>
      progressText(stateOf({ status: 'auditing', isCheckingEarlier })).title
    expect(titleOf(false)).toBe('progress.title.auditing')
    expect(titleOf(true)).toBe('progress.title.earlier')
  })

  it('behavior: calls a swap rejected in the wallet only if the wallet rejected it', () => {
    const titleOf = (error: UserRejectedError) => progressText(stateOf({ status: 'rejected', error })).title
    expect(titleOf(new UserRejectedError({ cause: 4001 }))).toBe('progress.title.rejected')
    expect(titleOf(new UserRejectedError())).toBe('progress.title.stopped')
  })
  it.each<[string, Partial<ExecutionState>, readonly string[]]>([
    ['nothing is prepared', { status: 'idle' }, ['progress.where.idle']],
    ['the quote is checked', { status: 'auditing' }, ['progress.funds.untouched']],
    [
      'an earlier payment is looked up',
      { status: 'auditing', isCheckingEarlier: true },
      ['progress.funds.untouched', 'progress.where.earlier'],
    ],
    [
      'the network is switched',
      { status: 'awaitingChain' },
      ['progress.funds.untouched', 'progress.where.awaitingChain'],
    ],
    [
      'the wallet is prompted',
      { status: 'awaitingWallet', items: [deposit('prompting')] },
      ['progress.funds.untouched', 'progress.where.awaitingWallet'],
    ],
    [
      'a signature is posted',
      { status: 'posting', items: [signature('posting')] },
      ['progress.funds.signing', 'progress.where.posting'],
    ],
    ['nothing is pending between two steps', { status: 'confirming' }, ['progress.funds.untouched']],
    [
      'the network doesn’t have the transaction',
      { status: 'confirming', items: [{ ...deposit('confirming'), change: 'missing' }] },
      ['progress.where.missing'],
    ],
    [
      'an earlier transaction was missing, and this one is not',
      { status: 'confirming', items: [{ ...deposit('done'), change: 'missing' }, deposit('confirming')] },
      ['progress.funds.part', 'progress.where.confirming'],
    ],
    ['a stored swap has arrived', { status: 'success', summary: undefined }, ['deposit.where.successPlain']],
  ])('default: says where the funds are while %s', (_, change, where) => {
    expect(progressText(stateOf(change))).toMatchObject({ where, isError: false })
  })

  it.each(['storageUnavailable', 'entryUnreadable', 'locksUnavailable', 'findings'] as const)(
    'behavior: says where the funds are before a decision about %s',
    (kind) => {
      const decision = { kind, error: new JournalError(), findings: [] } as const
      expect(whereOf({ status: 'attention', decision })).toEqual([
        'progress.funds.untouched',
        `progress.decision.${kind}`,
      ])
    },
  )

  it('behavior: doesn’t call a dropped deposit a failure', () => {
    const requestState = {
      ...status({ status: 'failure', rawStatus: 'failure', isDeposited: true, updatedAt: 1 }),
      failReason: 'DEPOSIT_REORGED',
    }
    const dropped = {
      status: 'failed',
      requestState,
      error: new RequestFailedError({ requestId: '0x1' }),
    } as const
    const title = 'progress.title.dropped'
    const where = ['activity.where.dropped']
    expect(progressText(stateOf(dropped))).toEqual({ title, where, isError: false })
    // Some lookups give the reason as a detail.
    const detailed = { ...requestState, failReason: undefined, details: 'DEPOSIT_REORGED' }
    expect(progressText(stateOf({ ...dropped, requestState: detailed })).title).toBe(title)
    // Until it has failed, or if something was refunded after all, the state says more.
    expect(progressText(stateOf({ ...dropped, status: 'filling' })).title).toBe(
      'progress.title.filling.bridge',
    )
    const refunding = { ...requestState, details: 'Refund is being processed' }
    expect(progressText(stateOf({ ...dropped, requestState: refunding })).title).toBe(
      'progress.title.failed.bridge',
    )
  })

  it('behavior: titles a cancellation in the wallet as one', () => {
    const canceled = { status: 'failed', error: replacedAs('cancelled'), items: [deposit('failed')] } as const
    expect(progressText(stateOf(canceled)).title).toBe('progress.title.cancelled')
    const replaced = { ...canceled, error: replacedAs('replaced') }
    expect(progressText(stateOf(replaced)).title).toBe('progress.title.failed.bridge')
    const paid = { ...canceled, items: [deposit('done'), deposit('failed')] }
    expect(progressText(stateOf(paid)).title).toBe('progress.title.failed.bridge')
  })

  it('behavior: doesn’t call a swap rejected when the user isn’t sure about an earlier payment', () => {
    const titleOf = (one: ExecutionItem) =>
      progressText(stateOf({ status: 'rejected', error: new PendingPaymentError(), items: [one] })).title
    expect(titleOf(deposit('lost'))).toBe('progress.title.unknown')
    expect(titleOf(signature('lost'))).toBe('progress.title.unconfirmed')
    expect(titleOf(signature('posting'))).toBe('progress.title.unconfirmed')
  })

  it('error: adds nothing to an error that mentions the earlier steps itself', () => {
    const items = [deposit('done'), deposit('failed')]
    for (const error of [
      new ResponseLostError(),
      new WrongChainError({ expectedChainId: 1 }),
      new TransactionRevertedError({ transactionHash: hash, chainId: 1 }),
    ]) {
      expect(whereOf({ status: 'failed', error, items })).toEqual([])
    }
    // It says only that the quote expired.
    const error = new QuoteExpiredError({ ageMs: 2, maxAgeMs: 1 })
    expect(whereOf({ status: 'failed', error, items })).toEqual(['progress.funds.sent'])
    // A transaction that is lost is no signature that was refused.
    const refused = new ServiceError({ endpoint: 'POST /execute/permits', status: 400 })
    expect(
      whereOf({ status: 'failed', error: refused, items: [signature('done'), deposit('lost')] }),
    ).toEqual(['error.responseLost'])
    expect(
      whereOf({ status: 'failed', error: refused, items: [deposit('waiting'), signature('lost')] }),
    ).toEqual(['progress.where.refused'])
  })

  it('a11y: warns against a second payment before an error that may end in “Try again”', () => {
    expect([...fundsWarnings].toSorted()).toEqual([
      'error.responseLost',
      'progress.funds.repeated',
      'progress.funds.sent',
      'progress.where.unknownSignature',
    ])
  })
})

describe('progressLines', () => {
  const shownLinesOf = (state: ExecutionState) =>
    progressLines(state, { ...executionStage(state, false), isRechecked: false })
  const linesOf = (change: Partial<ExecutionState>) =>
    shownLinesOf(stateOf(change)).map(({ kinds, status, note, transactionHashes }) => ({
      kinds: kinds.join('+'),
      status,
      note,
      hashes: transactionHashes.length,
    }))
  const intent = { from: '0x1', at: 0, callsId: '0xbatch' } as const

  it('behavior: shows one request to the wallet as one line, whatever it holds', () => {
    const items = [
      item({ stepId: 'approve', status: 'done', transactionHash: hash, intent }),
      item({ status: 'done', transactionHash: hash, intent }),
    ]
    expect(linesOf({ status: 'filling', items })[0]).toEqual({
      kinds: 'approve+deposit',
      status: 'done',
      note: undefined,
      hashes: 1,
    })
    // The wallet refused it as one: the next prompts are for one each.
    const refused = items.map((one) => ({ ...one, status: 'waiting' as const, transactionHash: undefined }))
    expect(linesOf({ status: 'awaitingWallet', items: refused })).toHaveLength(3)
  })

  it.each([0, 1])(
    'behavior: marks a batch as failed if one item fails, and confirms nothing more (%i)',
    (failed) => {
      const items = [0, 1].map((index) =>
        item({
          stepId: index === 0 ? 'approve' : 'deposit',
          status: index === failed ? 'failed' : 'lost',
          intent,
        }),
      )
      expect(linesOf({ status: 'failed', items })[0]).toMatchObject({ status: 'failed', note: undefined })
    },
  )

  it('behavior: both transactions of a replacement are shown', () => {
    const error = new TransactionReplacedError({
      transactionHash: hash,
      replacementHash: other,
      reason: 'cancelled',
    })
    const items = [item({ status: 'failed', transactionHash: hash })]
    expect(linesOf({ status: 'failed', items, error })[0]?.hashes).toBe(2)
  })

  it.each([
    ['an approval', approve('waiting'), 'approve'],
    ['a revocation', { ...approve('waiting'), revokes: true as const }, 'revoke'],
    ['a permit', signature('waiting'), 'sign'],
    ['a text', { ...signature('waiting'), paysNothing: true }, 'message'],
    ['a payment', deposit('waiting'), 'deposit'],
    ['a payment that isn’t a deposit', { ...deposit('waiting'), stepId: 'swap' }, 'send'],
  ])('behavior: names what a line asks for: %s', (_, one, kind) => {
    expect(linesOf({ status: 'auditing', items: [one] })[0]?.kinds).toBe(kind)
  })

  it('behavior: calls none of several payments the deposit', () => {
    const items = [deposit('waiting'), deposit('waiting')]
    const kinds = linesOf({ status: 'auditing', items }).map((line) => line.kinds)
    expect(kinds).toEqual(['transaction', 'transaction', 'receive'])
  })

  it('behavior: calls a refund without a transaction a report in its line', () => {
    const said = status({ status: 'refund', rawStatus: 'refund', isDeposited: true, updatedAt: 1 })
    const linesAfter = (requestState: typeof said) =>
      linesOf({ status: 'refunded', items: [deposit('done')], requestState })
    expect(linesAfter(said).at(-1)?.kinds).toBe('refundReported')
    expect(linesAfter({ ...said, txHashes: [hash] as never }).at(-1)?.kinds).toBe('refund')
  })

  it('behavior: shows a deposit that only the provider has seen', () => {
    const seen = status({ status: 'success', rawStatus: 'success', isDeposited: true, updatedAt: 1 })
    expect(
      linesOf({
        status: 'success',
        items: [deposit('done')],
        requestState: { ...seen, inTxHashes: [hash] },
      })[0]?.hashes,
    ).toBe(1)
  })
})

function status(
  given: Pick<
    NonNullable<ExecutionState['requestState']>,
    'rawStatus' | 'status' | 'isDeposited' | 'updatedAt'
  >,
) {
  return {
    details: undefined,
    failReason: undefined,
    refundFailReason: undefined,
    inTxHashes: undefined,
    txHashes: undefined,
    originChainId: undefined,
    destinationChainId: undefined,
    ...given,
  }
}
