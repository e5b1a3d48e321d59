import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import { Fragment, StrictMode, version, type ReactElement, type ReactNode } from 'react'
import { CausewayProvider, type CausewayProviderProps } from '../../src/hooks/CausewayProvider.tsx'
import { memoryJournal } from '../../src/execution/ports/journal/journal.ts'
import { memoryLocks } from '../../src/execution/ports/locks/locks.ts'
import type { TestBench } from './createTestBench.ts'

/** React 18's StrictMode cancels the requests of a mount and asks again, and tests count them. */
const Mode = version.startsWith('18.') ? Fragment : StrictMode

export type ProviderChange = Partial<CausewayProviderProps>

/** The provider on a test bench, in StrictMode, with what the test changes. */
function createWrapper(bench: TestBench, change: ProviderChange = {}) {
  const journal = memoryJournal()
  const locks = memoryLocks()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <Mode>
        <QueryClientProvider client={queryClient}>
          <CausewayProvider
            client={bench.client}
            chains={bench.chains}
            transports={bench.transports}
            tokens={bench.tokens}
            wallet={bench.wallet}
            pollingIntervalMs={10}
            journal={journal}
            locks={locks}
            {...change}
          >
            {children}
          </CausewayProvider>
        </QueryClientProvider>
      </Mode>
    )
  }
}

export function renderWithCauseway(element: ReactElement, bench: TestBench, change?: ProviderChange) {
  return render(element, { wrapper: createWrapper(bench, change) })
}

export function renderHookWithCauseway<result>(
  hook: () => result,
  bench: TestBench,
  change?: ProviderChange,
) {
  return renderHook(hook, { wrapper: createWrapper(bench, change) })
}
