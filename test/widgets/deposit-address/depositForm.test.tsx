import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DepositAddressWidget } from '../../../src/exports/widgets.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

it('error: an amount with more decimals than the currency has', async () => {
  renderWithCauseway(<DepositAddressWidget />, createTestEnvironment())
  const user = userEvent.setup()
  const [amount] = await screen.findAllByRole('textbox')
  await user.click(amount ?? document.body)
  await user.paste('0.1234567890123456789')
  expect(await screen.findByText('ETH has at most 18 decimals. Remove some digits.')).toBeVisible()
})

it('behavior: what is entered is kept as it is seen, without marks of direction', async () => {
  renderWithCauseway(<DepositAddressWidget />, createTestEnvironment())
  const user = userEvent.setup()
  const [amount, ...addresses] = await screen.findAllByRole<HTMLInputElement>('textbox')
  for (const field of [amount, ...addresses]) {
    await user.click(field ?? document.body)
    await user.paste('\u202e1.5')
    expect(field).toHaveValue('1.5')
  }
  expect(addresses.length).toBe(2)
})

it('behavior: an amount that can be read in two ways is a question with its answers', async () => {
  renderWithCauseway(<DepositAddressWidget />, createTestEnvironment())
  const user = userEvent.setup()
  const [amount] = await screen.findAllByRole<HTMLInputElement>('textbox')
  await user.click(amount ?? document.body)
  await user.paste('1,234')
  expect(amount).toBeValid()
  expect(amount).toHaveAccessibleDescription('Which amount do you mean? Choose one.')
  expect(screen.getByRole('button', { name: 'Use 1,234' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use 1.234' }))
  expect(amount).toHaveValue('1.234')
  expect(amount).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Use 1/ })).toBeNull()
})
