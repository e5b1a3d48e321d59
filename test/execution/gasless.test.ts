import type { ScenarioName } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '../../src/actions/getQuote.ts'
import { createExecutionBench, runToEnd, type ExecutionBench } from '../support/createExecutionBench.ts'

/** A sandbox that plays a scenario, and what the wallet was asked for. */
function createBench(scenario: ScenarioName = 'calm') {
  const bench = createExecutionBench()
  bench.sandbox.faults.play(scenario)
  const asked: string[] = []
  bench.sandbox.wallet.approve = async ({ method }) => {
    asked.push(method)
    return true
  }
  return { bench, asked }
}

const run = (bench: ExecutionBench, quote: Quote) => runToEnd(bench, quote, { chains: bench.reader })

const paidBy = async ({ sandbox, wallet }: ExecutionBench, { parameters }: Quote) =>
  10_000_000_000n -
  (await sandbox.ledger.balanceOf(
    parameters.originChainId,
    parameters.originCurrency as `0x${string}`,
    wallet.address,
  ))

describe('an execution by signatures', () => {
  it('default: one signature, no transaction, and the request is filled', async () => {
    const { bench, asked } = createBench()
    const quote = await getQuote(bench.client, bench.quoteParameters('USDC', { usePermit: true }))
    expect(await run(bench, quote)).toMatchObject({ status: 'success' })
    expect(asked).toEqual(['eth_signTypedData_v4'])
    expect(await paidBy(bench, quote)).toBe(100_000_000n)
  })

  it('behavior: steps that the answer brings are taken, too', async () => {
    const { bench, asked } = createBench('permitsNotRelayed')
    const quote = await getQuote(bench.client, bench.quoteParameters('USDC', { usePermit: true }))
    const told = new Set<string>()
    bench.execution.subscribe(() => {
      const { decision } = bench.execution.getState()
      if (decision?.kind !== 'findings') return
      for (const { rule } of decision.findings) told.add(rule)
      bench.execution.proceed()
    })
    expect(await run(bench, quote)).toMatchObject({ status: 'success' })
    // The permit stays good beside what is then paid by hand.
    expect([...told]).toEqual(['token-outflow'])
    expect(asked).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sendTransaction'])
    expect(await paidBy(bench, quote)).toBe(100_000_000n)
  })

  it('behavior: a message comes before the transactions', async () => {
    const { bench, asked } = createBench('claimFirst')
    const quote = await getQuote(bench.client, bench.quoteParameters())
    expect(await run(bench, quote)).toMatchObject({ status: 'success' })
    expect(asked).toEqual(['personal_sign', 'eth_sendTransaction', 'eth_sendTransaction'])
  })

  it('error: too low a balance ends it, and nothing is taken', async () => {
    const { bench, asked } = createBench()
    const asking = bench.quoteParameters('USDC', { usePermit: true, amount: 10_000_000_001n })
    const quote = await getQuote(bench.client, asking)
    expect(await run(bench, quote)).toMatchObject({ status: 'failed' })
    expect(asked).toEqual(['eth_signTypedData_v4'])
    expect(await paidBy(bench, quote)).toBe(0n)
  })
})
