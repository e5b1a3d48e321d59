import { screen, waitFor, within } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'

spyOnConsole()

it.each([
  ['Swap.Root', 'appFee', 'appFees', SwapWidget],
  ['Swap.Root', 'refferer', 'referrer', SwapWidget],
  ['Swap.Root', 'ttls', 'ttl', SwapWidget],
  ['DepositAddress.Root', 'appFee', 'appFees', DepositAddressWidget],
  ['DepositAddress.Root', 'refferer', 'referrer', DepositAddressWidget],
  ['DepositAddress.Root', 'appFeeRecipient', 'appFeeRecipients', DepositAddressWidget],
])('error: %s refuses %s, and suggests %s', (caller, name, meant, Widget) => {
  // From a page without types.
  const misspelt: object = { [name]: [] }
  expect(() => renderWithCauseway(<Widget quoteParameters={misspelt} />, createTestEnvironment())).toThrow(
    `The argument "quoteParameters.${name}" of \`${caller}\` is invalid: there is none; did you mean \`${meant}\`?`,
  )
})

it.each([
  ['a deposit address’s own', 'appFeeRecipients', []],
  ['a deposit address’s own', 'acceptedRefundTo', '0x00000000000000000000000000000000000000b2'],
])('error: Swap.Root refuses %s: %s', (_, name, value) => {
  const quoteParameters: object = { [name]: value }
  expect(() =>
    renderWithCauseway(<SwapWidget quoteParameters={quoteParameters} />, createTestEnvironment()),
  ).toThrow(`The argument "quoteParameters.${name}" of \`Swap.Root\` is invalid: there`)
})

it.each<[string, unknown, string]>([
  ['txs', [], 'a deposit address can’t go with it'],
  ['usePermit', true, 'a deposit address can’t go with it'],
  ['topupGas', true, 'a deposit address can’t go with it'],
  ['subsidizationBps', 2_500, 'a deposit address can’t go with it'],
  ['strict', true, 'set `type`'],
  ['useDepositAddress', false, 'it is always set'],
  ['acceptedRefundTo', '0x00000000000000000000000000000000000000b2', 'the payer confirms it in the form'],
])('error: DepositAddress.Root refuses %s from a page without types', (name, value, rule) => {
  const quoteParameters: object = { [name]: value }
  expect(() =>
    renderWithCauseway(<DepositAddressWidget quoteParameters={quoteParameters} />, createTestEnvironment()),
  ).toThrow(`The argument "quoteParameters.${name}" of \`DepositAddress.Root\` is invalid: ${rule}`)
})

it.each([
  ['recipient', '0x00000000000000000000000000000000000000a1', 'the form decides it'],
  ['amount', 5n, 'the form decides it'],
  ['slippageTolerance', 50, 'the form decides it'],
  [
    'recoveryAddress',
    '0x00000000000000000000000000000000000000a2',
    'the panel in `depositAddress` decides it',
  ],
  ['subsidizeFees', true, 'set `sponsorship`'],
])('error: Swap.Root refuses %s, and says where it is set', (name, value, where) => {
  // From a page without types.
  const quoteParameters: object = { [name]: value }
  expect(() =>
    renderWithCauseway(<SwapWidget quoteParameters={quoteParameters} />, createTestEnvironment()),
  ).toThrow(`The argument "quoteParameters.${name}" of \`Swap.Root\` is invalid: ${where}`)
})

it.each<[string, unknown, string]>([
  ['maxUsd', { maxUsd: 1n }, 'sponsorship.maxUsd'],
  ['a misspelled share', { shareBp: 2_500 }, 'sponsorship.shareBp'],
  ['true', true, 'sponsorship'],
  ['a limit that isn’t a bigint', { maximumUsd: 1_000_000 }, 'sponsorship.maximumUsd'],
  ['a negative limit', { maximumUsd: -1n }, 'sponsorship.maximumUsd'],
  ['more than all of it', { shareBps: 10_001 }, 'sponsorship.shareBps'],
  ['no fee at all', { components: [] }, 'sponsorship.components'],
  ['a misspelled fee', { components: ['exectuion'] }, 'sponsorship.components'],
  ['a Map', new Map([['maximumUsd', 1n]]), 'sponsorship'],
])('error: refuses a sponsorship without a valid limit: %s', (_, sponsorship, argument) => {
  expect(() =>
    renderWithCauseway(<SwapWidget sponsorship={sponsorship as never} />, createTestEnvironment()),
  ).toThrow(`The argument "${argument}" of \`Swap.Root\` is invalid`)
})

it('behavior: promises no amount that calls use', async () => {
  const env = createTestEnvironment()
  const txs = [{ to: env.sandbox.accounts[3] ?? '0x', value: 0n, data: '0x1249c58b' }] as const
  const [origin, destination] = env.chains
  renderWithCauseway(
    <SwapWidget
      defaultPay={{ chainId: origin.id, address: zeroAddress }}
      defaultReceive={{ chainId: destination.id, address: zeroAddress }}
      defaultAmount="1"
      quoteParameters={{ txs, txsGasLimit: 90_000 }}
    />,
    env,
  )
  const receive = screen.getByRole('group', { name: 'For contract calls' })
  await waitFor(() => expect(within(receive).getByLabelText('For contract calls')).not.toHaveValue(''))
  expect(await screen.findByText(/^Quote ready: .* for contract calls\.$/)).toBeInTheDocument()
  // The token's name is no amount.
  expect(document.body).not.toHaveTextContent(/You receive|Minimum received/)
})
