import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as hooks from '../../src/exports/index.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'
import { restoredQueryClient } from '../support/restoredQueryClient.ts'
import { inTurn } from '../support/runner/caseCount.ts'
import { spyOnConsole } from '../support/runner/spyOnConsole.ts'
import { everyWidget, widgetFactsOf, type WidgetFacts } from '../support/widgets/everyWidget.tsx'

spyOnConsole()

const env = createTestEnvironment()
const facts: WidgetFacts = await widgetFactsOf(env)
const requestId = facts.quote.steps[0]?.requestId ?? ''

const shapes: Record<string, unknown> = {
  null: null,
  number: 5,
  text: '100',
  true: true,
  object: {},
  list: [],
  'empty pages': { pages: [], pageParams: [] },
  'pages of nothing': { pages: [null], pageParams: [null] },
  'pages of objects': { pages: [{}], pageParams: [{}] },
  'requests of nothing': { pages: [{ requests: [null], unreadable: [] }], pageParams: [{ offset: 0 }] },
  'requests of objects': { pages: [{ requests: [{}], unreadable: [] }], pageParams: [{ offset: 0 }] },
  'invalid pages': { pages: 5, pageParams: 5 },
  'a quote of an older version': { steps: [{}], details: {}, receivedAt: 5, parameters: {} },
}

class Boundary extends Component<
  { onError: (error: unknown) => void; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

function DepositAddressProbe() {
  hooks.useDepositAddress({ requestId })
  return null
}

const pages: Record<string, (facts: WidgetFacts) => ReactNode> = {
  ...everyWidget,
  useDepositAddress: () => <DepositAddressProbe />,
}

async function mount(queryClient: QueryClient, content: ReactNode) {
  const errors: unknown[] = []
  const config = configOf(env)
  onTestFinished(config.stop)
  render(
    <QueryClientProvider client={queryClient}>
      <hooks.CausewayProvider config={config} wallet={env.wallet}>
        <Boundary onError={(error) => errors.push(error)}>
          <Suspense>{content}</Suspense>
        </Boundary>
      </hooks.CausewayProvider>
    </QueryClientProvider>,
  )
  await act(async () => {})
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return errors
}

describe('restored data with another shape', () => {
  it.each(Object.entries(pages).map(([name, page], turn) => [name, page, turn] as const))(
    'error: %s',
    async (_, page, turn) => {
      const first = new QueryClient()
      await mount(first, page(facts))
      const keys = first
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey)
      cleanup()
      const complaints: string[] = []
      for (const [shape, data] of inTurn(Object.entries(shapes), { share: 3, turn })) {
        const queryClient = restoredQueryClient(keys.map((key) => [key, data]))
        const errors = await mount(queryClient, page(facts))
        // The sandbox lists requests for a key alone, and a suspended list says so.
        complaints.push(
          ...errors
            .filter((error) => !(error instanceof hooks.ServiceError))
            .map((error) => `${shape}: ${String(error)}`),
        )
        cleanup()
      }
      expect(complaints).toEqual([])
    },
  )
})
