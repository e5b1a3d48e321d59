import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { CausewayProvider } from '../../src/hooks/CausewayProvider.tsx'
import { SwapWidget } from '../../src/widgets/SwapWidget.tsx'
import { createTestBench } from '../support/createTestBench.ts'

it('default: renders the form on a server and takes it over without a warning', async () => {
  const bench = createTestBench()
  const [pay] = bench.tokens
  const page = () => (
    <QueryClientProvider client={new QueryClient()}>
      <CausewayProvider
        client={bench.client}
        chains={bench.chains}
        transports={bench.transports}
        tokens={bench.tokens}
      >
        <SwapWidget defaultPay={pay} />
      </CausewayProvider>
    </QueryClientProvider>
  )
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = renderToString(page())
  expect(html).toContain('You pay')
  expect(html).toContain('data-cw-part="swap-submit"')

  const container = document.createElement('div')
  container.innerHTML = html
  const root = await act(async () => hydrateRoot(container, page()))
  expect(complained).not.toHaveBeenCalled()
  expect(container.querySelector('input')).not.toBeNull()
  act(() => root.unmount())
  complained.mockRestore()
})
