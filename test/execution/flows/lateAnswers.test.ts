import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createExecutions, type Journal } from '@causeway/react/execution'
import { readJournal } from '../../../src/execution/ports/journal/executionJournal.ts'
import { advanceWhile, createTestExecution } from '../../support/environment/createTestExecution.ts'

/** Of a transaction that was sent past the public network: no chain tells of it yet. */
const hash = `0x${'5e'.repeat(32)}` as const

/**
 * A page in which a swap was left while the wallet was asked, and is followed by a second list since.
 *
 * @param toSecond What the second list has for a journal.
 */
async function leaveWhileAsked(toSecond: (journal: Journal) => Journal) {
  const env = createTestExecution()
  const { client, sleepClock: clock, journal, locks, requestWatcher, execution } = env
  let answer: ((hash: `0x${string}`) => void) | undefined
  const wallet = {
    ...env.wallet,
    sendTransaction: () => new Promise<`0x${string}`>((resolve) => (answer = resolve)),
  }
  const quote = await getQuote(client, env.quoteParameters('ETH'))
  void execution.start(quote, { ...env.connection, wallet })
  await advanceWhile(env.clock, () => answer === undefined)
  execution.stop()
  const executions = createExecutions(client, { clock, journal: toSecond(journal), locks, requestWatcher })
  const pass = async (ms: number) => {
    const until = env.clock.now() + ms
    await advanceWhile(env.clock, () => env.clock.now() < until)
  }
  const close = executions.open({ chainReader: env.reader })
  await pass(20_000)
  return {
    executions,
    pass,
    close,
    answer: (given: `0x${string}`) => answer?.(given),
    stored: async () => (await readJournal(journal, client.baseUrl)).records,
  }
}

describe('a wallet that answers when its swap was left', () => {
  it.each<[string, (journal: Journal) => Journal]>([
    ['one journal', (journal) => journal],
    // As of two configs that each made the default journal. No event tells a window of what it wrote itself.
    ['two journals of one store', (journal) => ({ ...journal })],
  ])('default: its hash stays in %s, whoever follows the transfer', async (_, toSecond) => {
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
})
