import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createWalletClient, custom } from 'viem'
import { StrictMode, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from '@causeway/react/actions'
import { createViemWallet } from '@causeway/react/execution'
import { CausewayProvider, type CausewayProviderProps } from '@causeway/react'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

/** A page whose provider can be changed under a form that is filled in. */
function renderPage(amount = '', form?: ReactNode) {
  const env = createTestEnvironment()
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const queryClient = new QueryClient()
  const config = configOf(env)
  const { wallet } = env
  const page = (change: Partial<CausewayProviderProps>) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CausewayProvider {...{ config, wallet, ...change }}>
          {form ?? <SwapWidget defaultPay={pay} defaultReceive={receive} defaultAmount={amount} />}
        </CausewayProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const { rerender } = render(page({}))
  return { env, config, change: (change: Partial<CausewayProviderProps>) => rerender(page(change)) }
}

const amountOf = (side: 'pay' | 'receive') => screen.getByRole('textbox', { name: `Amount you ${side}` })
const bridge = () => screen.findByRole('button', { name: 'Review bridge' })

describe('props of the provider that change after the mount', () => {
  it('behavior: locale: rewrites figures', async () => {
    const { change } = renderPage('1234')
    await bridge()
    expect(amountOf('receive')).toHaveDisplayValue(/^1,232\.\d+$/)
    change({ locale: 'en-DE' })
    expect(amountOf('receive')).toHaveDisplayValue(/^1\.232,\d+$/)
    expect(amountOf('pay')).toHaveValue('1.234')
  })

  it('behavior: locale: rewrites an entered amount with the same value, without asking about it', async () => {
    const { change } = renderPage('1.234')
    await bridge()
    const received = amountOf('receive').getAttribute('value')
    change({ locale: 'en-DE' })
    expect(amountOf('pay')).toHaveValue('1,234')
    expect(amountOf('receive')).toHaveValue(received?.replace('.', ','))
    expect(screen.queryByText(/^Which amount do you mean/)).toBeNull()
    expect(await bridge()).toBeVisible()
    change({ locale: 'en' })
    expect(amountOf('pay')).toHaveValue('1.234')
  })

  it('behavior: locale: keeps an amount as typed that is asked about', async () => {
    const { change } = renderPage('1,234')
    expect(screen.getByText(/^Which amount do you mean/)).toBeVisible()
    change({ locale: 'en-CH' })
    expect(amountOf('pay')).toHaveValue('1,234')
    expect(screen.getByText(/^Which amount do you mean/)).toBeVisible()
  })

  it('behavior: locale: rewrites an amount to deposit, unless the page controls it', async () => {
    const onValueChange = vi.fn<() => void>()
    const held = { destinationToken: undefined, amount: '2.5', recipient: '', refundTo: '' }
    const chains = { originChainId: undefined, destinationChainId: undefined }
    const { change } = renderPage(
      '',
      <>
        <DepositAddressWidget defaultValue={{ amount: '1.234' }} />
        <DepositAddressWidget value={{ ...held, ...chains }} onValueChange={onValueChange} />
      </>,
    )
    expect(await screen.findByDisplayValue('1.234')).toBeVisible()
    change({ locale: 'en-DE' })
    expect(screen.getByDisplayValue('1,234')).toHaveAccessibleDescription('= 1,234\u00a0ETH')
    expect(screen.getByDisplayValue('2.5')).toBeVisible()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('behavior: messages: changes the texts at once', async () => {
    const { change } = renderPage('100')
    await bridge()
    change({ messages: { 'review.title.bridge': 'Send it over' } })
    expect(screen.getByRole('button', { name: 'Send it over' })).toBeVisible()
  })

  it('behavior: tokens: shows the new name of a renamed one, and drops one that is gone', async () => {
    const { env, config } = renderPage('100')
    await bridge()
    const [first] = env.chains
    const isPaid = ({ chainId, symbol }: (typeof env.tokens)[number]) =>
      chainId === first.id && symbol === 'USDC'
    act(() =>
      config.tokens.setState(
        env.tokens.map((token) => (isPaid(token) ? { ...token, symbol: 'USDX' } : token)),
      ),
    )
    expect(screen.getByRole('button', { name: 'Token you pay with: USDX Alder' })).toBeVisible()
    act(() => config.tokens.setState(env.tokens.filter((token) => !isPaid(token))))
    expect(await screen.findByRole('button', { name: 'Select a token' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Review bridge' })).toBeNull()
  })

  it('behavior: wallet: handles its removal, its return and another account', async () => {
    const { env, change } = renderPage('100')
    await bridge()
    change({ wallet: undefined })
    expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    expect(amountOf('pay')).toHaveValue('100')
    change({ wallet: env.wallet })
    expect(await bridge()).toBeVisible()

    const asked: unknown[] = []
    const account = env.sandbox.accounts[1]
    const client = createClient({
      baseUrl: env.client.baseUrl,
      fetch: (url, init) => {
        asked.push(JSON.parse(String(init?.body)))
        return env.sandbox.fetch(url, init)
      },
    })
    const walletClient = createWalletClient({ account, transport: custom(env.sandbox.provider) })
    change({
      config: configOf(env, { client }),
      wallet: createViemWallet(walletClient, { chains: env.chains }),
    })
    await waitFor(() => expect(asked).toMatchObject([{ user: account, refundTo: account }]))
    expect(await bridge()).toBeVisible()
  })

  it('behavior: client: requests the next quote from the new provider, and ignores the old one’s', async () => {
    const { env, change } = renderPage('100')
    await bridge()
    const client = createClient({
      baseUrl: 'https://other.invalid',
      fetch: async () => Response.json({ message: 'Closed today' }, { status: 400 }),
    })
    change({ config: configOf(env, { client }) })
    expect(screen.queryByRole('button', { name: 'Review bridge' })).toBeNull()
    expect(await screen.findByText('Couldn’t get a quote: Closed today')).toBeVisible()
    expect(amountOf('receive')).toHaveValue('')
    expect(amountOf('pay')).toHaveValue('100')
  })

  it('behavior: transports: reads through the new ones from then on', async () => {
    const { env, change } = renderPage('100')
    await bridge()
    const asked: string[] = []
    const transports = Object.fromEntries(
      env.chains.map(({ id }) => [
        id,
        custom({
          request: (request) => {
            asked.push(request.method)
            return env.sandbox.rpc(id).request(request)
          },
        }),
      ]),
    )
    const account = env.sandbox.accounts[1]
    const walletClient = createWalletClient({ account, transport: custom(env.sandbox.provider) })
    change({
      config: configOf(env, { transports }),
      wallet: createViemWallet(walletClient, { chains: env.chains }),
    })
    await waitFor(() => expect(asked).not.toEqual([]))
    expect(await bridge()).toBeVisible()
  })
})
