import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote, type Client, type GetQuoteParameters } from '@causeway/react/actions'
import { createExecution } from '@causeway/react/execution'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'
import { hash } from '../../support/environment/createTestRun.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

const hourMs = 3_600_000

/** A swap whose approval waits to be mined. */
async function approve(
  dialect: 'interface' | 'deployment' = 'interface',
  createClient: (env: TestExecution) => Client = ({ client }) => client,
  change: Partial<GetQuoteParameters> = {},
) {
  const env = createTestExecution({ policy: { dialect } })
  const network = env.sandbox.network(env.chains[0].id)
  network.mining = 'manual'
  const asked = vi.spyOn(env.wallet, 'sendTransaction')
  const client = createClient(env)
  const { clock } = client
  const { journal, locks } = env
  const execution = createExecution(client, { clock, journal, locks })
  onTestFinished(() => execution.stop())
  const quote = await getQuote(client, env.quoteParameters('USDC', change))
  const over = execution.start(quote, env.connection)
  await advanceWhile(env.clock, () => {
    const { status, decision } = execution.getState()
    if (decision) execution.proceed()
    return status !== 'confirming'
  })
  return {
    clock: env.clock,
    asked,
    async mine() {
      network.mining = 'automatic'
      network.mine()
      await advanceUntil(env.clock, over)
      return over
    },
  }
}

describe('an approval that took long', () => {
  it.each(['interface', 'deployment'] as const)(
    'error: doesn’t prompt for the deposit once the order has ended (%s)',
    async (dialect) => {
      const { clock, asked, mine } = await approve(dialect)
      await clock.advance(26 * hourMs)
      const state = await mine()
      expect(state).toMatchObject({
        status: 'failed',
        error: { name: 'QuoteExpiredError' },
        items: [{ status: 'done' }, { status: 'waiting' }],
      })
      expect(asked).toHaveBeenCalledOnce()
    },
  )

  it('behavior: prompts for the deposit within the order’s time', async () => {
    const { clock, asked, mine } = await approve()
    await clock.advance(hourMs / 2)
    expect(await mine()).toMatchObject({ status: 'success' })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['right', 0],
    ['half an hour behind', -hourMs / 2],
    ['half an hour ahead', hourMs / 2],
  ])(
    'error: doesn’t prompt for the deposit once the requested time is over, by a clock that is %s',
    async (_, aheadMs) => {
      const skewed = ({ sandbox, sleepClock }: TestExecution) =>
        clientOf(sandbox.fetch, { ...sleepClock, now: () => sleepClock.now() + aheadMs })
      const { clock, asked, mine } = await approve('interface', skewed, { ttl: 300 })
      await clock.advance(hourMs / 6)
      expect(await mine()).toMatchObject({ status: 'failed', error: { name: 'QuoteExpiredError' } })
      expect(asked).toHaveBeenCalledOnce()
    },
  )

  it('error: doesn’t prompt for the deposit when another device has paid meanwhile', async () => {
    let isPaid = false
    const { clock, asked, mine } = await approve('interface', (env) =>
      clientOf(
        async (input, init) =>
          isPaid && String(input).includes('/intents/status')
            ? Response.json({ status: 'pending', inTxHashes: [hash] })
            : env.sandbox.fetch(input, init),
        env.sleepClock,
      ),
    )
    isPaid = true
    await clock.advance(20_000)
    expect(await mine()).toMatchObject({ status: 'failed', error: { name: 'QuotePaidError' } })
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('a text to sign that took long', () => {
  it.each([
    ['within the order’s time', hourMs / 2, { status: 'success' }, 1],
    ['after it', 26 * hourMs, { status: 'failed', error: { name: 'QuoteExpiredError' } }, 0],
  ])(
    'behavior: decides whether to prompt for the deposit, signed %s',
    async (_when, waitMs, end, deposits) => {
      const env = createTestExecution({ policy: { requiresClaim: true } })
      const asked = vi.spyOn(env.wallet, 'sendTransaction')
      const signed = Promise.withResolvers<void>()
      const { signMessage } = env.wallet
      const wallet = {
        ...env.wallet,
        async signMessage(message: Parameters<NonNullable<typeof signMessage>>[0]) {
          await signed.promise
          return signMessage?.(message) ?? Promise.reject(new Error())
        },
      }
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      const over = env.execution.start(quote, { ...env.connection, wallet })
      onTestFinished(() => env.execution.stop())
      await advanceWhile(env.clock, () => env.execution.getState().status !== 'awaitingWallet')
      await env.clock.advance(waitMs)
      signed.resolve()
      await advanceUntil(env.clock, over)
      expect(await over).toMatchObject(end)
      expect(asked).toHaveBeenCalledTimes(deposits)
    },
  )
})
