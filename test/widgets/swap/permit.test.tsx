import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AccountKind } from '@causeway/sandbox/simulated'
import { custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { SwapWidget, type SwapWidgetProps } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../support/environment/tokenOf.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'

interface Setup extends Partial<SwapWidgetProps> {
  /** The kind of the account. @default 'plain' */
  kind?: AccountKind
  /** @default 'USDC' */
  pays?: string
  /** @default USDC on the other chain */
  receives?: [chain: 0 | 1, symbol: string]
  change?: (env: ReturnType<typeof createTestEnvironment>) => ProviderChange
  /** The provider's answer if it refuses permits. */
  refusal?: { message: string; errorCode: string }
}

function renderSwap({
  kind = 'plain',
  pays = 'USDC',
  receives = [1, 'USDC'],
  change,
  refusal,
  ...props
}: Setup = {}) {
  const env = createTestEnvironment()
  env.sandbox.wallet.setAccountKind(env.sandbox.accounts[0], kind)
  const bodies: { usePermit?: boolean }[] = []
  const prompts: string[] = []
  env.sandbox.wallet.approve = ({ method }) => {
    prompts.push(method)
    return Promise.resolve(true)
  }
  const client = clientOf(async (url, init) => {
    if (!String(url).endsWith('/quote')) return env.sandbox.fetch(url, init)
    const body = JSON.parse(String(init?.body)) as { usePermit?: boolean }
    bodies.push(body)
    return refusal && body.usePermit ? Response.json(refusal, { status: 400 }) : env.sandbox.fetch(url, init)
  })
  renderWithCauseway(
    <SwapWidget
      defaultPay={tokenOf(env, 0, pays)}
      defaultReceive={tokenOf(env, ...receives)}
      defaultAmount="100"
      {...props}
    />,
    env,
    { client, ...change?.(env) },
  )
  return { env, bodies, prompts, user: userEvent.setup() }
}

const offer = { name: 'Sign only, without sending a transaction' }
/** Opens the settings, which contain the choice. */
async function openSettings() {
  await userEvent.click(await screen.findByText('Settings'))
  await screen.findByLabelText('Max slippage (%)')
}
const findOffer = () => screen.findByRole<HTMLInputElement>('checkbox', offer)
const queryOffer = () => screen.queryByRole('checkbox', offer)
const bridge = () => screen.findByRole('button', { name: /^Review (bridge|swap)$/ })

describe('SwapWidget, paying by a permit', () => {
  it('default: is offered for a token that supports it, says who pays, shows what is signed, and sends nothing', async () => {
    const { env, bodies, prompts, user } = renderSwap()
    await openSettings()
    const checkbox = await findOffer()
    expect(checkbox).not.toBeChecked()
    expect(checkbox).toHaveAccessibleDescription(
      'The provider sends the transaction; its fees may include the network fee.',
    )
    expect(bodies.at(-1)).not.toHaveProperty('usePermit')
    const native = await env.reader.getBalance({
      chainId: env.chains[0].id,
      token: '0x0000000000000000000000000000000000000000',
      account: env.wallet.address,
    })
    await user.click(checkbox)
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ usePermit: true }))
    await user.click(await bridge())
    const review = await screen.findByRole('dialog')
    expect(review).toHaveTextContent('Sign permit for 100 USDC')
    expect(review).toHaveTextContent(
      'You only sign. The provider sends the transaction; its fees may include the network fee.',
    )
    await user.click(within(review).getByText('Sign permit for 100 USDC'))
    expect(within(review).getByText('Expires')).toBeVisible()
    await user.click(within(review).getByRole('button', { name: /^(Confirm|Bridge)/ }))
    await screen.findByRole('heading', { name: 'Bridge complete' })
    expect(prompts.filter((method) => /send|sign/i.test(method))).toEqual(['eth_signTypedData_v4'])
    expect(
      await env.reader.getBalance({
        chainId: env.chains[0].id,
        token: '0x0000000000000000000000000000000000000000',
        account: env.wallet.address,
      }),
    ).toBe(native)
  })

  it.each<[string, Setup]>([
    ['of an account that is a contract', { kind: 'contract' }],
    ['of an account that delegates to code', { kind: 'delegated' }],
    ['of a token that takes none', { pays: 'USDT' }],
    ['of the native token', { pays: 'ETH' }],
    [
      'by a wallet that signs no typed data',
      {
        change: ({ wallet }) => {
          const { signTypedData: _, ...others } = wallet
          return { wallet: others }
        },
      },
    ],
    ['on one chain', { receives: [0, 'USDT'] }],
    ['where the page does not want it', { quoteParameters: { usePermit: false } }],
  ])('behavior: is neither offered nor requested for the page %s', async (_, setup) => {
    const { bodies } = renderSwap({
      ...setup,
      quoteParameters: setup.quoteParameters ?? { usePermit: true, permitExpiry: 300 },
    })
    await waitFor(() => expect(bodies.length).toBeGreaterThan(0))
    await waitFor(() => expect(bodies.at(-1)?.usePermit ?? false).toBe(false))
    await bridge()
    await openSettings()
    expect(queryOffer()).not.toBeInTheDocument()
  })

  it('behavior: is not offered to a chain outside the EVM, whatever the token supports', async () => {
    const { spec, chain, token, recipient } = destinations.solana
    const env = createTestEnvironment({ nonEvmChains: [spec] })
    const usdc = env.tokens.find(({ symbol }) => symbol === 'USDC')
    renderWithCauseway(
      <SwapWidget
        defaultPay={usdc}
        defaultReceive={token}
        defaultAmount="100"
        defaultValue={{ recipient }}
        quoteParameters={{ usePermit: true }}
      />,
      env,
      { nonEvmChains: [chain], tokens: [...env.tokens, token] },
    )
    await bridge()
    await openSettings()
    expect(queryOffer()).not.toBeInTheDocument()
  })

  it('behavior: is not requested on one chain while no wallet is connected', async () => {
    const { bodies } = renderSwap({
      receives: [0, 'USDT'],
      quoteParameters: { usePermit: true, permitExpiry: 300 },
      change: () => ({ wallet: undefined }),
    })
    await waitFor(() => expect(bodies.length).toBeGreaterThan(0))
    expect(bodies.filter((body) => 'usePermit' in body || 'permitExpiry' in body)).toEqual([])
  })

  it('parameters: lets the page decide for it, which the user sees and can’t change', async () => {
    const { bodies } = renderSwap({ quoteParameters: { usePermit: true } })
    await openSettings()
    const checkbox = await findOffer()
    expect(checkbox).toBeChecked()
    expect(checkbox).toBeDisabled()
    await bridge()
    expect(bodies.at(-1)).toMatchObject({ usePermit: true })
  })

  it('error: is not requested for the page while the chain doesn’t answer whether it can be signed', async () => {
    const { bodies, user } = renderSwap({
      quoteParameters: { usePermit: true, permitExpiry: 300 },
      change: ({ chains, sandbox }) => ({
        transports: Object.fromEntries(
          chains.map(({ id }) => [
            id,
            custom({
              request: (request: { method: string }) =>
                request.method === 'eth_getCode' ? new Promise(() => {}) : sandbox.rpc(id).request(request),
            }),
          ]),
        ),
      }),
    })
    await user.click(await bridge())
    expect(await screen.findByRole('dialog')).toHaveTextContent('Approve')
    expect(bodies.filter(({ usePermit }) => usePermit !== undefined)).toEqual([])
  })

  it('error: says that the provider supports no permit, and leads to the choice', async () => {
    const { user } = renderSwap({
      refusal: { message: 'No permits.', errorCode: 'UNSUPPORTED_CURRENCY' },
    })
    await openSettings()
    await user.click(await findOffer())
    expect(
      await screen.findByText('Signing isn’t available for this swap. Turn off “Sign only”.'),
    ).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'No quote available' }))
    expect(queryOffer()).toHaveFocus()
    await user.click(await findOffer())
    expect(await bridge()).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByText(/^Signing isn’t available/)).not.toBeInTheDocument()
  })
})
