import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAddress } from 'viem'
import { expect, it, vi } from 'vitest'
import { type Wallet, executeSteps } from '@causeway/react/execution'
import { CausewayProvider } from '@causeway/react'
import { getQuote, createClient } from '@causeway/react/actions'
import { SwapWidget, type SwapWidgetProps, useSwap } from '@causeway/react/widgets'
import * as Swap from '../../../src/widgets/swap/index.ts'
import { isPriceOf } from '../../../src/widgets/swap/model/quote/indicativeQuote.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { otherPerson } from '../../support/quotes/quoteKinds.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

/** An address that has no key. */
const nobody = '0x000000000000000000000000000000000000dEaD'
const price = 'Indicative price. Connect your wallet for a quote.'

/** Renders the form without a wallet, and records the users that quotes are requested for; the n-th request may be answered by the test. */
function renderVisitor(
  props: Partial<SwapWidgetProps> = {},
  answer: (asked: number) => Response | undefined = () => undefined,
) {
  const env = createTestEnvironment()
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const users: unknown[] = []
  const client = createClient({
    baseUrl: 'https://sandbox.invalid',
    fetch(url, init) {
      if (!String(url).endsWith('/quote')) return env.sandbox.fetch(url, init)
      users.push(JSON.parse(String(init?.body)).user)
      const answered = answer(users.length)
      return answered ? Promise.resolve(answered) : env.sandbox.fetch(url, init)
    },
  })
  const queryClient = new QueryClient()
  const config = configOf(env, { client })
  const page = (wallet?: Wallet) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={wallet}>
        <SwapWidget defaultPay={pay} defaultReceive={receive} {...props} />
      </CausewayProvider>
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(page())
  const connect = (wallet?: Wallet) => rerender(page(wallet))
  return { env, pay, receive, users, user: userEvent.setup(), connect, unmount }
}

const amount = () => screen.findByRole('textbox', { name: 'Amount you pay' })

it('default: shows a visitor a price, marked as such, with all costs', async () => {
  const { user, users } = renderVisitor()
  await pasteInto(user, await amount(), '100')
  expect(await screen.findByText(price)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Amount you receive' })).toHaveValue('99.86975')
  expect(screen.getByText('$99.86')).toBeVisible()
  expect(screen.getByText(/^Fees \$0\.\d\d$/)).toBeVisible()
  expect(users).toEqual([nobody])
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Indicative price: 99.86975\u00a0USDC.',
    ),
  )
})

it.each([
  ['none was entered', '', false],
  ['one was entered', otherPerson, true],
])('behavior: names a recipient in its fees only if %s', async (_, recipient, isNamed) => {
  const { user } = renderVisitor({ defaultValue: { recipient } })
  await pasteInto(user, await amount(), '100')
  await user.click(await screen.findByText(/^Fees \$0\.\d\d$/))
  expect(await screen.findByText('Minimum received')).toBeVisible()
  expect(document.body.textContent.includes(nobody)).toBe(false)
  expect(screen.queryByText('Recipient', { selector: 'dt, dt *' }) !== null).toBe(isNamed)
})

it('behavior: can’t be submitted, and the button asks for a wallet', async () => {
  const onConnectWallet = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const { user } = renderVisitor({ onConnectWallet, onSubmit })
  await pasteInto(user, await amount(), '100')
  await screen.findByText(price)
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(onConnectWallet).toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('behavior: is replaced by a quote for the wallet once one is connected', async () => {
  const { user, users, env, connect } = renderVisitor()
  await pasteInto(user, await amount(), '100')
  await screen.findByText(price)
  connect(env.wallet)
  expect(screen.queryByText(price)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Review bridge' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Review bridge' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(users).toEqual([nobody, env.sandbox.accounts[0]])
  connect()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(price)).toBeVisible()
})

it('behavior: stays visible while the quote for a wallet that connects is requested', async () => {
  const { user, env, connect } = renderVisitor()
  await pasteInto(user, await amount(), '100')
  await screen.findByText(price)
  connect(env.wallet)
  const received = screen.getByRole('textbox', { name: 'Amount you receive' })
  expect(received).toHaveValue('99.86975')
  expect(received).toHaveAttribute('data-state', 'outdated')
  const submit = screen.getByRole('button', { name: 'Fetching quote…' })
  expect(submit).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(submit)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  expect(received).toHaveAttribute('data-state', 'ready')
})

it('behavior: refreshes for two minutes on a page that is left open, and again after a change', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { users } = renderVisitor({ defaultAmount: '100' })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await screen.findByText(price)
    await vi.advanceTimersByTimeAsync(115_000)
    const once = 1
    const renewed = 3
    expect(users).toHaveLength(once + renewed)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(users).toHaveLength(once + renewed + 1)
    expect(screen.getByText('This quote has expired.')).toBeVisible()
    await user.type(await amount(), '0')
    await waitFor(() => expect(users).toHaveLength(once + renewed + 2))
  } finally {
    vi.useRealTimers()
  }
})

it('error: offers a visitor, whose button connects a wallet, another button to ask again', async () => {
  const { user, users } = renderVisitor({ defaultAmount: '100' }, (asked) =>
    asked === 1 ? new Response('{"message":"m"}', { status: 503 }) : undefined,
  )
  expect(await screen.findByText(/^Couldn’t get a quote/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Refresh quote now' }))
  expect(await screen.findByText(price)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Refresh quote now' })).toHaveFocus()
  expect(users).toHaveLength(2)
})

it('error: waits as long as the provider asks before a visitor’s button requests the price again', async () => {
  const { user, users } = renderVisitor({ defaultAmount: '100' }, (asked) =>
    asked === 1
      ? new Response('{"message":"m"}', { status: 429, headers: { 'retry-after': '2' } })
      : undefined,
  )
  expect(await screen.findByText('Too many requests. Try again in about 2 sec.')).toBeVisible()
  const again = screen.getByRole('button', { name: 'Refresh quote now' })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  await user.click(again)
  expect(users).toHaveLength(1)
  expect(await screen.findByText(price, {}, { timeout: 60_000 })).toBeVisible()
  expect(users).toHaveLength(2)
})

it('error: offers a visitor no retry for a permanent refusal', async () => {
  renderVisitor({ defaultAmount: '100' }, () =>
    Response.json({ message: 'm', errorCode: 'NO_QUOTES' }, { status: 400 }),
  )
  expect(await screen.findByText(/^No route found/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refresh quote now' })).toBeNull()
})

it('behavior: tells a visitor, too, what is wrong with an amount, and asks nothing', async () => {
  const { user, users } = renderVisitor()
  await pasteInto(user, await amount(), '1.2345678')
  expect(await screen.findByText(/^USDC has at most 6 decimals/)).toBeVisible()
  expect(screen.queryByText(price)).toBeNull()
  expect(users).toEqual([])
})

it('parameters: indicativeQuotes: requests nothing before a wallet is connected, if the page wants that', async () => {
  const { user, users, env, connect } = renderVisitor({ indicativeQuotes: false })
  await pasteInto(user, await amount(), '100')
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  connect(env.wallet)
  expect(await screen.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  expect(users).toEqual([env.sandbox.accounts[0]])
})

it('behavior: tells a custom form that it is only a price, and that it can’t be submitted', async () => {
  function Own() {
    const { isIndicative, canSubmit, submit, quote } = useSwap()
    return (
      <button type="button" onClick={submit}>
        {`${isIndicative} ${canSubmit} ${quote?.details.currencyOut.amount}`}
      </button>
    )
  }
  const { env, pay, receive, unmount } = renderVisitor()
  unmount()
  const { container } = renderWithCauseway(
    <Swap.Root defaultPay={pay} defaultReceive={receive} defaultAmount="100">
      <Own />
    </Swap.Root>,
    env,
    { wallet: undefined },
  )
  const button = await within(container).findByRole('button', { name: 'true false 99869750000000000000' })
  await userEvent.setup().click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('behavior: replaces the quote of a wallet only if all other parameters are the same', async () => {
  const { env, pay, receive, unmount } = renderVisitor()
  unmount()
  const { client } = configOf(env)
  const asked = {
    user: getAddress(nobody),
    originChainId: pay?.chainId ?? 0,
    originCurrency: pay?.address ?? '',
    destinationChainId: receive?.chainId ?? 0,
    destinationCurrency: receive?.address ?? '',
    amount: 100_000_000n,
    tradeType: 'EXACT_INPUT',
  } as const
  const [user, recipient] = env.sandbox.accounts
  const priced = await getQuote(client, asked)
  const connected = { ...asked, user, refundTo: user }
  expect(isPriceOf(priced, connected)).toBe(true)
  expect(isPriceOf(priced, { ...connected, amount: 100_000_001n })).toBe(false)
  expect(isPriceOf(priced, { ...connected, recipient })).toBe(false)
  expect(isPriceOf(priced, { ...connected, destinationCurrency: asked.originCurrency })).toBe(false)
  expect(isPriceOf(priced, undefined)).toBe(false)
  expect(isPriceOf(await getQuote(client, connected), connected)).toBe(false)
})

it('error: fails before any prompt if code executes it anyway', async () => {
  const { env, pay, receive, unmount } = renderVisitor()
  unmount()
  const prompt = vi.spyOn(env.wallet, 'sendTransaction')
  const config = configOf(env)
  const quote = await getQuote(config.client, {
    user: getAddress(nobody),
    originChainId: pay?.chainId ?? 0,
    originCurrency: pay?.address ?? '',
    destinationChainId: receive?.chainId ?? 0,
    destinationCurrency: receive?.address ?? '',
    amount: 100_000_000n,
    tradeType: 'EXACT_INPUT',
  })
  const state = await executeSteps(config, { quote, wallet: env.wallet })
  expect(state.status).toBe('failed')
  expect(state.error?.name).toBe('WrongAccountError')
  expect(prompt).not.toHaveBeenCalled()
  config.stop()
})
