import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { type Config, createMemoryJournal } from '@causeway/react/execution'
import { CausewayProvider } from '@causeway/react'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

/** Something that a page waits for: its code, or the rest of a streamed document. */
function createGate() {
  let open = () => {}
  let isOpen = false
  const opened = new Promise<void>((resolve) => {
    open = () => {
      isOpen = true
      resolve()
    }
  })
  function Gate({ children }: { children: ReactNode }) {
    // oxlint-disable-next-line typescript/only-throw-error -- how a component of React 18 and 19 waits
    if (!isOpen) throw opened
    return children
  }
  return { open, Gate }
}

type Gate = ReturnType<typeof createGate>['Gate']

function pageOf(env: TestEnvironment, config: Config, Gate: Gate) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <CausewayProvider config={config} wallet={env.wallet}>
        <Suspense>
          <Gate>
            <SwapWidget depositAddress={DepositAddressWidget} />
          </Gate>
        </Suspense>
      </CausewayProvider>
    </QueryClientProvider>
  )
}

it('behavior: hydrates a widget late with what the page knows by then, without other markup', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 60_000 } })
  const journal = createMemoryJournal()
  const before = configOf(env, { journal })
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const { current } = before.executions
  void current.start(quote, { wallet: env.wallet, chainReader: before.chainReader })
  await vi.waitFor(() => expect(current.getState().status).toBe('filling'), { timeout: 60_000 })
  before.stop()

  const written = createGate()
  written.open()
  const container = document.createElement('div')
  container.innerHTML = renderToString(pageOf(env, configOf(env), written.Gate))
  document.body.append(container)
  expect(screen.getByText('You pay')).toBeVisible()

  const recovered: unknown[] = []
  const config = configOf(env, { journal })
  const late = createGate()
  const root = await act(async () =>
    hydrateRoot(container, pageOf(env, config, late.Gate), {
      onRecoverableError: (error) => recovered.push(error),
    }),
  )
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
    config.stop()
  })
  await waitFor(() => expect(config.executions.getState().pending).toHaveLength(1))
  await act(async () => late.open())
  expect(await screen.findByRole('button', { name: /^Show / })).toBeVisible()
  expect(recovered).toEqual([])
})
