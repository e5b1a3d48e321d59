import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  DepositAddressWidget,
  SwapWidget,
  type DepositAddressWidgetProps,
  type SwapWidgetProps,
} from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const partner = '0x00000000000000000000000000000000000FEED5'
const way = { name: 'Pay from an exchange or any wallet' }

/** A form that may be paid from elsewhere, with the requests to the provider. */
function renderSwap(props: Partial<SwapWidgetProps> = {}) {
  const env = createTestEnvironment()
  const bodies: Record<string, unknown>[] = []
  const client = clientOf((url, init) => {
    if (String(url).endsWith('/quote')) bodies.push(JSON.parse(String(init?.body)))
    return env.sandbox.fetch(url, init)
  })
  const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'ETH')
  renderWithCauseway(
    <SwapWidget
      defaultPay={pay}
      defaultReceive={receive}
      defaultAmount="1.5"
      depositAddress={DepositAddressWidget}
      {...props}
    />,
    env,
    { client, wallet: undefined },
  )
  return { env, bodies }
}

/** Shows a deposit address in the form's place, and returns what was requested for it. */
async function requestAddress({ env, bodies }: ReturnType<typeof renderSwap>) {
  const user = userEvent.setup()
  const [, refundTo, recipient] = env.sandbox.accounts
  await user.click(await screen.findByRole('button', way))
  await user.click(await screen.findByRole('textbox', { name: /^Recipient/ }))
  await user.paste(recipient)
  await user.click(screen.getByRole('textbox', { name: /^Refund address/ }))
  await user.paste(refundTo)
  await user.click(screen.getByRole('checkbox', { name: /^The refund address is my own wallet/ }))
  await user.click(screen.getByRole('button', { name: 'Get deposit address' }))
  await waitFor(() => expect(bodies.some(({ useDepositAddress }) => useDepositAddress)).toBe(true))
  return bodies.find(({ useDepositAddress }) => useDepositAddress)
}

it('parameters: sends the page’s quote parameters for a deposit address, too', async () => {
  const form = renderSwap({
    quoteParameters: {
      appFees: [{ recipient: partner, fee: 25 }],
      referrer: 'partner.example',
      ttl: 900,
      includeProtocolData: true,
      useExternalLiquidity: true,
      useFallbacks: false,
      excludedSwapSources: ['thicket'],
      latePaymentSlippageTolerance: 70,
      extraFields: { campaign: 'autumn' },
    },
    defaultValue: { slippage: '0.4' },
    sponsorship: { components: ['execution'], maximumUsd: 3_000_000n, shareBps: 5_000 },
  })
  const body = await requestAddress(form)
  // A share is for swaps, and refused with a deposit address.
  expect(body).not.toHaveProperty('subsidizationBps')
  expect(body).toMatchObject({
    appFees: [{ recipient: partner, fee: '25' }],
    referrer: 'partner.example',
    ttl: 900,
    includeProtocolData: true,
    useExternalLiquidity: true,
    useFallbacks: false,
    excludedSwapSources: ['thicket'],
    latePaymentSlippageTolerance: '70',
    slippageTolerance: '40',
    campaign: 'autumn',
    subsidizeFees: true,
    sponsoredFeeComponents: ['execution'],
    maxSubsidizationAmount: '3000000',
  })
})

it('behavior: leaves out what a deposit address can’t have', async () => {
  const form = renderSwap({ quoteParameters: { usePermit: true, permitExpiry: 300, topupGasAmount: 5n } })
  const body = await requestAddress(form)
  for (const name of ['usePermit', 'permitExpiry', 'topupGasAmount']) expect(body).not.toHaveProperty(name)
})

it('behavior: calls go with no deposit address, so that none is offered in their place', async () => {
  const txs = [{ to: partner, value: 0n, data: '0x1249c58b' }] as const
  const { bodies } = renderSwap({ quoteParameters: { txs, txsGasLimit: 90_000 } })
  await waitFor(() => expect(bodies.some((body) => 'txs' in body)).toBe(true))
  expect(screen.queryByRole('button', way)).not.toBeInTheDocument()
})

it('error: keeps the address when the page’s callback throws', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  onTestFinished(() => void vi.unstubAllGlobals())
  const NotedDepositAddress = (props: DepositAddressWidgetProps) => (
    <DepositAddressWidget
      {...props}
      onRequestIdChange={() => {
        throw new Error('of the page')
      }}
    />
  )
  await requestAddress(renderSwap({ depositAddress: NotedDepositAddress }))
  expect(await screen.findByText('Awaiting deposit')).toBeVisible()
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('of the page'))
})

it('behavior: doesn’t take an invalid slippage for Auto', async () => {
  renderSwap({ defaultValue: { slippage: '51' } })
  await screen.findAllByText(/^Enter 0% to 50%/)
  expect(screen.queryByRole('button', way)).not.toBeInTheDocument()
})

it.each([
  ['on an EVM network', undefined, /^Paying from an exchange needs the same native token/],
  ['elsewhere', destinations.solana, 'To pay from an exchange or another wallet, select SOL on Solana.'],
])(
  'error: says in the form what can be paid to an address instead of a token: %s',
  async (_, other, hint) => {
    const env = createTestEnvironment(other && { nonEvmChains: [other.spec] })
    const [usdc, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
    renderWithCauseway(
      <SwapWidget
        defaultPay={other?.token ?? usdc}
        defaultReceive={receive}
        depositAddress={DepositAddressWidget}
      />,
      env,
      other && { nonEvmChains: [other.chain], tokens: [...env.tokens, other.token] },
    )
    expect(await screen.findByText(hint)).toBeVisible()
  },
)
