import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const names = /^(Alder|Birch)$/
const told = (element: HTMLElement) =>
  within(element)
    .getAllByText(names)
    .map(({ textContent }) => textContent)

it.each([
  [false, ['Alder', 'Birch']],
  [true, ['Birch', 'Alder']],
])('behavior: lists networks in the order of the config, reversed: %s', async (isTurned, order) => {
  const env = createTestEnvironment()
  const chains = isTurned ? env.chains.toReversed() : env.chains
  const config = configOf(env, { chains: chains as typeof env.chains })
  onTestFinished(config.stop)
  renderWithCauseway(
    <>
      <SwapWidget />
      <DepositAddressWidget />
    </>,
    env,
    { config },
  )
  const from = await screen.findByRole('combobox', { name: 'From network' })
  expect(told(from)).toEqual(order)
  await userEvent.setup().click(screen.getByRole('button', { name: /^Token you pay with/ }))
  const filter = within(await screen.findByRole('dialog')).getByRole('group', { name: 'Network' })
  expect(told(filter)).toEqual(order)
})
