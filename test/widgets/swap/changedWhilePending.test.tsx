import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { SwapWidget } from '@causeway/react/widgets'
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'

/** A page that sets the amount itself, with a swap of 100 just confirmed. */
async function renderSubmitted(env: TestEnvironment, wallet = env.wallet) {
  const config = configOf(env)
  onTestFinished(config.stop)
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const page = (amount: string) => <SwapWidget defaultPay={pay} defaultReceive={receive} value={{ amount }} />
  const { rerender } = renderWithCauseway(page('100'), env, { config, wallet })
  await submitSwap(userEvent.setup())
  return { config, setAmount: (amount: string) => rerender(page(amount)) }
}

const amount = () => screen.findByRole('textbox', { name: 'Amount you pay' })

it('behavior: keeps a swap between its approval and its payment when the page changes a value', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const network = env.sandbox.network(env.chains[0].id)
  network.mining = 'manual'
  const { config, setAmount } = await renderSubmitted(env)
  await screen.findByRole('heading', { name: 'Transaction pending' })
  setAmount('7')
  expect(screen.getByRole('heading', { name: 'Transaction pending' })).toBeVisible()
  network.mining = 'automatic'
  network.mine()
  expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(config.executions.current.getState().summary?.pay.amount).toBe(100_000_000n)
  await userEvent.setup().click(screen.getByRole('button', { name: 'New swap' }))
  expect(await amount()).toHaveValue('7')
})

it('behavior: keeps a swap whose quote is still checked when the page changes a value', async () => {
  const env = createTestEnvironment()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const { getAccount } = env.wallet
  const wallet = { ...env.wallet, getAccount: () => held.then(getAccount) }
  const { setAmount } = await renderSubmitted(env, wallet)
  await screen.findByRole('heading', { name: 'Checking quote' })
  setAmount('7')
  answer()
  expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
})

it('behavior: replaces a swap that is sent completely by the new value, and continues it in the list', async () => {
  const env = createTestEnvironment()
  env.sandbox.faults.add({ kind: 'chain', type: 'stuckFill' })
  const { config, setAmount } = await renderSubmitted(env)
  await screen.findByRole('heading', { name: 'Bridge in progress' })
  setAmount('7')
  expect(await amount()).toHaveValue('7')
  await waitFor(() => expect(config.executions.getState().pending).toHaveLength(1))
})
