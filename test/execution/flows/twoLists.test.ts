// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createExecutions, createWebStorageJournal } from '@causeway/react/execution'
import { advanceWhile, createTestExecution } from '../../support/environment/createTestExecution.ts'

it('behavior: a list hears at once what another one of the same window begins, and how that ends', async () => {
  const journal = createWebStorageJournal({ prefix: 'two lists:' })
  const env = createTestExecution({}, { journal })
  const { client, clock, sleepClock, locks, requestWatcher } = env
  const [ours, theirs] = [1, 2].map(() =>
    createExecutions(client, {
      clock: sleepClock,
      journal: createWebStorageJournal({ prefix: 'two lists:' }),
      locks,
      requestWatcher,
    }),
  )
  if (!ours || !theirs) throw new TypeError('Two were made.')
  for (const list of [ours, theirs]) onTestFinished(list.open({ chainReader: env.reader }))
  const pass = async (ms: number) => {
    const until = clock.now() + ms
    await advanceWhile(clock, () => clock.now() < until)
  }
  await pass(1_000)
  const { current } = theirs
  onTestFinished(() => current.stop())
  void current.start(await getQuote(client, env.quoteParameters('ETH')), env.connection)
  await advanceWhile(clock, () => current.getState().status !== 'filling')
  await pass(500)
  expect(ours.getState().pending).toMatchObject([
    { isInOtherTab: true, state: { id: current.getState().id } },
  ])
  await advanceWhile(clock, () => current.getState().status !== 'success')
  await pass(500)
  expect(ours.getState()).toMatchObject({ pending: [], past: [{ state: { storedStatus: 'success' } }] })
})
