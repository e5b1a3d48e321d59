import { screen, waitFor, within } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { DepositAddressWidget } from '../../../src/widgets/deposit-address/DepositAddressWidget.tsx'
import { SwapWidget } from '../../../src/widgets/swap/SwapWidget.tsx'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../../support/spyOnConsole.ts'

spyOnConsole()

/** As a page without types writes it. */
const misspelt: object = { appFee: [] }

it.each([
  ['Swap.Root', <SwapWidget key="swap" quoteParameters={misspelt} />],
  ['DepositAddress.Root', <DepositAddressWidget key="deposit" quoteParameters={misspelt} />],
])('error: %s names a quote parameter that is misspelt, and the one that is meant', (caller, widget) => {
  expect(() => renderWithCauseway(widget, createTestEnvironment())).toThrow(
    `The argument "quoteParameters.appFee" of \`${caller}\` is invalid: there is none; did you mean \`appFees\`?`,
  )
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
])('error: Swap.Root names %s, which is set elsewhere, and where', (name, value, where) => {
  // As a page without types writes it.
  const quoteParameters: object = { [name]: value }
  expect(() =>
    renderWithCauseway(<SwapWidget quoteParameters={quoteParameters} />, createTestEnvironment()),
  ).toThrow(`The argument "quoteParameters.${name}" of \`Swap.Root\` is invalid: ${where}`)
})

it.each<[string, unknown, string]>([
  ['maxUsd', { maxUsd: 1n }, 'sponsorship.maxUsd'],
  ['a share by another name', { shareBp: 2_500 }, 'sponsorship.shareBp'],
  ['true', true, 'sponsorship'],
  ['a limit that is no bigint', { maximumUsd: 1_000_000 }, 'sponsorship.maximumUsd'],
  ['a negative limit', { maximumUsd: -1n }, 'sponsorship.maximumUsd'],
  ['more than all of it', { shareBps: 10_001 }, 'sponsorship.shareBps'],
  ['no fee at all', { components: [] }, 'sponsorship.components'],
  ['a misspelt fee', { components: ['exectuion'] }, 'sponsorship.components'],
  ['a Map', new Map([['maximumUsd', 1n]]), 'sponsorship'],
])('error: a sponsor is not charged without the limit that was meant: %s', (_, sponsorship, argument) => {
  expect(() =>
    renderWithCauseway(<SwapWidget sponsorship={sponsorship as never} />, createTestEnvironment()),
  ).toThrow(`The argument "${argument}" of \`Swap.Root\` is invalid`)
})

it('behavior: no amount that calls take is promised to the person', async () => {
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
  const receive = screen.getByRole('group', { name: 'Goes to contract calls' })
  await waitFor(() => expect(within(receive).getByLabelText('Amount delivered')).not.toHaveValue(''))
  expect(await screen.findByText(/^Quote ready: .* for contract calls\.$/)).toBeInTheDocument()
  // The token's name is no amount.
  expect(document.body).not.toHaveTextContent(/You receive|Minimum received/)
})
