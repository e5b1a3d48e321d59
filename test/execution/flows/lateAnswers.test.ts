import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  createExecutions,
  type Journal,
  type Locks,
  type Wallet,
  type WalletBatch,
} from '@causeway/react/execution'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import { advanceWhile, createTestExecution } from '../../support/environment/createTestExecution.ts'

/** The hash of a transaction sent past the public network: no chain shows it yet. */
const hash = `0x${'5e'.repeat(32)}` as const

/** The wallet's own ID of a batch, which it gives instead of ours. */
const ownId = 'batch of the wallet'

/** A wallet that answers when the test says so. */
type WalletOf = (answer: (resolve: (answer: string) => void) => void) => Partial<Wallet>

const sendsOne: WalletOf = (onAsked) => ({
  sendTransaction: () => new Promise<string>(onAsked) as Promise<`0x${string}`>,
})

/**
 * A page in which a swap was left while the wallet was asked, and is followed by a second list since.
 *
 * @param toSecond What the second list has for a journal.
 */
async function leaveWhileAsked(
  toSecond: (journal: Journal, locks: Locks) => Journal | Promise<Journal>,
  symbol: 'ETH' | 'USDC' = 'ETH',
  walletOf = sendsOne,
) {
  const env = createTestExecution()
  const { client, sleepClock: clock, journal, locks, requestWatcher, execution } = env
  let answer: ((answer: string) => void) | undefined
  const wallet: Wallet = { ...env.wallet, ...walletOf((resolve) => (answer = resolve)) }
  const quote = await getQuote(client, env.quoteParameters(symbol))
  void execution.start(quote, { ...env.connection, wallet })
  await advanceWhile(env.clock, () => answer === undefined)
  execution.stop()
  const executions = createExecutions(client, {
    clock,
    journal: await toSecond(journal, locks),
    locks,
    requestWatcher,
  })
  const pass = async (ms: number) => {
    const until = env.clock.now() + ms
    await advanceWhile(env.clock, () => env.clock.now() < until)
  }
  const close = executions.open({ chainReader: env.reader, getWallet: () => wallet })
  await pass(20_000)
  return {
    requestId: quote.steps[0]?.requestId,
    executions,
    pass,
    close,
    answer: (given: string) => answer?.(given),
    stored: async () => (await readJournal(journal, client.baseUrl)).records,
  }
}

const journals: [string, (journal: Journal) => Journal][] = [
  ['one journal', (journal) => journal],
  // Like two configs that each made the default journal. No event notifies a window of its own writes.
  ['two journals of one store', (journal) => ({ ...journal })],
]

describe('a wallet that answers after the page has left the swap', () => {
  it.each(journals)('default: keeps its hash in %s, whatever page follows the swap', async (_, toSecond) => {
    const { executions, pass, close, answer, stored } = await leaveWhileAsked(toSecond)
    expect(executions.getState().pending).toMatchObject([
      { state: { status: 'unknown', items: [{ status: 'lost' }] } },
    ])
    answer(hash)
    await pass(20_000)
    expect(await stored()).toMatchObject([
      { status: 'confirming', items: [{ status: 'confirming', transactionHash: hash }] },
    ])
    expect(executions.getState().pending).toMatchObject([{ state: { items: [{ transactionHash: hash }] } }])
    await pass(10 * 60_000)
    expect(await stored()).toMatchObject([{ items: [{ transactionHash: hash }] }])
    // Whether it was sent is no question any more.
    expect(executions.getState().pending).toMatchObject([
      { state: { decision: undefined, items: [{ transactionHash: hash }] } },
    ])
    close()
  })
  it.each(journals)(
    'default: keeps its own ID of a batch in %s, and asks for the batch by that ID',
    async (_, toSecond) => {
      const asked = vi.fn<(id: string) => void>()
      const { executions, pass, close, answer, stored } = await leaveWhileAsked(
        toSecond,
        'USDC',
        (onAsked) => ({
          batches: {
            getAtomicity: async () => 'supported',
            sendCalls: async (_batch: WalletBatch) => new Promise<string>(onAsked),
            async getCallsStatus(id) {
              asked(id)
              if (id !== ownId) throw Object.assign(new Error('There is no such batch.'), { code: 5730 })
              return { status: 100, transactionHashes: [] }
            },
          },
        }),
      )
      await pass(10 * 60_000)
      expect(asked).not.toHaveBeenCalledWith(ownId)
      expect(executions.getState().pending).toMatchObject([
        { state: { status: 'unknown', items: [{ status: 'lost' }, { status: 'lost' }] } },
      ])
      answer(ownId)
      await pass(20_000)
      const sent = { status: 'confirming', intent: { callsId: ownId } }
      expect(await stored()).toMatchObject([{ status: 'confirming', items: [sent, sent] }])
      expect(asked).toHaveBeenLastCalledWith(ownId)
      await pass(10 * 60_000)
      expect(await stored()).toMatchObject([{ status: 'confirming', items: [sent, sent] }])
      expect(executions.getState().pending).toMatchObject([
        { state: { decision: undefined, items: [sent, sent] } },
      ])
      close()
    },
  )

  it.each(['ETH', 'USDC'] as const)(
    'error: names what a full store can’t keep of %s, and keeps naming it',
    async (symbol) => {
      const reported = vi.spyOn(console, 'error').mockReturnValue()
      onTestFinished(() => reported.mockRestore())
      const isBatch = symbol === 'USDC'
      const sent = isBatch ? ownId : hash
      let store: Journal | undefined
      const fill = async (journal: Journal, locks: Locks) => {
        store = journal
        // Another tab has the swap.
        for (const { id } of await journal.read()) await locks.acquire(`causeway:execution:${id}`)
        journal.write = () => Promise.reject(new Error('full'))
        return journal
      }
      const { executions, pass, close, answer, requestId } = await leaveWhileAsked(
        fill,
        symbol,
        (onAsked) => ({
          ...sendsOne(onAsked),
          ...(isBatch && {
            batches: {
              getAtomicity: async () => 'supported',
              sendCalls: () => new Promise<string>(onAsked),
              getCallsStatus: () => Promise.reject(new Error('no answer')),
            },
          }),
        }),
      )
      expect(executions.getState().unsaved).toEqual([])
      answer(sent)
      await pass(1_000)
      const error = {
        name: 'JournalError',
        sent,
        requestId,
        details: `It won’t be tracked after this page is closed. Note its hash or ID: ${sent} Note the request ID: ${requestId}`,
      }
      expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(error))
      // The list changes each time that the other tab is tried.
      await pass(10 * 60_000)
      expect(executions.getState()).toMatchObject({ unsaved: [sent], error: undefined })
      // That the store can't be read, either, is reported in addition.
      if (store) store.read = () => Promise.reject(new Error('broken'))
      const told: unknown[] = []
      executions.subscribe(() => told.push(executions.getState().unsaved, executions.getState().error?.name))
      await pass(10 * 60_000)
      expect(told).toContain('JournalError')
      expect(told.filter(Array.isArray)).toEqual(told.filter(Array.isArray).map(() => [sent]))
      close()
    },
  )
})
