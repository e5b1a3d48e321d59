import { describe, expect, it } from 'vitest'
import {
  createMemoryJournal,
  type ExecutionRecord,
  type ExecutionState,
  idleState,
  type Journal,
  type SignedPermit,
} from '@causeway/react/execution'
import { notePayments, sharePayingExecutions } from '../../../src/execution/payments/payingExecutions.ts'
import { findOpenPayments } from '../../../src/execution/payments/findOpenPayments.ts'
import { storeRecord } from '../../../src/execution/records/executionJournal.ts'
import { address, record, refusingJournal } from '../records/testRecord.ts'

type Item = ExecutionRecord['items'][number]

const endsAt = 10_000_000
const other = '0x00000000000000000000000000000000000000d9'
const { currency } = record.summary.pay
const received = record.summary.receive.currency
const asked = { baseUrl: record.baseUrl, account: address, token: currency, id: 'two' }

/** What the provider reports once it has seen a payment. */
const paidOnce = { inTxHashes: [`0x${'7'.repeat(64)}`], isDeposited: true, updatedAt: 7 }

/** A permit that was sent to the provider and whose use is unknown. */
const permit: Item = {
  kind: 'signature',
  stepId: 'sign',
  chainId: currency.chainId,
  status: 'lost',
  intent: { from: address, at: 1_000, expiresAt: endsAt },
}

/** A payment that the wallet has sent. */
const sent: Item = {
  ...permit,
  kind: 'transaction',
  status: 'confirming',
  transactionHash: `0x${'6'.repeat(64)}`,
}

const dayMs = 24 * 60 * 60_000
const clock = { now: () => 5_000, sleep: async () => {} }

/** The execution of that permit, as its page knows it. */
const state: ExecutionState = {
  ...idleState,
  id: 'one',
  status: 'unknown',
  summary: record.summary,
  items: [{ ...permit, action: undefined, transactionHash: undefined, intent: permit.intent ?? undefined }],
}

/** What the executions of a page with the same journal share. */
function portsOf(journal: Journal) {
  return { journal, clock, payingExecutions: sharePayingExecutions(journal, record.baseUrl) }
}

async function findStored(change: Partial<ExecutionRecord>, question: Partial<typeof asked> = {}) {
  const journal = createMemoryJournal()
  await storeRecord(journal, { ...record, status: 'failed', items: [permit], ...change })
  return (await findOpenPayments(portsOf(journal), { ...asked, ...question })).payments
}

async function isFound(...parameters: Parameters<typeof findStored>): Promise<boolean> {
  return (await findStored(...parameters)).some(({ isSent }) => isSent !== true)
}

/** Whether what is found is forgotten with age. */
const isForgettable = async (change: Partial<ExecutionRecord>) =>
  (await findStored(change)).map((payment) => payment.isForgettable)

describe('findOpenPayments', () => {
  it.each(['failed', 'rejected', 'unknown', 'posting', 'attention', 'filling'] as const)(
    'default: finds a permit that was sent to the provider, while its swap is %s',
    async (status) => {
      expect(await isFound({ status })).toBe(true)
    },
  )

  it('default: gives its chain, its deadline and its permit', async () => {
    const journal = createMemoryJournal()
    const signed = { standard: 'EIP-3009', contract: other, owner: address, nonce: '0x7' } as const
    const intent = { from: address, at: 1_000, expiresAt: endsAt, permit: signed } as const
    await storeRecord(journal, { ...record, status: 'failed', items: [{ ...permit, intent }] })
    expect(await findOpenPayments(portsOf(journal), asked)).toMatchObject({
      payments: [{ chainId: currency.chainId, intent: { expiresAt: endsAt, permit: signed } }],
    })
  })

  it.each<[string, Partial<ExecutionRecord>, Partial<typeof asked>]>([
    ['its own', {}, { id: record.id }],
    ['one of another provider', {}, { baseUrl: 'https://other.invalid' }],
    ['one of another account', {}, { account: other }],
    ['one for another token', {}, { token: { ...currency, address: other } }],
    ['one of a swap that receives the token', {}, { token: received }],
    ['one on another chain', {}, { token: { ...currency, chainId: currency.chainId + 1 } }],
    ['one of a swap that arrived', { status: 'success' }, {}],
    ['one of a swap that was refunded', { status: 'refunded' }, {}],
    [
      'one of a swap whose payment arrived',
      { requestState: { ...paidOnce, status: 'pending', rawStatus: 'pending' } },
      {},
    ],
  ])('behavior: doesn’t find %s', async (_, change, question) => {
    expect(await isFound(change, question)).toBe(false)
  })

  it.each<[string, Partial<ExecutionRecord>, Partial<Item>, boolean]>([
    ['while it was posted', { status: 'posting' }, { status: 'posting' }, false],
    ['while it was delivered', { status: 'filling' }, { status: 'done' }, true],
    ['in doubt', { status: 'unknown' }, { status: 'posting' }, false],
    ['while the user was asked', { status: 'attention' }, { status: 'posting' }, false],
    ['after it failed', { status: 'failed' }, { status: 'posting' }, false],
    ['after its answer was lost', { status: 'confirming' }, { status: 'lost' }, false],
    ['while the wallet was asked', { status: 'awaitingWallet' }, { status: 'prompting' }, false],
    ['while it was prompted again', { status: 'filling' }, { status: 'done', wasLost: true }, false],
    ['while it was posted again', { status: 'filling' }, { status: 'done', wasPostedAgain: true }, false],
    ['after it was dropped', { status: 'filling' }, { status: 'done', change: 'missing' }, false],
    ['after a reorganization', { status: 'filling' }, { status: 'done', change: 'reorganized' }, false],
  ])(
    'behavior: knows whether a payment was pending if its page was closed %s',
    async (_, change, item, wasInProgress) => {
      const statusPath = '/intents/status/v9'
      const found = await findStored({
        ...change,
        requestId: '0x77',
        statusPath,
        items: [{ ...permit, ...item }],
      })
      expect(found).toMatchObject([{ wasInProgress, request: { requestId: '0x77', path: statusPath } }])
    },
  )

  it('behavior: says whether another swap was paid by a permit with the same nonce', async () => {
    const signed: SignedPermit = { standard: 'EIP-2612', contract: other, owner: address, nonce: '7' }
    const one = (change: Partial<SignedPermit> = {}): Item => ({
      ...permit,
      intent: { from: address, at: 1_000, expiresAt: endsAt, permit: { ...signed, ...change } },
    })
    const isSpentBy = async (paid: Item, change: Partial<ExecutionRecord> = {}) => {
      const journal = createMemoryJournal()
      await storeRecord(journal, { ...record, status: 'failed', items: [one()] })
      await storeRecord(journal, { ...record, id: 'three', status: 'success', items: [paid], ...change })
      const { payments } = await findOpenPayments(portsOf(journal), asked)
      return payments.find(({ id }) => id === record.id)?.isNonceSpent
    }
    const done = (change?: Partial<SignedPermit>): Item => ({ ...one(change), status: 'done' })
    const upper = other.toUpperCase().replace('X', 'x') as typeof other
    expect(await isSpentBy(done())).toBe(true)
    expect(await isSpentBy(done({ contract: upper }))).toBe(true)
    expect(await isSpentBy(done(), { status: 'failed' })).toBe(false)
    expect(await isSpentBy(done({ nonce: '8' }))).toBe(false)
    expect(await isSpentBy(done({ owner: other }))).toBe(false)
    expect(await isSpentBy(done({ contract: address }))).toBe(false)
    expect(await isSpentBy({ ...done(), chainId: currency.chainId + 1 })).toBe(false)
    // Another payment in the same swap.
    const paidByHand: Item = { ...sent, status: 'done' }
    expect(await isSpentBy(done(), { items: [done(), paidByHand] })).toBe(false)
    expect(await isSpentBy(done(), { items: [{ ...paidByHand, paysNothing: true }, done()] })).toBe(true)
    // Signatures without a permit have no nonce that is compared.
    expect(await isFound({ items: [permit] })).toBe(true)
  })

  it.each<[ExecutionRecord['status'], Item['status'], boolean]>([
    ['filling', 'done', true],
    ['filling', 'lost', false],
    ['unknown', 'done', false],
    ['failed', 'done', false],
  ])('behavior: says whether a permit was reported as pending: swap %s, item %s: %s', async (...of) => {
    const [status, itemStatus, isDelivering] = of
    const found = await findStored({ status, items: [{ ...permit, status: itemStatus }] })
    expect(found.map((payment) => payment.isDelivering)).toEqual([isDelivering])
  })

  it('behavior: finds a sent transaction of a failed swap that a reorganization dropped', async () => {
    const items: Item[] = [{ ...sent, change: 'reorganized' }]
    expect(await isFound({ items, status: 'failed' })).toBe(true)
    expect(await isFound({ items, status: 'confirming' })).toBe(false)
  })

  it('behavior: finds a mined transaction of a failed swap, and leaves the proof to the chain', async () => {
    const items: Item[] = [{ ...sent, status: 'done' }]
    const journal = createMemoryJournal()
    await storeRecord(journal, { ...record, status: 'failed', items })
    const { payments } = await findOpenPayments(portsOf(journal), asked)
    expect(payments).toMatchObject([{ status: 'done', transactionHash: sent.transactionHash }])
    expect(await isFound({ items, status: 'filling' })).toBe(false)
    expect(await isFound({ items, status: 'refunded' })).toBe(false)
  })

  it('behavior: finds a transaction that reverted, which a reorganization may undo', async () => {
    const items: Item[] = [{ ...sent, status: 'failed' }]
    expect(await isFound({ items, status: 'failed' })).toBe(true)
    expect(await isFound({ items: [{ ...sent, status: 'failed', transactionHash: undefined }] })).toBe(false)
  })

  it('behavior: finds a transaction that the network doesn’t know, until it is old', async () => {
    expect(await isFound({ items: [sent], status: 'confirming' })).toBe(false)
    const missing: Item[] = [{ ...sent, change: 'missing' }]
    expect(await isFound({ items: missing, status: 'confirming' })).toBe(true)
    expect(await isForgettable({ items: missing, status: 'confirming' })).toEqual([true])
    // The network can't be asked about a batch that the wallet hasn't named.
    const unnamed: Item[] = [{ ...sent, transactionHash: undefined }]
    expect(await isFound({ items: unnamed, status: 'confirming' })).toBe(true)
    expect(await isForgettable({ items: unnamed, status: 'confirming' })).toEqual([false])
  })

  it('behavior: finds a sent transaction, for the network to check, until it is old or arrives', async () => {
    const underWay = async (change: Partial<Item>, of: Partial<ExecutionRecord> = {}) => {
      const found = await findStored({ status: 'confirming', items: [{ ...sent, ...change }], ...of })
      return found.map(({ isSent }) => isSent)
    }
    expect(await underWay({})).toEqual([true])
    expect(await isForgettable({ status: 'confirming', items: [sent] })).toEqual([true])
    expect(await underWay({ change: 'missing' })).toEqual([false])
    expect(await underWay({ paysNothing: true })).toEqual([])
    expect(await underWay({ status: 'done' })).toEqual([])
    const requestState = { ...paidOnce, status: 'pending', rawStatus: 'pending' } as const
    expect(await underWay({}, { requestState })).toEqual([])
  })

  it.each(['failed', 'unknown'] as const)(
    'behavior: finds a signature until it has expired: %s',
    async (status) => {
      expect(await isForgettable({ status })).toEqual([true])
    },
  )

  it('behavior: ignores a sent transaction that arrived before its swap failed', async () => {
    const requestState = { ...paidOnce, status: 'failure', rawStatus: 'failure' } as const
    const unseen = { status: 'failure', rawStatus: 'failure', isDeposited: false, updatedAt: 7 } as const
    expect(await isFound({ items: [sent], requestState })).toBe(false)
    expect(await isFound({ items: [{ ...sent, change: 'reorganized' }], requestState })).toBe(true)
    expect(await isFound({ items: [sent], requestState: unseen })).toBe(true)
  })

  it.each<[string, object, boolean]>([
    ['of a newer version', { version: 2 }, true],
    ['that is damaged', {}, true],
    ['of three days ago, whose signature may be good for months', { updatedAt: 4_999 - 3 * dayMs }, true],
    ['of a year ago', { version: 2, updatedAt: new Date(5_000 - 365 * dayMs).toISOString() }, true],
    ['of no time', { version: 2, updatedAt: undefined }, true],
    ['of an odd time', { version: 2, updatedAt: 'yesterday' }, true],
    ['of a month ahead', { version: 2, updatedAt: 30 * dayMs }, true],
    ['of another provider', { baseUrl: 'https://other.invalid' }, false],
  ])(
    'error: decides whether an unreadable entry may hold an open payment: one %s',
    async (_, head, isTold) => {
      const journal = createMemoryJournal()
      await journal.write({ id: 'odd', text: JSON.stringify({ updatedAt: 4_000, ...head }) })
      const { error } = await findOpenPayments(portsOf(journal), asked)
      expect(error !== undefined).toBe(isTold)
    },
  )

  it('behavior: finds a payment that arrived and failed, since the network may have dropped it', async () => {
    const requestState = { ...paidOnce, status: 'failure', rawStatus: 'failure' } as const
    expect(await isFound({ requestState })).toBe(true)
  })

  it.each<[string, Partial<Item>, boolean]>([
    ['may have been signed', { status: 'prompting' }, true],
    ['is being sent to the provider', { status: 'posting' }, true],
    ['the provider has taken', { status: 'done' }, true],
    ['was never prompted', { status: 'waiting', intent: undefined }, false],
    ['is known to be unused', { status: 'failed' }, false],
    ['pays nothing', { paysNothing: true }, false],
    ['is a transaction whose prompt may be open', { kind: 'transaction', status: 'prompting' }, true],
    ['is a transaction that may have been sent', { kind: 'transaction', status: 'lost' }, true],
    ['may have been sent before it failed', { kind: 'transaction', status: 'failed', wasLost: true }, true],
    ['may have been sent before', { kind: 'transaction', status: 'done', wasLost: true }, true],
    ['is a transaction that was mined and may be dropped', { kind: 'transaction', status: 'done' }, true],
    [
      'is an approval that may have been sent',
      { kind: 'transaction', status: 'lost', paysNothing: true },
      false,
    ],
    ['does not say when it ends', { intent: { from: address, at: 1_000 } }, true],
  ])('behavior: finds or ignores a payment that %s: %#', async (_, change, expected) => {
    expect(await isFound({ items: [{ ...permit, ...change }] })).toBe(expected)
  })

  it.each<[string, ExecutionRecord['status'], boolean]>([
    ['given up, until it is old', 'rejected', true],
    ['still waited for, however long ago', 'unknown', false],
  ])(
    'behavior: may forget a transaction whose answer was lost and that was %s',
    async (_, status, expected) => {
      const items: Item[] = [{ ...permit, kind: 'transaction' }]
      expect(await isForgettable({ status, items })).toEqual([expected])
    },
  )

  describe('in a page whose journal refuses', () => {
    /** What is found after a page has noted these states, and stored the record. */
    async function findAfter(states: readonly Partial<ExecutionState>[], stored?: Partial<ExecutionRecord>) {
      const journal = createMemoryJournal()
      if (stored) await storeRecord(journal, { ...record, id: 'one', items: [permit], ...stored })
      for (const change of states)
        notePayments(portsOf(journal).payingExecutions, { ...state, ...change }, clock.now())
      return (await findOpenPayments(portsOf(journal), asked)).payments.length
    }

    it('default: finds a payment that only the page knows', async () => {
      expect(await findAfter([{}])).toBe(1)
    })

    it('behavior: takes the latest state', async () => {
      expect(await findAfter([{}, { status: 'success' }])).toBe(0)
      expect(await findAfter([{ status: 'filling' }, { status: 'failed' }])).toBe(1)
    })

    it('behavior: ignores a payment that was used, whether the page or the store knows it', async () => {
      expect(await findAfter([{ status: 'success' }], { status: 'posting' })).toBe(0)
      expect(await findAfter([{}], { status: 'success' })).toBe(0)
      const requestState = { ...paidOnce, status: 'pending' as const, rawStatus: 'pending' }
      expect(await findAfter([{ status: 'filling', requestState }], { status: 'failed' })).toBe(0)
    })

    it('behavior: ignores a prompt that the wallet rejected, and a payment that another page later stored as unused', async () => {
      const open = state.items
      const prompting = { items: open.map((item) => ({ ...item, status: 'prompting' as const })) }
      const declined = { items: open.map((item) => ({ ...item, status: 'waiting' as const })) }
      expect(await findAfter([prompting])).toBe(1)
      expect(await findAfter([prompting, declined])).toBe(0)
      // An earlier prompt still counts.
      const before = { items: open.map((item) => ({ ...item, status: 'waiting' as const, wasLost: true })) }
      expect(await findAfter([prompting, before])).toBe(1)
      const items: Item[] = [{ ...permit, status: 'failed' }]
      expect(await findAfter([{}], { items, updatedAt: clock.now() + 1 })).toBe(0)
      expect(await findAfter([{}], { items, updatedAt: clock.now() })).toBe(1)
      // A page that stored it as waiting didn't know of the prompt.
      const unasked: Item[] = [{ ...permit, status: 'waiting' }]
      expect(await findAfter([{}], { items: unasked, updatedAt: clock.now() + 1 })).toBe(1)
    })

    it('behavior: forgets where a payment is once its hash turns out to be another transaction’s', async () => {
      const journal = createMemoryJournal()
      const intent = { from: address, at: 1_000 } as const
      const item = { ...sent, action: undefined, transactionHash: `0x${'6'.repeat(64)}`, intent } as const
      const { payingExecutions } = portsOf(journal)
      notePayments(payingExecutions, { ...state, status: 'unknown' }, clock.now())
      notePayments(payingExecutions, { ...state, status: 'confirming', items: [item] }, clock.now())
      const underWay = async () =>
        (await findOpenPayments(portsOf(journal), asked)).payments.map(({ isSent }) => isSent)
      expect(await underWay()).toEqual([true])
      const lost: Item[] = [{ ...sent, status: 'lost', transactionHash: undefined }]
      const later = { updatedAt: clock.now() + 1, status: 'rejected' } as const
      await storeRecord(journal, { ...record, id: 'one', items: lost, ...later })
      expect(await underWay()).toEqual([false])
    })

    it('behavior: counts the end of an own payment, even after its record was cleared', async () => {
      expect(await findAfter([{}, { isRestored: true, status: 'success' }])).toBe(0)
      expect(await findAfter([{}, { isRestored: true, status: 'unconfirmed', items: [] }])).toBe(1)
    })

    it('behavior: counts a signature that both the page and the store know once', async () => {
      expect(await findAfter([{}], { status: 'failed' })).toBe(1)
    })

    it.each<[string, Partial<ExecutionState>]>([
      ['the execution itself', { id: 'two' }],
      ['an execution that only storage knows', { isRestored: true }],
      [
        'an execution that was never prompted',
        { items: state.items.map((item) => ({ ...item, status: 'waiting' })) },
      ],
    ])('behavior: doesn’t note %s', async (_, change) => {
      expect(await findAfter([change])).toBe(0)
    })

    it('behavior: ignores payments of another provider', async () => {
      const journal = createMemoryJournal()
      notePayments(sharePayingExecutions(journal, 'https://other.invalid'), state, clock.now())
      expect(await findOpenPayments(portsOf(journal), asked)).toEqual({ payments: [] })
    })
  })

  it('error: gives what this page knows, with the error, if the journal can’t be read', async () => {
    const journal = { ...refusingJournal }
    const unread = { name: 'JournalError' }
    expect(await findOpenPayments(portsOf(journal), asked)).toMatchObject({
      payments: [],
      error: unread,
    })
    notePayments(portsOf(journal).payingExecutions, state, clock.now())
    const found = await findOpenPayments(portsOf(journal), asked)
    expect(found).toMatchObject({ payments: [{ chainId: currency.chainId }], error: unread })
  })

  it('behavior: knows an amount only of what this page asked for, not of what only the store says', async () => {
    const journal = createMemoryJournal()
    const ports = portsOf(journal)
    const amountsOf = async () => (await findOpenPayments(ports, asked)).payments.map(({ amount }) => amount)
    await storeRecord(journal, { ...record, id: 'one', status: 'unknown', items: [permit] })
    expect(await amountsOf()).toEqual([undefined])
    notePayments(ports.payingExecutions, state, 5_000)
    expect(await amountsOf()).toEqual([record.summary.pay.amount])
  })
})
