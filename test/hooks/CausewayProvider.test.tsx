import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import * as React from 'react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { type Config, executeSteps, createMemoryJournal, createMemoryLocks } from '@causeway/react/execution'
import { CausewayProvider, useExecution, useExecutions } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

// React 18 has none.
const Activity = 'Activity' in React ? React.Activity : undefined

function setUp(
  parameters?: Parameters<typeof createTestEnvironment>[0],
  shared?: Parameters<typeof configOf>[1],
) {
  const env = createTestEnvironment(parameters)
  const config = configOf(env, shared)
  onTestFinished(() => config.stop())
  return { env, config }
}

type Setup = ReturnType<typeof setUp>

/** The status of the current execution, and the number of others. */
function Status() {
  const { state } = useExecution()
  const { pending, past } = useExecutions()
  return (
    <p role="status">
      {state.status} {pending.length} {past.length}
    </p>
  )
}

function Page({ setup: { env, config }, children }: { setup: Setup; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <CausewayProvider config={config} wallet={env.wallet}>
          {children}
        </CausewayProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

const shown = (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), { timeout: 60_000 })

/** Waits for the store, whether or not anything renders it. */
const reaches = (config: Config, status: string) =>
  vi.waitFor(() => expect(config.executions.current.getState().status).toBe(status), { timeout: 60_000 })

async function start({ env, config }: Setup): Promise<void> {
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const connection = { wallet: env.wallet, chainReader: config.chainReader }
  act(() => void config.executions.current.start(quote, connection))
}

describe('a run belongs to the config', () => {
  it('behavior: continues while nothing is mounted, and shows up in the next mounted part', async () => {
    const setup = setUp({ policy: { fillDelayMs: 200 } })
    const page = (
      <Page setup={setup}>
        <Status />
      </Page>
    )
    const { unmount } = render(page)
    await start(setup)
    await shown('filling')
    unmount()
    await reaches(setup.config, 'success')
    render(page)
    await shown('success 0 0')
  })

  it('behavior: answers and follows a prompt that is open while the page is replaced', async () => {
    const setup = setUp({ policy: { fillDelayMs: 20 } })
    const answer = Promise.withResolvers<boolean>()
    setup.env.sandbox.wallet.approve = () => answer.promise
    const { unmount } = render(
      <Page setup={setup}>
        <Status />
      </Page>,
    )
    await start(setup)
    await shown('awaitingWallet')
    unmount()
    answer.resolve(true)
    await reaches(setup.config, 'success')
  })

  if (Activity)
    it('behavior: continues while hidden by React’s Activity, and shows its current state afterwards', async () => {
      if (!Activity) return
      const setup = setUp({ policy: { fillDelayMs: 200 } })
      const page = (mode: 'visible' | 'hidden') => (
        <Activity mode={mode}>
          <Page setup={setup}>
            <Status />
          </Page>
        </Activity>
      )
      const { rerender } = render(page('visible'))
      await start(setup)
      await shown('filling')
      rerender(page('hidden'))
      await reaches(setup.config, 'success')
      rerender(page('visible'))
      await shown('success 0 0')
    })

  if (Activity)
    it('behavior: follows a swap of an earlier page while it is hidden', async () => {
      if (!Activity) return
      const shared = { journal: createMemoryJournal(), locks: createMemoryLocks() }
      const { env, config: earlier } = setUp({ policy: { fillDelayMs: 300 } }, shared)
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      const page = new AbortController()
      await executeSteps(
        earlier,
        { quote, wallet: env.wallet },
        {
          signal: page.signal,
          onChange: ({ status }) => {
            if (status === 'filling') page.abort()
          },
        },
      )

      const setup = { env, config: configOf(env, shared) }
      onTestFinished(() => setup.config.stop())
      const app = (mode: 'visible' | 'hidden') => (
        <Activity mode={mode}>
          <Page setup={setup}>
            <Status />
          </Page>
        </Activity>
      )
      const { rerender } = render(app('visible'))
      await shown('idle 1 0')
      rerender(app('hidden'))
      await vi.waitFor(
        () =>
          expect(setup.config.executions.getState().past.map(({ state }) => state.status)).toEqual([
            'success',
          ]),
        { timeout: 60_000 },
      )
      rerender(app('visible'))
      await shown('idle 0 1')
    })
})

it('behavior: reads nothing on a server, and connects no wallet', () => {
  const setup = setUp()
  const journal = { ...createMemoryJournal(), read: vi.fn(), subscribe: vi.fn() }
  const config = configOf(setup.env, { journal })
  const connect = vi.spyOn(config, 'connect')
  const html = renderToString(
    <Page setup={{ ...setup, config }}>
      <Status />
    </Page>,
  )
  expect(html).toContain('idle')
  expect(connect).not.toHaveBeenCalled()
  expect(journal.read).not.toHaveBeenCalled()
  expect(journal.subscribe).not.toHaveBeenCalled()
})

it.each([
  ['nothing', undefined],
  ['chains', [{ id: 1 }]],
  ['a client', createTestEnvironment().client],
])('error: throws InvalidConfigError for %s instead of a config', async (_, config) => {
  const { env } = setUp()
  const error = { name: 'InvalidConfigError', argument: 'config' }
  expect(() =>
    renderToString(
      <Page setup={{ env, config: config as never }}>
        <Status />
      </Page>,
    ),
  ).toThrow(expect.objectContaining({ ...error, message: expect.stringContaining('`CausewayProvider`') }))
  await expect(executeSteps(config as never, {} as never)).rejects.toMatchObject({
    ...error,
    message: expect.stringContaining('`executeSteps`'),
  })
})

it('error: refuses a config that was rebuilt member by member, without what the hooks share', () => {
  const setup = setUp()
  const config = Object.fromEntries(Object.entries(setup.config)) as unknown as Config
  expect(() =>
    renderToString(
      <Page setup={{ ...setup, config }}>
        <Status />
      </Page>,
    ),
  ).toThrow(expect.objectContaining({ name: 'InvalidConfigError', argument: 'config' }))
})
