import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CausewayProvider, useDepositAddresses } from '@causeway/react'
import { useUnreadableDeposits } from '../../../src/hooks/internal/deposits/useUnreadableDeposits.ts'
import { useExecutionFingerprint } from '../../../src/hooks/internal/executions/useExecutionFingerprint.ts'
import { useIsHidden } from '../../../src/hooks/internal/useIsHidden.ts'
import { accountsOf } from '../../../src/config/configInternals.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'
import { otherSender } from '../../support/swaps/storedSwaps.ts'

// React logs what was thrown.
spyOnConsole()

const modules = import.meta.glob<Record<string, unknown>>('../../../src/hooks/internal/**/*.ts', {
  eager: true,
})
/** Those that are a public hook with other options bear its name; one is given the name of its caller. */
const names = new Map([
  ['useInnerClearHistory', 'useClearHistory'],
  ['useInnerDepositAddress', 'useDepositAddress'],
])
const hooks = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => /^use[A-Z]/.test(name) && name !== 'useConnectedAccounts')

const queryClient = new QueryClient()
const Page = ({ children }: { children?: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

it.each(hooks)('error: %s, outside of the provider, names itself', (name, hook) => {
  const useIt = hook as (...given: unknown[]) => unknown
  expect(() => renderHook(() => useIt({}, {}, {}), { wrapper: Page })).toThrow(
    `\`${names.get(name) ?? name}\` must be used inside \`CausewayProvider\`.`,
  )
})

it('behavior: knows nothing on a server of what a browser stores, or of who was connected there', () => {
  const env = createTestEnvironment()
  const config = configOf(env)
  const accounts = accountsOf(config)
  // As a browser has it after its wallet was replaced.
  accounts.connect(otherSender)()
  accounts.connect(env.wallet.address)
  const view = { id: '0x1', account: otherSender }
  expect(accounts.isHidden(view)).toBe(true)
  const seen: unknown[] = []
  function Server() {
    const { unreadable, error } = useUnreadableDeposits()
    const { deposits, isLoaded } = useDepositAddresses()
    seen.push(useExecutionFingerprint(), unreadable, error, useIsHidden(view), deposits, isLoaded)
    return null
  }
  renderToString(
    <Page>
      <CausewayProvider config={config}>
        <Server />
      </CausewayProvider>
    </Page>,
  )
  expect(seen).toEqual(['', [], undefined, false, [], false])
})
