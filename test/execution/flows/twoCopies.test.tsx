import { waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import type * as execution from '@causeway/react/execution'
import type { ExecutionState } from '@causeway/react/execution'
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'

type Execution = typeof execution

/** A copy of the package, as a page has two when two of its bundles bring their own. */
async function loadCopy(): Promise<Execution> {
  vi.resetModules()
  return import('@causeway/react/execution')
}

/** A config of a copy, with what every page has by default: the journal and the locks of its origin. */
function configOf({ createConfig }: Execution, { client, chains, transports, tokens }: TestEnvironment) {
  const config = createConfig({ client, chains, transports, tokens, pollingIntervalMs: 10 })
  onTestFinished(config.stop)
  return config
}

interface Setup {
  /** How each copy pays the same quote with a wallet of the given name. */
  pay: readonly ((name: string) => Promise<ExecutionState>)[]
  configs: readonly ReturnType<typeof configOf>[]
  prompts: string[]
  approve: () => void
}

async function setUp(): Promise<Setup> {
  onTestFinished(() => localStorage.clear())
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const copies = [await loadCopy(), await loadCopy()]
  expect(copies[0]?.createConfig).not.toBe(copies[1]?.createConfig)
  const configs = copies.map((copy) => configOf(copy, env))
  let approve = () => {}
  const isApproved = new Promise<void>((resolve) => {
    approve = resolve
  })
  const prompts: string[] = []
  const walletOf = (name: string): typeof env.wallet => ({
    ...env.wallet,
    async sendTransaction(parameters) {
      prompts.push(name)
      await isApproved
      return env.wallet.sendTransaction(parameters)
    },
  })
  const pay = copies.map(
    (copy, index) => (name: string) =>
      copy.executeSteps(configs[index] as never, { quote, wallet: walletOf(name) }),
  )
  return { pay, configs, prompts, approve }
}

/** The executions that a copy lists without having run them. */
async function listOf({ executions, connect }: ReturnType<typeof configOf>) {
  onTestFinished(connect(undefined))
  await waitFor(() =>
    expect(executions.getState().past.length + executions.getState().pending.length).toBe(1),
  )
  const { past, pending } = executions.getState()
  return [...pending, ...past].map(({ state }) => state.id)
}

describe('two copies of the package on one page', () => {
  it('behavior: pay a quote once when started one after the other, and the second one lists it', async () => {
    const { pay, configs, prompts, approve } = await setUp()
    const started = pay[0]?.('first')
    await waitFor(() => expect(prompts).toEqual(['first']))
    const repeated = pay[1]?.('second')
    approve()
    const { id, status } = (await started) ?? {}
    expect(status).toBe('success')
    expect((await repeated)?.error?.name).toBe('QuotePaidError')
    expect(prompts).toEqual(['first'])
    expect(configs[1] && (await listOf(configs[1]))).toEqual([id])
  })

  it('behavior: pay a quote once when started at the same moment', async () => {
    const { pay, prompts, approve } = await setUp()
    approve()
    const ends = await Promise.all(pay.map((start, index) => start(`copy ${index}`)))
    expect(prompts).toHaveLength(1)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['failed', 'success'])
  })
})
