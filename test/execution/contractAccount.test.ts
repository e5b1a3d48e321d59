import { describe, expect, it } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import { auditQuote } from '../../src/audit/auditQuote.ts'
import { advanceWhile, createExecutionBench, runToEnd } from '../support/createExecutionBench.ts'
import { friend } from '../support/quoteKinds.ts'

type Bench = ReturnType<typeof createExecutionBench>

const benchOf = (kind: 'plain' | 'contract' | 'delegated'): Bench => {
  const bench = createExecutionBench()
  bench.sandbox.wallet.setAccountKind(bench.wallet.address, kind)
  return bench
}

const promptsOf = ({ execution }: Bench) => {
  const prompts: number[] = []
  execution.subscribeEvents(({ event }) => {
    if (event.type === 'prompted') prompts.push(...event.indexes)
  })
  return prompts
}

describe('an account that is a contract', () => {
  it('error: is asked whether it is there, too, before it sends to itself on another chain', async () => {
    const bench = benchOf('contract')
    const prompts = promptsOf(bench)
    const quote = await getQuote(bench.client, bench.quoteParameters('USDC'))
    const over = bench.execution.start(quote, bench.io)
    await advanceWhile(bench.clock, () => bench.execution.getState().decision === undefined)
    expect(bench.execution.getState().decision).toMatchObject({
      kind: 'findings',
      findings: [
        {
          rule: 'contract-account',
          severity: 'confirm',
          facts: { account: bench.wallet.address, chainId: quote.parameters.destinationChainId },
        },
      ],
    })
    bench.execution.decline()
    expect((await over).status).toBe('rejected')
    expect(prompts).toEqual([])
  })

  it('behavior: is not asked twice', async () => {
    const bench = benchOf('contract')
    const quote = await getQuote(bench.client, bench.quoteParameters('USDC'))
    const acceptedFindings = auditQuote(quote, { isContractAccount: true })
    const over = bench.execution.start(quote, bench.io, { acceptedFindings })
    await advanceWhile(bench.clock, () => bench.execution.getState().status !== 'success')
    expect((await over).status).toBe('success')
  })

  it('behavior: may send to whom it names', async () => {
    const bench = benchOf('contract')
    const quote = await getQuote(bench.client, { ...bench.quoteParameters('USDC'), recipient: friend })
    expect((await runToEnd(bench, quote)).status).toBe('success')
  })

  it.each(['plain', 'delegated'] as const)(
    'default: a %s account is its key’s on every chain',
    async (kind) => {
      const bench = benchOf(kind)
      const quote = await getQuote(bench.client, bench.quoteParameters('USDC'))
      expect((await runToEnd(bench, quote)).status).toBe('success')
    },
  )

  it('behavior: a chain that does not answer keeps nobody from sending', async () => {
    const bench = benchOf('plain')
    const chains = { ...bench.reader, getCode: () => Promise.reject(new Error('no answer')) }
    const quote = await getQuote(bench.client, bench.quoteParameters('USDC'))
    expect((await runToEnd(bench, quote, { chains })).status).toBe('success')
  })
})
