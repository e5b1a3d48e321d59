// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createExecutions, createWebStorageJournal } from '@causeway/react/execution'
import { advanceWhile, createTestExecution } from '../../support/environment/createTestExecution.ts'

function createLists() {
  const prefix = 'two lists:'
  const env = createTestExecution({}, { journal: createWebStorageJournal({ prefix }) })
  const { client, clock, sleepClock, locks, requestWatcher } = env
  const create = () => {
    const journal = createWebStorageJournal({ prefix })
    const list = createExecutions(client, { clock: sleepClock, journal, locks, requestWatcher })
    onTestFinished(list.open({ chainReader: env.reader }))
    return list
  }
  const pass = async (ms: number) => {
    const until = clock.now() + ms
    await advanceWhile(clock, () => clock.now() < until)
  }
  return { env, ours: create(), theirs: create(), pass }
}

it('behavior: notices at once what another list of the same window begins, and how that ends', async () => {
  const { env, ours, theirs, pass } = createLists()
  const { client, clock } = env
  await pass(1_000)
  const { current } = theirs
  onTestFinished(() => current.stop())
  void current.start(await getQuote(client, env.quoteParameters('ETH')), env.connection)
  await advanceWhile(clock, () => current.getState().status !== 'filling')
  await pass(500)
  expect(ours.getState().pending).toMatchObject([{ place: 'otherTab', state: { id: current.getState().id } }])
  await advanceWhile(clock, () => current.getState().status !== 'success')
  await pass(500)
  expect(ours.getState()).toMatchObject({ pending: [], past: [{ state: { storedStatus: 'success' } }] })
})

it('behavior: notices that another list of the same window has removed what it followed to its end', async () => {
  const { env, ours, theirs, pass } = createLists()
  const { client, clock } = env
  await pass(1_000)
  const { current } = theirs
  void current.start(await getQuote(client, env.quoteParameters('ETH')), env.connection)
  await advanceWhile(clock, () => current.getState().status !== 'filling')
  const { id = '' } = current.getState()
  current.stop()
  await advanceWhile(clock, () => theirs.getState().past.length === 0)
  expect(theirs.getState().past).toMatchObject([{ state: { id, status: 'success' } }])
  await pass(500)
  expect(await ours.forget(id)).toBe(true)
  await pass(500)
  expect(theirs.getState()).toMatchObject({ pending: [], past: [] })
})
