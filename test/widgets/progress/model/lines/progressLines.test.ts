import { zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { TransactionReplacedError, UserRejectedError } from '@causeway/react'
import { CallbackError, idleState, type ExecutionItem, type ExecutionState } from '@causeway/react/execution'
import { executionStage } from '../../../../../src/widgets/progress/model/executionStage.ts'
import { progressLines } from '../../../../../src/widgets/progress/model/lines/progressLines.ts'

const hash = `0x${'1'.repeat(64)}` as const
const other = `0x${'4'.repeat(64)}` as const
const item = (
  stepId: string,
  status: ExecutionItem['status'],
  transactionHash?: `0x${string}`,
): ExecutionItem => ({
  kind: stepId === 'authorize' ? 'signature' : 'transaction',
  stepId,
  action: undefined,
  chainId: 1,
  status,
  transactionHash,
})
const amountOn = (chainId: number) => ({ currency: { chainId, address: '0x', decimals: 18 }, amount: 1n })
const summary = { sender: '', recipient: '', pay: amountOn(1), receive: amountOn(2) }
const stateOf = (change: Partial<ExecutionState>): ExecutionState => ({ ...idleState, summary, ...change })
const failure: ExecutionState['requestState'] = {
  rawStatus: 'failure',
  status: 'failure',
  isDeposited: true,
  updatedAt: 1,
}
const shownLinesOf = (state: ExecutionState) =>
  progressLines(state, { ...executionStage(state, false), isRechecked: false })
const linesOf = (change: Partial<ExecutionState>) =>
  shownLinesOf(stateOf(change)).map(
    ({ kinds, status, chainId, note }) => `${kinds.join('+')} ${status} ${chainId}${note ? ` ${note}` : ''}`,
  )

describe('progressLines', () => {
  it('default: has one active line at a time', () => {
    const approving = [item('approve', 'prompting'), item('deposit', 'waiting')]
    expect(linesOf({ status: 'awaitingWallet', items: approving })).toEqual([
      'approve active 1 prompting',
      'deposit waiting 1',
      'receive waiting 2',
    ])
    const between = [item('approve', 'done', hash), item('deposit', 'waiting')]
    expect(linesOf({ status: 'awaitingChain', items: between })).toEqual([
      'approve done 1',
      'deposit active 1',
      'receive waiting 2',
    ])
    const filling = [item('approve', 'done', hash), item('deposit', 'done', hash)]
    expect(linesOf({ status: 'filling', items: filling })).toEqual([
      'approve done 1',
      'deposit done 1',
      'receive active 2',
    ])
  })

  it('behavior: shows no open prompt or signature being sent while the user has to decide', () => {
    const error = new CallbackError({ cause: undefined })
    const held = (status: ExecutionItem['status'], kind: 'storageUnavailable' | 'postAgain') =>
      linesOf({ status: 'attention', decision: { kind, error }, items: [item('deposit', status)] })
    expect(held('prompting', 'storageUnavailable')).toEqual(['deposit waiting 1', 'receive waiting 2'])
    expect(held('posting', 'postAgain')).toEqual(['deposit waiting 1', 'receive waiting 2'])
    expect(held('waiting', 'storageUnavailable')).toEqual(['deposit waiting 1', 'receive waiting 2'])
  })

  it('behavior: for a refund, calls the delivery not delivered, and the funds returned on the origin', () => {
    const requestState: ExecutionState['requestState'] = {
      rawStatus: 'refund',
      status: 'refund',
      isDeposited: true,
      txHashes: [hash],
      updatedAt: 1,
    }
    const state = stateOf({ status: 'refunded', items: [item('deposit', 'done')], requestState })
    expect(
      shownLinesOf(state).map(({ kinds, status, note, chainId, transactionHashes }) => [
        ...kinds,
        status,
        note,
        chainId,
        transactionHashes,
      ]),
    ).toEqual([
      ['deposit', 'done', undefined, 1, []],
      ['receive', 'skipped', 'notDelivered', 2, []],
      ['refund', 'refunded', undefined, 1, [hash]],
    ])
  })

  it('behavior: shows a refund on the chain on which the quote refunds', () => {
    const state = { ...stateOf({ status: 'refunded' }), summary: { ...summary, refund: amountOn(3) } }
    expect(shownLinesOf(state).at(-1)).toMatchObject({ key: 'refund', chainId: 3 })
  })

  it('behavior: delivers nothing after a failed payment, and keeps a payment that was made', () => {
    expect(linesOf({ status: 'failed', items: [item('deposit', 'failed', hash)] })).toEqual([
      'deposit failed 1',
      'receive skipped 2 notDelivered',
    ])
    const items = [item('deposit', 'done', hash)]
    expect(linesOf({ status: 'failed', items, requestState: failure })).toEqual([
      'deposit done 1',
      'receive failed 2 notDelivered',
    ])
  })

  it('behavior: leaves the delivery of an earlier payment unconfirmed if only the chain shows a failure', () => {
    const payments = [item('deposit', 'done', hash), item('deposit', 'failed')]
    expect(linesOf({ status: 'failed', items: payments }).at(-1)).toBe('receive waiting 2 unconfirmed')
    const waiting = { ...failure, status: 'waiting', isDeposited: false } as const
    expect(linesOf({ status: 'failed', items: payments, requestState: waiting }).at(-1)).toBe(
      'receive waiting 2 unconfirmed',
    )
    // An approval pays nothing, and a batch is one transaction.
    const approved = [item('approve', 'done', hash), item('deposit', 'failed')]
    expect(linesOf({ status: 'failed', items: approved }).at(-1)).toBe('receive skipped 2 notDelivered')
    const intent = { callsId: '0x1', from: zeroAddress, at: 1 } as const
    const batch = [
      { ...item('deposit', 'lost'), intent },
      { ...item('deposit', 'failed'), intent },
    ]
    expect(linesOf({ status: 'failed', items: batch }).at(-1)).toBe('receive skipped 2 notDelivered')
  })

  it('behavior: shows no cross for what the user canceled in the wallet', () => {
    const error = new TransactionReplacedError({
      transactionHash: hash,
      replacementHash: `0x${'2'.repeat(64)}`,
      reason: 'cancelled',
    })
    const items = [item('approve', 'done', hash), item('deposit', 'failed', hash)]
    expect(linesOf({ status: 'failed', items, error })).toEqual([
      'approve done 1',
      'deposit skipped 1 cancelled',
      'receive skipped 2 notDelivered',
    ])
    // Another item may have failed, and a transaction that another one replaced wasn't canceled.
    const two = [
      item('deposit', 'failed', other),
      item('deposit', 'failed', hash),
      item('deposit', 'waiting'),
    ]
    expect(linesOf({ status: 'failed', items: two, error }).slice(0, 3)).toEqual([
      'transaction failed 1',
      'transaction skipped 1 cancelled',
      'transaction skipped 1',
    ])
    const replaced = new TransactionReplacedError({ ...error, reason: 'replaced' })
    expect(linesOf({ status: 'failed', items, error: replaced })[1]).toBe('deposit failed 1')
  })

  describe('a rejection in the wallet', () => {
    const error = new UserRejectedError({ cause: new Error('4001') })
    const asked = (stepId: string, callsId?: string): ExecutionItem => ({
      ...item(stepId, 'waiting'),
      intent: { from: zeroAddress, at: 1, callsId },
    })
    const rejected = (items: ExecutionItem[], change: Partial<ExecutionState> = {}) =>
      linesOf({ status: 'rejected', items, error, ...change }).slice(0, items.length)

    it('behavior: is called rejected, and what would have followed was not sent', () => {
      expect(rejected([asked('approve'), item('deposit', 'waiting')])).toEqual([
        'approve skipped 1 rejected',
        'deposit skipped 1',
      ])
    })

    it('behavior: is each item of a batch', () => {
      expect(rejected([asked('approve', '0x1'), asked('deposit', '0x1')])).toEqual([
        'approve skipped 1 rejected',
        'deposit skipped 1 rejected',
      ])
      // It was asked alone, after the wallet had refused the batch.
      expect(rejected([asked('approve'), asked('deposit', '0x1')])[1]).toBe('deposit skipped 1')
      expect(rejected([asked('approve', '0x1'), asked('deposit', '0x2')])[1]).toBe('deposit skipped 1')
    })

    it('behavior: is not what was only stopped on the page, or whose network was not selected', () => {
      expect(rejected([asked('deposit')], { error: new UserRejectedError() })).toEqual(['deposit skipped 1'])
      expect(rejected([item('deposit', 'waiting')])).toEqual(['deposit skipped 1'])
      expect(rejected([asked('deposit')], { status: 'failed' })).toEqual(['deposit skipped 1'])
    })

    it('error: says nothing about a prompt whose earlier request may have been sent', () => {
      expect(rejected([{ ...asked('deposit'), wasLost: true }])).toEqual(['deposit skipped 1 unconfirmed'])
    })
  })

  it.each(['confirming', 'posting', 'lost', 'prompting'] as const)(
    'behavior: neither ticks nor awaits what was %s when the provider reported the failure',
    (status) => {
      const missing = { ...item('deposit', status, hash), change: 'missing' as const }
      expect(linesOf({ status: 'failed', items: [missing], requestState: failure })).toEqual([
        'deposit skipped 1 unconfirmed',
        'receive skipped 2 notDelivered',
      ])
    },
  )

  it('behavior: removes the tick of a payment that was reorganized while it is waited for', () => {
    const items = [{ ...item('deposit', 'confirming', hash), change: 'reorganized' as const }]
    expect(linesOf({ status: 'confirming', items })).toEqual([
      'deposit active 1 reorganized',
      'receive waiting 2',
    ])
  })

  it.each(['unconfirmed', 'unknown', 'attention', 'rejected'] as const)(
    'error: ticks no payment that only a store knows, and names no transaction of one: %s',
    (status) => {
      const items = [
        item('approve', 'done', hash),
        item('authorize', 'failed'),
        item('deposit', 'lost'),
        item('deposit', 'confirming', other),
      ]
      const state = { status, items, isRestored: true }
      expect(linesOf(state)).toEqual([
        'approve done 1',
        'sign waiting 1 unconfirmed',
        status === 'rejected' ? 'transaction waiting 1 unconfirmed' : 'transaction active 1 lost',
        'transaction waiting 1 unconfirmed',
        'receive waiting 2 unconfirmed',
      ])
      const hashes = shownLinesOf(stateOf(state)).flatMap((line) => line.transactionHashes)
      expect(hashes).toEqual([hash])
    },
  )

  it('behavior: calls a stored swap checked again while the provider is asked', () => {
    const items = [item('approve', 'done', hash), item('deposit', 'confirming', other)]
    const state = stateOf({ status: 'unconfirmed', items, isRestored: true })
    const lines = progressLines(state, { isPending: false, isSendingOver: false, isRechecked: true })
    expect(lines.map(({ status, note, transactionHashes }) => [status, note, transactionHashes])).toEqual([
      ['done', undefined, [hash]],
      ['waiting', 'rechecked', []],
      ['waiting', 'rechecked', []],
    ])
  })

  it('error: takes the transactions of a stored swap from the provider', () => {
    const paid = `0x${'3'.repeat(64)}`
    const requestState: ExecutionState['requestState'] = {
      rawStatus: 'submitted',
      status: 'submitted',
      isDeposited: true,
      inTxHashes: [paid],
      updatedAt: 1,
    }
    const items = [item('approve', 'done', hash), item('deposit', 'done', other)]
    const linesIn = (change: Partial<ExecutionState>) =>
      shownLinesOf(stateOf({ items, isRestored: true, ...change })).map(
        ({ transactionHashes }) => transactionHashes,
      )
    expect(linesIn({ status: 'filling', requestState })).toEqual([[hash], [paid], []])
    // The chain has named one that failed.
    const waiting = { ...requestState, status: 'waiting', isDeposited: false } as const
    expect(linesIn({ status: 'failed', requestState: { ...waiting, inTxHashes: [] } })).toEqual([
      [hash],
      [other],
      [],
    ])
  })

  it('behavior: expects no delivery after a rejection before anything was sent', () => {
    expect(linesOf({ status: 'rejected', items: [item('deposit', 'waiting')] }).at(-1)).toBe(
      'receive skipped 2 notDelivered',
    )
  })

  it.each(['lost', 'done'] as const)(
    'behavior: doesn’t know after a rejection whether anything arrives if a payment was %s before',
    (status) => {
      const items = [item('deposit', status), item('deposit', 'waiting')]
      expect(linesOf({ status: 'rejected', items }).at(-1)).toBe('receive waiting 2 unconfirmed')
    },
  )

  it.each(['lost', 'prompting', 'posting', 'confirming'] as const)(
    'behavior: shows nothing as active after a rejection, even what was %s',
    (status) => {
      const items = [item('approve', 'done', hash), item('deposit', status)]
      expect(linesOf({ status: 'rejected', items })[1]).toBe('deposit skipped 1 unconfirmed')
    },
  )

  it('behavior: doesn’t show the next item as done after a rejection', () => {
    const items = [item('approve', 'done', hash), item('deposit', 'waiting')]
    expect(linesOf({ status: 'rejected', items }).slice(0, 2)).toEqual([
      'approve done 1',
      'deposit skipped 1',
    ])
    expect(linesOf({ status: 'attention', items }).slice(0, 2)).toEqual([
      'approve done 1',
      'deposit waiting 1',
    ])
  })

  it.each<[ExecutionItem['status'], ExecutionItem['change'], string]>([
    ['prompting', undefined, 'active 1 prompting'],
    ['posting', undefined, 'active 1 posting'],
    ['lost', undefined, 'active 1 lost'],
    ['confirming', undefined, 'active 1 confirming'],
    ['confirming', 'repriced', 'active 1 repriced'],
    ['confirming', 'missing', 'active 1 missing'],
    ['done', undefined, 'done 1'],
    ['done', 'repriced', 'done 1 repriced'],
    // It was mined after all.
    ['done', 'reorganized', 'done 1'],
    ['failed', 'repriced', 'failed 1 repriced'],
  ])('default: shows the state of a prompt: %s, %s', (status, change, line) => {
    const items = [{ ...item('deposit', status), change }]
    expect(linesOf({ status: 'confirming', items })[0]).toBe(`deposit ${line}`)
  })

  it('behavior: calls a deposit dropped only once the provider agrees', () => {
    const items = [{ ...item('deposit', 'confirming', hash), change: 'reorganized' as const }]
    const dropped = { ...failure, failReason: 'DEPOSIT_REORGED' }
    expect(linesOf({ status: 'failed', items, requestState: dropped })[0]).toBe('deposit skipped 1 dropped')
    // It gave no reason, and the chain did.
    expect(linesOf({ status: 'failed', items, requestState: failure })[0]).toBe('deposit skipped 1 dropped')
    const other = { ...failure, failReason: 'SLIPPAGE' }
    expect(linesOf({ status: 'failed', items, requestState: other })[0]).toBe('deposit skipped 1 unconfirmed')
    const unchanged = [item('deposit', 'confirming', hash)]
    expect(linesOf({ status: 'failed', items: unchanged, requestState: dropped })[0]).toBe(
      'deposit skipped 1 unconfirmed',
    )
  })

  it('behavior: trusts only an approval of a stored swap', () => {
    const lines = (status: ExecutionItem['status']) =>
      linesOf({
        status: 'unconfirmed',
        isRestored: true,
        items: [item('approve', status), item('deposit', 'done')],
      })
    expect(lines('done')).toEqual([
      'approve done 1',
      'deposit waiting 1 unconfirmed',
      'receive waiting 2 unconfirmed',
    ])
    expect(lines('waiting')[0]).toBe('approve waiting 1 unconfirmed')
    expect(lines('lost')[0]).toBe('approve active 1 lost')
  })

  it('behavior: shows no lines for an unknown swap', () => {
    expect(linesOf({ status: 'unconfirmed', summary: undefined })).toEqual([])
  })

  it('behavior: gives every line its own key', () => {
    const items = [item('deposit', 'done', hash), item('deposit', 'waiting'), item('swap', 'waiting')]
    for (const isRestored of [false, true]) {
      const keys = shownLinesOf(stateOf({ status: 'unconfirmed', items, isRestored })).map(({ key }) => key)
      expect(new Set(keys).size).toBe(4)
    }
    const refunded = shownLinesOf(stateOf({ status: 'refunded', items: [] })).map(({ key }) => key)
    expect(new Set(refunded).size).toBe(2)
  })

  it('error: takes the payment of a stored swap that failed at the provider from the provider', () => {
    const items = [item('deposit', 'done', hash)]
    const requestState = { ...failure, inTxHashes: [other] }
    const [line] = shownLinesOf(stateOf({ status: 'failed', isRestored: true, items, requestState }))
    expect(line?.transactionHashes).toEqual([other])
  })

  it('error: shows a replacement only beside the transaction that it replaced', () => {
    const error = new TransactionReplacedError({
      transactionHash: other,
      replacementHash: `0x${'5'.repeat(64)}`,
      reason: 'cancelled',
    })
    const items = [item('approve', 'done', hash), item('deposit', 'failed', other)]
    const hashes = shownLinesOf(stateOf({ status: 'failed', items, error })).map(
      (line) => line.transactionHashes,
    )
    expect(hashes).toEqual([[hash], [other, error.replacementHash], []])
  })

  it('behavior: shows two lines for two requests to the wallet, each done only once all its items are', () => {
    const inBatch = (callsId: string, ...rest: Parameters<typeof item>): ExecutionItem => ({
      ...item(...rest),
      intent: { from: '0x1', at: 1, callsId },
    })
    const first = inBatch('0xone', 'approve', 'done', hash)
    expect(
      linesOf({ status: 'confirming', items: [first, inBatch('0xtwo', 'deposit', 'confirming')] }),
    ).toHaveLength(3)
    expect(
      linesOf({ status: 'confirming', items: [first, inBatch('0xone', 'deposit', 'confirming')] })[0],
    ).toBe('approve+deposit active 1 confirming')
  })

  it.each<[string, ExecutionItem, string]>([
    ['a signature', item('authorize', 'done'), 'receive failed 2 notDelivered'],
    ['a transaction', item('deposit', 'done', hash), 'receive failed 2 notDelivered'],
    ['nothing', item('deposit', 'waiting'), 'receive skipped 2 notDelivered'],
  ])('error: counts a failure at the provider as one of the delivery if the item has %s', (_, one, line) => {
    expect(linesOf({ status: 'failed', items: [one], requestState: failure }).at(-1)).toBe(line)
  })

  it('default: ticks the delivery once it has arrived', () => {
    expect(linesOf({ status: 'success', items: [item('deposit', 'done', hash)] }).at(-1)).toBe(
      'receive done 2',
    )
  })

  it('behavior: returns a refund without a currency where it was paid', () => {
    const refund = {} as NonNullable<ExecutionState['summary']>['refund']
    expect(linesOf({ status: 'refunded', items: [], summary: { ...summary, refund } }).at(-1)).toBe(
      'refundReported refunded 1',
    )
  })
})
