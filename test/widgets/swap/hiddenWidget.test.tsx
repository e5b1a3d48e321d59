import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import { DepositAddressWidget, SwapWidget, type SwapValue } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

interface HidingProps {
  mode: 'visible' | 'hidden'
  children: React.ReactNode
}

/** React 18 has no `Activity`: there a page hides by leaving out, and what was typed is gone. */
const isKept = 'Activity' in React
const Hiding = isKept
  ? React.Activity
  : ({ mode, children }: HidingProps) => (mode === 'visible' ? children : undefined)

it.each(['while the wallet asks', 'between two prompts'])(
  'behavior: SwapWidget: keeps its state when it is hidden %s and shown again, and prompts only once',
  async (when) => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const config = configOf(env)
    onTestFinished(() => config.stop())
    const prompts: string[] = []
    const answer = Promise.withResolvers<boolean>()
    const asked = Promise.withResolvers<void>()
    // The first is answered at once where the second one is waited for.
    const held = when === 'while the wallet asks' ? 1 : 2
    env.sandbox.wallet.approve = async ({ method }) => {
      if (method !== 'eth_sendTransaction') return true
      if (prompts.push(method) !== held) return true
      asked.resolve()
      return answer.promise
    }
    const [pay, receive] = env.chains.map(({ id }) =>
      env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
    )
    const queryClient = new QueryClient()
    const page = (mode: 'visible' | 'hidden') => (
      <QueryClientProvider client={queryClient}>
        <CausewayProvider config={config} wallet={env.wallet}>
          <Hiding mode={mode}>
            <SwapWidget defaultPay={pay} defaultReceive={receive} />
          </Hiding>
        </CausewayProvider>
      </QueryClientProvider>
    )
    const user = userEvent.setup()
    const { rerender } = render(page('visible'))
    await pasteInto(user, screen.getByRole('textbox', { name: 'Amount you pay' }), '100')
    await submitSwap(user)
    await act(() => asked.promise)

    rerender(page('hidden'))
    expect(screen.queryByRole('button')).toBeNull()
    expect(config.executions.current.getState().status).toBe('awaitingWallet')
    act(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    rerender(page('visible'))
    // Its heading takes the focus when it first renders.
    expect(document.activeElement === document.body).toBe(isKept)
    expect(prompts).toHaveLength(held)
    rerender(page('hidden'))
    answer.resolve(true)
    await act(async () => {
      await expect
        .poll(() => config.executions.current.getState().status, { timeout: 60_000 })
        .toBe('success')
    })
    rerender(page('visible'))
    expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    expect(prompts).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'New swap' }))
    expect(screen.getByRole('textbox', { name: 'Amount you pay' })).toHaveValue(isKept ? '100' : '')
  },
)

it('behavior: SwapWidget: requests its quote when it is hidden right after typing and shown again', async () => {
  const env = createTestEnvironment()
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  function Page({ mode }: Pick<HidingProps, 'mode'>) {
    const [value, setValue] = React.useState<Partial<SwapValue>>({ amount: '' })
    return (
      <Hiding mode={mode}>
        <SwapWidget
          defaultPay={pay}
          defaultReceive={receive}
          value={value}
          onChange={({ amount }) => setValue({ amount })}
        />
      </Hiding>
    )
  }
  const { rerender } = renderWithCauseway(<Page mode="visible" />, env)
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount you pay' }), { target: { value: '100' } })
  rerender(<Page mode="hidden" />)
  rerender(<Page mode="visible" />)
  expect(await screen.findByRole('button', { name: 'Review bridge' })).toBeEnabled()
})

it('a11y: SwapWidget: leaves the focus where it is when it is shown again with its deposit address panel', async () => {
  const env = createTestEnvironment()
  const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'ETH')
  const page = (mode: 'visible' | 'hidden') => (
    <>
      <button>Own button</button>
      <Hiding mode={mode}>
        <SwapWidget
          defaultPay={pay}
          defaultReceive={receive}
          defaultAmount="1.5"
          depositAddress={DepositAddressWidget}
        />
      </Hiding>
    </>
  )
  const user = userEvent.setup()
  const { rerender } = renderWithCauseway(page('visible'), env, { wallet: undefined })
  await user.click(await screen.findByRole('button', { name: 'Pay from an exchange or any wallet' }))
  expect(screen.getByRole('button', { name: 'Back to swap' })).toHaveFocus()
  rerender(page('hidden'))
  await user.click(screen.getByRole('button', { name: 'Own button' }))
  rerender(page('visible'))
  expect(screen.getByRole('button', { name: 'Own button' })).toHaveFocus()
})
