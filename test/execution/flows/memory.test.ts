import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { executeSteps } from '@causeway/react/execution'
import { advanceUntil, createTestExecution } from '../../support/environment/createTestExecution.ts'

// A server makes many swaps on one journal.
it('behavior: quotes of finished swaps are not kept in memory', async () => {
  const env = createTestExecution()
  const { client, reader: chainReader, journal, locks, requestWatcher } = env
  const config = { client, chainReader, journal, locks, requestWatcher, getAudit: () => ({}) }
  const quotes: WeakRef<object>[] = []
  const swap = async () => {
    const quote = await getQuote(client, env.quoteParameters('ETH'))
    quotes.push(new WeakRef(quote))
    const over = executeSteps(config, { quote, wallet: env.wallet }, { clock: env.sleepClock })
    await advanceUntil(env.clock, over)
    return (await over).status
  }
  const statuses = [await swap(), await swap(), await swap()]
  expect(statuses).toEqual(['success', 'success', 'success'])
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  // The environment's last answers may still be held.
  expect(quotes.slice(0, -1).filter((quote) => quote.deref())).toEqual([])
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
