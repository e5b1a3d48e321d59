import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DepositAddressWidget } from '@causeway/react/widgets'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'
import { zeroAddress } from '../../../src/utils/address/zeroAddress.ts'

spyOnConsole()

it('error: reports an amount with more decimals than the currency has', async () => {
  renderWithCauseway(<DepositAddressWidget />, createTestEnvironment())
  const user = userEvent.setup()
  const [amount] = await screen.findAllByRole('textbox')
  await user.click(amount ?? document.body)
  await user.paste('0.1234567890123456789')
  expect(await screen.findByText('ETH has at most 18 decimals. Remove some digits.')).toBeVisible()
})

it('behavior: keeps an entry as it is seen, without bidi characters', async () => {
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

it('behavior: asks which amount is meant if it can be read in two ways', async () => {
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

it.each(['0x1', 'bc1qnone', 5, zeroAddress])(
  'error: refuses the page’s recovery address %j',
  (recoveryAddress) => {
    // From a page without types.
    const quoteParameters: object = { recoveryAddress }
    expect(() =>
      renderWithCauseway(<DepositAddressWidget quoteParameters={quoteParameters} />, createTestEnvironment()),
    ).toThrow('The argument "quoteParameters.recoveryAddress" of `DepositAddress.Root` is invalid')
  },
)

it.each([
  ['recipient', '0x00000000000000000000000000000000000000a1'],
  ['refundTo', '0x00000000000000000000000000000000000000b2'],
  ['amount', 5n],
  ['originCurrency', '0x00000000000000000000000000000000000000c3'],
])('error: refuses %s, which belongs to the form', (name, value) => {
  const quoteParameters: object = { [name]: value }
  expect(() =>
    renderWithCauseway(<DepositAddressWidget quoteParameters={quoteParameters} />, createTestEnvironment()),
  ).toThrow(
    `The argument "quoteParameters.${name}" of \`DepositAddress.Root\` is invalid: the form decides it`,
  )
})

/** From the empty form to the address. */
async function getAddress(user: UserEvent): Promise<void> {
  const [amount, recipient, refundTo] = await screen.findAllByRole<HTMLInputElement>('textbox')
  await user.type(amount ?? document.body, '1')
  await pasteInto(user, recipient ?? document.body, '0x00000000000000000000000000000000000000a1')
  await pasteInto(user, refundTo ?? document.body, '0x00000000000000000000000000000000000000b2')
  await user.click(screen.getByRole('checkbox', { name: /^The refund address is my own wallet on/ }))
  expect(screen.queryByText(/^Fees from \$/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Get deposit address' }))
  await screen.findByRole('heading', { name: 'Awaiting deposit' })
}

it.each([
  ['deployment', 1],
  ['interface', 0],
] as const)('behavior: tells the payer which accounts the order may refund: %s', async (dialect, count) => {
  renderWithCauseway(<DepositAddressWidget />, createTestEnvironment({ policy: { dialect } }), {
    wallet: undefined,
  })
  await getAddress(userEvent.setup())
  expect(screen.queryAllByText(/refund may go to the recipient on the destination network/)).toHaveLength(
    count,
  )
})

it('behavior: shows the app’s fee beside the address', async () => {
  const env = createTestEnvironment()
  const appFees = [{ recipient: '0x00000000000000000000000000000000000000C3', fee: 500 }]
  renderWithCauseway(<DepositAddressWidget quoteParameters={{ appFees }} />, env, { wallet: undefined })
  const user = userEvent.setup()
  await getAddress(user)
  await user.click(await screen.findByText(/^Fees from \$/))
  expect((await screen.findAllByText('App fee'))[0]).toBeVisible()
})

it('behavior: offers the connected wallet as the refund address, and never fills it in itself', async () => {
  const env = createTestEnvironment()
  renderWithCauseway(<DepositAddressWidget />, env)
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: /^Refund address on / })
  expect(field).toHaveValue('')
  await user.click(await screen.findByRole('button', { name: /^Use connected wallet / }))
  expect(field).toHaveValue(env.sandbox.accounts[0])
  expect(field).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Use connected wallet / })).toBeNull()
  // Only the payer knows whose it is.
  expect(screen.getByRole('checkbox', { name: /^The refund address is my own wallet/ })).not.toBeChecked()
})

it('behavior: offers no wallet without one', async () => {
  renderWithCauseway(<DepositAddressWidget />, createTestEnvironment(), { wallet: undefined })
  await screen.findByRole('textbox', { name: /^Refund address on / })
  expect(screen.queryByRole('button', { name: /^Use connected wallet / })).toBeNull()
})

it.each([
  ['strict', /^Strict address: /],
  ['open', /^Open address: /],
] as const)('default: says in one sentence what a %s address is', async (type, sentence) => {
  renderWithCauseway(<DepositAddressWidget quoteParameters={{ type }} />, createTestEnvironment())
  expect(await screen.findByText(sentence)).toBeVisible()
})
