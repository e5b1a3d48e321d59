import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import { Fragment, StrictMode, useEffect, useState, version, type ReactElement, type ReactNode } from 'react'
import {
  type CreateConfigParameters,
  createConfig,
  createMemoryJournal,
  createMemoryLocks,
} from '@causeway/react/execution'
import { CausewayProvider, type CausewayProviderProps } from '@causeway/react'
import type { TestEnvironment } from './environment/createTestEnvironment.ts'

/** React 18's StrictMode cancels the requests of a mount and asks again, and tests count them. */
const Mode = version.startsWith('18.') ? Fragment : StrictMode

export interface ProviderChange
  extends
    Partial<Omit<CreateConfigParameters, 'baseUrl' | 'deployment' | 'testnet'>>,
    Partial<CausewayProviderProps> {
  queryClient?: QueryClient
}

/** A config of a test environment, with what the test changes. */
export function configOf(
  env: TestEnvironment,
  change: Partial<Omit<CreateConfigParameters, 'baseUrl' | 'deployment' | 'testnet'>> = {},
) {
  const { client, chains, transports, tokens } = env
  return createConfig({
    chains,
    transports,
    tokens,
    pollingIntervalMs: 10,
    journal: createMemoryJournal(),
    locks: createMemoryLocks(),
    ...change,
    client: change.client ?? client,
  })
}

/** A page on a test environment, in StrictMode, with what the test changes. A config that the test gives outlives it. */
function createWrapper(env: TestEnvironment, change: ProviderChange = {}) {
  const {
    config,
    wallet = 'wallet' in change ? undefined : env.wallet,
    locale,
    messages,
    providerName,
    queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } }),
    ...rest
  } = change
  return function Wrapper({ children }: { children: ReactNode }) {
    const [own] = useState(() => config ?? configOf(env, rest))
    useEffect(() => () => (config ? undefined : own.stop()), [own])
    return (
      <Mode>
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={own} {...{ wallet, locale, messages, providerName }}>
            {children}
          </CausewayProvider>
        </QueryClientProvider>
      </Mode>
    )
  }
}

export function renderWithCauseway(element: ReactElement, env: TestEnvironment, change?: ProviderChange) {
  return render(element, { wrapper: createWrapper(env, change) })
}

export function renderHookWithCauseway<result>(
  hook: () => result,
  env: TestEnvironment,
  change?: ProviderChange,
) {
  return renderHook(hook, { wrapper: createWrapper(env, change) })
}
