import { describe, expect, it } from 'vitest'
import { createLateAnswers, type LateAnswer } from '../../../../src/execution/core/host/lateAnswers.ts'
import { removeEntry } from '../../../../src/execution/ports/journal/journalEntries.ts'
import { UserRejectedError } from '@causeway/react'
import { createMemoryJournal, createMemoryLocks } from '@causeway/react/execution'

const hash = `0x${'7'.repeat(64)}` as const
const address = (digit: string) => `0x${digit.repeat(40)}`
const answer: LateAnswer = { id: 'one', indexes: [1], transactionHash: hash }

const amountOn = (chainId: number, of: string) => ({
  amount: '5',
  currency: { chainId, address: of, decimals: 6 },
})

/** A journal with two executions of two items each, as an earlier page wrote them. */
function stored(status: string, itemStatus = 'prompting') {
  const journal = createMemoryJournal()
  for (const id of ['other', 'one']) {
    const intent = { from: address('1'), at: 1_500 }
    const item = { kind: 'transaction', stepId: 'deposit', chainId: 1, status: itemStatus, intent }
    const summary = {
      sender: address('1'),
      recipient: address('2'),
      refundTo: address('3'),
      pay: amountOn(1, address('4')),
      receive: amountOn(10, address('5')),
    }
    const record = {
      version: 1,
      id,
      baseUrl: 'https://sandbox.invalid',
      status,
      summary,
      items: [item, item],
      startedAt: 1_000,
      updatedAt: 2_000,
    }
    void journal.write({ id, text: JSON.stringify(record) })
  }
  const locks = createMemoryLocks()
  const clock = { now: () => 9_000, sleep: () => new Promise<void>(() => {}) }
  const answers = createLateAnswers({ journal, clock, locks })
  const read = async (id: string) =>
    JSON.parse((await journal.read()).find((entry) => entry.id === id)?.text ?? 'null')
  return { journal, locks, answers, read }
}

describe('createLateAnswers', () => {
  it('default: writes the hash into the journal if the execution is not followed', async () => {
    const { answers, read } = stored('awaitingWallet')
    let told = 0
    answers.onStored.add(() => (told += 1))
    const [before, other] = [await read('one'), await read('other')]
    await answers.keep(answer)
    expect(await read('one')).toEqual({
      ...before,
      status: 'confirming',
      updatedAt: 9_000,
      items: [before.items[0], { ...before.items[1], status: 'confirming', transactionHash: hash }],
    })
    expect(await read('other')).toEqual(other)
    expect(told).toBe(1)
  })

  it.each(['filling', 'success', 'refunded', 'failed'])(
    'behavior: adds the hash and nothing else where the provider has reported %s',
    async (status) => {
      const { answers, read } = stored(status, 'done')
      const before = await read('one')
      await answers.keep(answer)
      expect(await read('one')).toEqual({
        ...before,
        updatedAt: 9_000,
        items: [before.items[0], { ...before.items[1], transactionHash: hash }],
      })
    },
  )

  it('behavior: notifies the followers of an execution, and leaves the journal to them', async () => {
    const { answers, read } = stored('awaitingWallet')
    const before = await read('one')
    const heard: unknown[] = []
    const end = answers.listen('one', (late) => heard.push(late))
    const endSecond = answers.listen('one', (late) => heard.push(late))
    const endOther = answers.listen('other', () => heard.push('other'))
    await answers.keep(answer)
    expect(heard).toEqual([answer, answer])
    end()
    await answers.keep(answer)
    expect(heard).toHaveLength(3)
    expect(await read('one')).toEqual(before)
    endSecond()
    await answers.keep(answer)
    expect(heard).toHaveLength(3)
    expect((await read('one')).status).toBe('confirming')
    endOther()
  })

  it('behavior: notifies a follower that came after the last one had left', async () => {
    const { answers } = stored('awaitingWallet')
    const heard: LateAnswer[] = []
    answers.listen('one', () => {})()
    answers.listen('one', (late) => heard.push(late))
    await answers.keep(answer)
    expect(heard).toEqual([answer])
  })

  it('behavior: doesn’t bring back a removed entry when a write that was given up ends late', async () => {
    const { journal, locks } = stored('awaitingWallet')
    const { promise, resolve } = Promise.withResolvers<void>()
    const { write } = journal
    journal.write = (entry) => promise.then(() => write(entry))
    // All that is limited takes too long.
    const answers = createLateAnswers({
      journal,
      clock: { now: () => 9_000, sleep: () => new Promise(setImmediate) },
      locks,
    })
    await expect(answers.keep(answer)).rejects.toMatchObject({ name: 'JournalError' })
    await removeEntry(journal, 'one')
    resolve()
    await new Promise(setImmediate)
    expect((await journal.read()).map(({ id }) => id)).toEqual(['other'])
  })

  const unsent = {
    id: 'one',
    indexes: [0, 1],
    transactionHash: undefined,
    unsent: { promptedAt: 1_500, error: new UserRejectedError() },
  }

  it('behavior: removes the execution of a prompt that sent nothing', async () => {
    const { answers, read } = stored('awaitingWallet')
    await answers.keep(unsent)
    expect(await read('one')).toBeNull()
    expect(await read('other')).not.toBeNull()
  })

  it('behavior: changes nothing of an earlier prompt when a later one sent nothing', async () => {
    const { answers, read } = stored('unknown', 'lost')
    const before = await read('one')
    await answers.keep({ ...unsent, unsent: { ...unsent.unsent, promptedAt: 1_600 } })
    expect(await read('one')).toEqual(before)
  })

  it('behavior: lets another tab that follows the execution read that nothing was sent', async () => {
    const { answers, read, locks } = stored('awaitingWallet')
    const release = await locks.acquire('causeway:execution:one')
    await answers.keep(unsent)
    const waiting = { status: 'waiting' }
    expect(await read('one')).toMatchObject({ status: 'rejected', items: [waiting, waiting] })
    release?.()
  })

  it('error: reports the answer to an execution that is not stored, and doesn’t store it', async () => {
    const { answers, journal } = stored('awaitingWallet')
    const before = await journal.read()
    let told = 0
    answers.onStored.add(() => (told += 1))
    let unsaved = 0
    answers.onUnsaved.add(() => (unsaved += 1))
    const error = {
      name: 'JournalError',
      sent: hash,
      requestId: '0xa5',
      details: `It won’t be tracked after this page is closed. Note its hash or ID: ${hash} Note the request ID: 0xa5`,
    }
    await expect(answers.keep({ ...answer, id: 'gone', requestId: '0xa5' })).rejects.toMatchObject(error)
    expect(answers.unsaved).toEqual([hash])
    // This wallet named nothing that anyone could note.
    await expect(answers.keep({ ...answer, id: 'gone', transactionHash: undefined })).rejects.toMatchObject({
      name: 'JournalError',
      details: 'It won’t be tracked after this page is closed.',
    })
    expect(answers.unsaved).toEqual([hash])
    expect(unsaved).toBe(1)
    expect(await journal.read()).toEqual(before)
    expect(told).toBe(0)
  })
})
