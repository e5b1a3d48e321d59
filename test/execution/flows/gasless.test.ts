import type { ScenarioName } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import {
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

/** A sandbox that plays a scenario, and what the wallet was asked for. */
function createGaslessExecution(scenario: ScenarioName = 'calm') {
  const env = createTestExecution()
  env.sandbox.faults.play(scenario)
  const asked: string[] = []
  env.sandbox.wallet.approve = async ({ method }) => {
    asked.push(method)
    return true
  }
  return { env, asked }
}

const run = (env: TestExecution, quote: Quote) => runToEnd(env, quote, { chainReader: env.reader })

const paidBy = async ({ sandbox, wallet }: TestExecution, { parameters }: Quote) =>
  10_000_000_000n -
  (await sandbox.ledger.balanceOf(
    parameters.originChainId,
    parameters.originCurrency as `0x${string}`,
    wallet.address,
  ))

describe('an execution by signatures', () => {
  it('default: needs one signature and no transaction, and fills the request', async () => {
    const { env, asked } = createGaslessExecution()
    const quote = await getQuote(env.client, env.quoteParameters('USDC', { usePermit: true }))
    expect(await run(env, quote)).toMatchObject({ status: 'success' })
    expect(asked).toEqual(['eth_signTypedData_v4'])
    expect(await paidBy(env, quote)).toBe(100_000_000n)
  })

  it('behavior: executes the steps that the answer appends', async () => {
    const { env, asked } = createGaslessExecution('permitsNotRelayed')
    const quote = await getQuote(env.client, env.quoteParameters('USDC', { usePermit: true }))
    const told = new Set<string>()
    env.execution.subscribe(() => {
      const { decision } = env.execution.getState()
      if (decision?.kind !== 'findings') return
      for (const { rule } of decision.findings) told.add(rule)
      env.execution.proceed()
    })
    expect(await run(env, quote)).toMatchObject({ status: 'success' })
    // The permit stays good beside what is then paid by hand.
    expect([...told]).toEqual(['token-outflow'])
    expect(asked).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sendTransaction'])
    expect(await paidBy(env, quote)).toBe(100_000_000n)
  })

  it('behavior: signs a message before the transactions', async () => {
    const { env, asked } = createGaslessExecution('claimFirst')
    const quote = await getQuote(env.client, env.quoteParameters())
    expect(await run(env, quote)).toMatchObject({ status: 'success' })
    expect(asked).toEqual(['personal_sign', 'eth_sendTransaction', 'eth_sendTransaction'])
  })

  it('behavior: asks before another payment of the token while a refused permit is still valid', async () => {
    const { env, asked } = createGaslessExecution()
    const refused = env.quoteParameters('USDC', { usePermit: true, amount: 10_000_000_001n })
    expect(await run(env, await getQuote(env.client, refused))).toMatchObject({ status: 'failed' })
    const decisions: unknown[] = []
    const answers = [false, true]
    env.execution.subscribe(() => {
      const { decision } = env.execution.getState()
      if (!decision) return
      decisions.push(decision.kind)
      if (answers.shift()) env.execution.proceed()
      else env.execution.decline()
    })
    const next = () => getQuote(env.client, env.quoteParameters('USDC', { usePermit: true }))
    expect(await run(env, await next())).toMatchObject({ status: 'rejected' })
    expect(asked).toHaveLength(1)
    expect(await run(env, await next())).toMatchObject({ status: 'success' })
    expect(decisions).toEqual(['pendingPayment', 'pendingPayment'])
    // Another token is paid without a question.
    const other = await getQuote(env.client, env.quoteParameters('ETH'))
    expect(await run(env, other)).toMatchObject({ status: 'success' })
    expect(decisions).toHaveLength(2)
  })

  it('error: fails if the balance is too low, and pays nothing', async () => {
    const { env, asked } = createGaslessExecution()
    const asking = env.quoteParameters('USDC', { usePermit: true, amount: 10_000_000_001n })
    const quote = await getQuote(env.client, asking)
    expect(await run(env, quote)).toMatchObject({ status: 'failed' })
    expect(asked).toEqual(['eth_signTypedData_v4'])
    expect(await paidBy(env, quote)).toBe(0n)
  })
})
