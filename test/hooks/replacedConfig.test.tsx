import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  type Config,
  createMemoryJournal,
  type Journal,
  createWebStorageJournal,
  createMemoryLocks,
} from '@causeway/react/execution'
import { CausewayProvider, useExecution } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const sendingMethods = /^(eth_sendTransaction|wallet_sendCalls|eth_signTypedData_v4|personal_sign)$/

/** A page with two configs of one browser, and a wallet whose first transaction waits for an answer. */
function setUp(journals?: readonly [Journal, Journal]) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const journal = createMemoryJournal()
  const locks = createMemoryLocks()
  const [first, second] = (journals ?? [journal, journal]).map((own) =>
    configOf(env, { journal: own, locks }),
  )
  if (!first || !second) throw new TypeError('There are no two configs.')
  onTestFinished(() => {
    first.stop()
    second.stop()
  })
  const answer = Promise.withResolvers<boolean>()
  const prompts: string[] = []
  env.sandbox.wallet.approve = ({ method }) => {
    if (sendingMethods.test(method)) prompts.push(method)
    return answer.promise
  }
  return { env, first, second, answer, prompts }
}

type Setup = ReturnType<typeof setUp>

async function start({ env, first }: Setup): Promise<void> {
  const quote = await getQuote(env.client, env.quoteParameters('USDC'))
  act(
    () => void first.executions.current.start(quote, { wallet: env.wallet, chainReader: first.chainReader }),
  )
}

const reaches = (config: Config, status: string) =>
  vi.waitFor(() => expect(config.executions.current.getState().status).toBe(status), { timeout: 60_000 })

/** The wallet's transaction is mined, and there was time to prompt for the next item. */
const isApproved = ({ env }: Setup) =>
  vi.waitFor(
    async () => {
      const [alder] = env.sandbox.chains
      const nonce = await env.reader.getTransactionCount({
        chainId: alder?.id ?? 0,
        account: env.sandbox.accounts[0],
      })
      expect(nonce).toBe(1)
    },
    { timeout: 60_000 },
  )

const Watch = ({ config }: { config: Config }) => <p>{useExecution({ config }).state.status}</p>

function Page({ setup, config, watched }: { setup: Setup; config: Config; watched?: Config }) {
  return (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <CausewayProvider config={config} wallet={setup.env.wallet}>
          {watched && <Watch config={watched} />}
        </CausewayProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

describe('a config that the provider replaces with another', () => {
  it.each<[name: string, given: (config: Config) => Config]>([
    ['a config', (config) => config],
    ['a copy of one', (config) => ({ ...config })],
  ])('behavior: stops prompting from %s, while the other config shows what was sent', async (_, given) => {
    const setup = setUp()
    const { first, second, answer, prompts } = setup
    const { rerender } = render(<Page setup={setup} config={given(first)} />)
    await start(setup)
    await reaches(first, 'awaitingWallet')
    rerender(<Page setup={setup} config={second} />)
    answer.resolve(true)
    await isApproved(setup)
    // The approval is done, and nothing more was prompted: the provider has no payment, and may say so.
    await vi.waitFor(
      () => {
        const [listed] = second.executions.getState().past
        expect(listed?.state).toMatchObject({ status: 'rejected', error: { name: 'InterruptedError' } })
        expect(listed?.state.items.map(({ status }) => status)).toEqual(['done', 'waiting'])
      },
      { timeout: 60_000 },
    )
    expect(prompts).toEqual(['eth_sendTransaction'])
    expect(first.executions.current.getState().status).toBe('idle')
  })

  it('behavior: reports a late hash at once to another config with a journal on the browser’s storage', async () => {
    onTestFinished(() => localStorage.clear())
    const setup = setUp([createWebStorageJournal(), createWebStorageJournal()])
    const { env, first, second, answer } = setup
    // The provider doesn't report what the wallet has sent.
    env.sandbox.faults.add({ endpoint: 'status', type: 'serverError', status: 500 })
    const { rerender } = render(<Page setup={setup} config={first} />)
    await start(setup)
    await reaches(first, 'awaitingWallet')
    rerender(<Page setup={setup} config={second} />)
    const followed = () => second.executions.getState().pending[0]?.state
    await vi.waitFor(() => expect(followed()?.status).toBe('unknown'), { timeout: 60_000 })
    answer.resolve(true)
    await vi.waitFor(() => expect(followed()?.items[0]?.transactionHash).toMatch(/^0x[0-9a-f]{64}$/), {
      timeout: 60_000,
    })
  })

  it('behavior: continues while a hook of the page still uses it', async () => {
    const setup = setUp()
    const { first, second, answer, prompts } = setup
    const { rerender } = render(<Page setup={setup} config={first} watched={first} />)
    await start(setup)
    await reaches(first, 'awaitingWallet')
    rerender(<Page setup={setup} config={second} watched={first} />)
    answer.resolve(true)
    await reaches(first, 'success')
    expect(prompts).toHaveLength(2)
  })

  it('behavior: continues to the end if no prompt is left', async () => {
    const setup = setUp()
    const { first, second, answer } = setup
    answer.resolve(true)
    setup.env.sandbox.faults.add({ endpoint: 'status', type: 'serverError', status: 500, times: 1 })
    const { rerender } = render(<Page setup={setup} config={first} />)
    await start(setup)
    await reaches(first, 'filling')
    rerender(<Page setup={setup} config={second} />)
    await reaches(first, 'success')
  })

  it('behavior: continues when the page renders the same config in a new object', async () => {
    const setup = setUp()
    const { first, answer, prompts } = setup
    const { rerender } = render(<Page setup={setup} config={first} />)
    await start(setup)
    await reaches(first, 'awaitingWallet')
    rerender(<Page setup={setup} config={first} />)
    answer.resolve(true)
    await reaches(first, 'success')
    expect(prompts).toHaveLength(2)
  })
})
