import { getQuote } from '@causeway/react/actions'
import { createExecutions } from '@causeway/react/execution'
import { expect, it, onTestFinished } from 'vitest'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
} from '../../../support/environment/createTestExecution.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'

it.each([
  ['failed', 'its approval reverted', [{ type: 'approve', outcome: 'reverts' }], 'TransactionRevertedError'],
  ['rejected', 'its payment was rejected', [{ type: 'approve' }, { type: 'reject' }], 'UserRejectedError'],
] as const)(
  'behavior: lists a swap as %s after the next one starts, since %s before anything was paid',
  async (status, _, script, error) => {
    const env = createTestExecution()
    env.sandbox.wallet.script(...script)
    const { client, sleepClock, journal, locks, requestWatcher, reader: chainReader, wallet } = env
    const list = createExecutions(client, { clock: sleepClock, journal, locks, requestWatcher })
    onTestFinished(list.open({ chainReader, getWallet: () => wallet }))
    const first = list.current.start(await getQuote(client, env.quoteParameters('USDC')), env.connection)
    await advanceUntil(env.clock, first)
    expect(await first).toMatchObject({ status, error: { name: error } })

    const second = list.current.start(await getQuote(client, env.quoteParameters('ETH')), env.connection)
    await advanceUntil(env.clock, second)
    expect(await second).toMatchObject({ status: 'success' })
    // Long enough for a list that follows the first one to ask about it.
    for (let count = 0; count < 12; count++) {
      await env.clock.advance(5_000)
      await flushPromises()
    }
    const { pending, past } = list.getState()
    expect(pending).toEqual([])
    expect(past.map(({ state }) => [state.status, state.error?.name, state.isRestored])).toEqual([
      [status, error, false],
    ])
  },
)

it('behavior: still follows a swap whose payment reverted, since a reorganization may change that', async () => {
  const env = createTestExecution()
  env.sandbox.wallet.script({ type: 'approve' }, { type: 'approve', outcome: 'reverts' })
  const { client, sleepClock, journal, locks, requestWatcher, reader: chainReader, wallet } = env
  const list = createExecutions(client, { clock: sleepClock, journal, locks, requestWatcher })
  onTestFinished(list.open({ chainReader, getWallet: () => wallet }))
  const first = list.current.start(await getQuote(client, env.quoteParameters('USDC')), env.connection)
  await advanceUntil(env.clock, first)
  expect(await first).toMatchObject({ status: 'failed', error: { name: 'TransactionRevertedError' } })
  list.current.reset()
  await advanceWhile(env.clock, () => list.getState().pending.length === 0)
  expect(list.getState().pending).toMatchObject([{ isTracked: true, state: { isRestored: true } }])
})
