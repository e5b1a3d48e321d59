import { MutationCache, QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { InvalidArgumentError } from '@causeway/react/schemas'
import { createMemoryJournal, type Journal } from '@causeway/react/execution'
import { type Checkout, SwapWidget } from '@causeway/react/widgets'

import { clientWithHistory } from '../../support/deposits/depositAddressParameters.ts'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../support/environment/tokenOf.ts'
import { configOf, renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'
import { recordAnnouncements } from '../../support/widgets/recordAnnouncements.ts'

const shop = getAddress(`0x${'b2'.repeat(20)}`)

/** What a test changes of an order, which may become invalid. */
type Change = Partial<Pick<Checkout, keyof Checkout>>

function renderCheckout(change: Change = {}, page: ProviderChange = {}) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const bodies: Record<string, unknown>[] = []
  const client = clientOf((url, init) => {
    if (String(url).endsWith('/quote')) bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>)
    return env.sandbox.fetch(url, init)
  })
  const onPaid = vi.fn()
  const token = tokenOf(env, 1)
  const checkout = {
    token,
    amount: 25n * 10n ** 18n,
    recipient: shop,
    title: 'Order 1042',
    merchant: 'Ada’s Books',
  }
  function Page() {
    const [next, setNext] = useState<Change>({})
    return (
      <>
        <SwapWidget
          mode="checkout"
          defaultPay={tokenOf(env, 0)}
          checkout={{ ...checkout, ...change, ...next } as Checkout}
          onPaid={onPaid}
        />
        <button type="button" onClick={() => setNext({ amount: 7n * 10n ** 18n, title: 'Order 1043' })}>
          Next order
        </button>
      </>
    )
  }
  renderWithCauseway(<Page />, env, { client, ...page })
  return { env, user: userEvent.setup(), onPaid, bodies, token }
}

async function pay(user: ReturnType<typeof userEvent.setup>, name = 'Review payment') {
  await user.click(await screen.findByRole('button', { name }))
  const review = await screen.findByRole('dialog', { name: 'Review payment' })
  // The merchant gets what is bought.
  expect(review).toHaveTextContent('Recipient gets')
  expect(review).not.toHaveTextContent('You receive')
  await user.click(within(review).getByRole('button', { name: /^(Confirm payment|Approve and pay)$/ }))
}

const isPaid = () => screen.findByRole('heading', { name: 'Paid' })

describe('SwapWidget, mode="checkout"', () => {
  it('default: lets the user choose the token to pay with, and pays the merchant exactly the price', async () => {
    const { env, user, onPaid, bodies, token } = renderCheckout()
    const order = await screen.findByRole('region', { name: 'Order 1042' })
    expect(order).toHaveTextContent('Ada’s Books')
    expect(order).toHaveTextContent('25 USDC on Birch')
    expect(order).toHaveTextContent(`Recipient on Birch${shop}`)
    await pay(user)
    await isPaid()
    // Wherever else it is listed, too.
    expect(onPaid.mock.lastCall?.[0].summary.isPayment).toBe(true)
    expect(await env.sandbox.ledger.balanceOf(token.chainId, token.address as `0x${string}`, shop)).toBe(
      25n * 10n ** 18n,
    )
    expect(bodies.at(-1)).toMatchObject({
      amount: '25000000000000000000',
      tradeType: 'EXACT_OUTPUT',
      recipient: shop,
    })
    // How much arrived is the history's to say, which this page can't read.
    expect(screen.getAllByText('Payment delivered on Birch.').length).toBeGreaterThan(0)
    expect(screen.queryByText(/arrived on/)).not.toBeInTheDocument()
    expect(screen.getByText('Order 1042')).toBeVisible()
    expect(screen.getByText('Ada’s Books')).toBeVisible()
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
    expect(onPaid.mock.calls[0]?.[0]).toMatchObject({
      status: 'success',
      requestId: expect.stringMatching(/^0x/) as string,
      transactionHashes: [expect.any(String), expect.any(String)] as string[],
    })
  })

  const fail = () => {
    throw new Error('of the page')
  }
  const failing = { onSuccess: fail, onError: fail, onSettled: fail }
  it.each([
    ['default callbacks throw', new QueryClient({ defaultOptions: { mutations: failing } })],
    [
      'callbacks for all mutations throw',
      new QueryClient({ mutationCache: new MutationCache({ onSuccess: fail }) }),
    ],
    [
      'callback for all mutations never ends',
      new QueryClient({ mutationCache: new MutationCache({ onSuccess: () => new Promise(() => {}) }) }),
    ],
    [
      'callback before all mutations throws',
      new QueryClient({ mutationCache: new MutationCache({ onMutate: fail }) }),
    ],
    [
      'callback before all mutations never ends',
      new QueryClient({ mutationCache: new MutationCache({ onMutate: () => new Promise(() => {}) }) }),
    ],
  ])('behavior: reports a payment even if the page’s %s', async (_, queryClient) => {
    const { user, onPaid } = renderCheckout({}, { queryClient })
    await pay(user)
    await isPaid()
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
  })

  it('behavior: doesn’t offer to pay again; another order is another payment', async () => {
    const { user } = renderCheckout()
    await pay(user)
    await isPaid()
    expect(screen.queryByRole('button', { name: /New swap|Back|Pay/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Next order' }))
    expect(await screen.findByRole('region', { name: 'Order 1043' })).toHaveTextContent('7 USDC on Birch')
    expect(screen.queryByRole('heading', { name: /Paid|Bridge complete/ })).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Review payment' })).toBeVisible()
  })

  it('behavior: lets the user edit nothing of what is delivered', async () => {
    renderCheckout()
    await screen.findByRole('button', { name: 'Review payment' })
    expect(screen.getByRole('textbox', { name: 'Amount you pay' })).toHaveAttribute('readonly')
    for (const name of ['Amount you receive', /^Recipient/]) {
      expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('button', { name: /Token you receive|Switch tokens/ })).not.toBeInTheDocument()
  })

  it('behavior: shows calls before and in the review, and requests them', async () => {
    const env = createTestEnvironment()
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [shop, 25n * 10n ** 18n],
    })
    const txs = [{ to: tokenOf(env, 1).address, value: 0n, data }]
    const { user, bodies } = renderCheckout({ recipient: undefined, txs })
    const order = await screen.findByRole('region', { name: 'Order 1042' })
    expect(order).toHaveTextContent('Recipient of unspent fundsYour wallet')
    expect(order).toHaveTextContent('Contract calls on Birch (1)')
    expect(order).toHaveTextContent('Functiontransfer 25 USDC')
    expect(order).toHaveTextContent(`Recipient${shop}`)
    await user.click(await screen.findByRole('button', { name: 'Review payment' }))
    const review = await screen.findByRole('dialog', { name: 'Review payment' })
    expect(review).toHaveTextContent('For “Order 1042”')
    expect(review).toHaveTextContent('Functiontransfer 25 USDC')
    expect(bodies.at(-1)).toMatchObject({ txs: [{ to: txs[0]?.to, value: '0', data }] })
  })

  it('behavior: keeps the payment after a rejected prompt, and doesn’t call onPaid', async () => {
    const { env, user, onPaid } = renderCheckout()
    env.sandbox.wallet.approve = 'never'
    await pay(user)
    expect(await screen.findByText('Request rejected in your wallet. Nothing was sent.')).toBeVisible()
    expect(onPaid).not.toHaveBeenCalled()
    env.sandbox.wallet.approve = 'always'
    await pay(user, 'Try again')
    await isPaid()
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
  })

  it('error: focuses the token to pay with if the balance is insufficient', async () => {
    const { user } = renderCheckout({ amount: 20_000n * 10n ** 18n })
    await user.click(await screen.findByRole('button', { name: 'Insufficient USDC balance' }))
    expect(screen.getByRole('button', { name: /^Token you pay with/ })).toHaveFocus()
  })

  it('behavior: asks the user to compare a recipient that looks like the payer', async () => {
    const env = createTestEnvironment()
    const { address } = env.wallet
    const lookAlike =
      `${address.slice(0, 10)}${address[10] === '0' ? '1' : '0'}${address.slice(11)}`.toLowerCase()
    const { user } = renderCheckout({ recipient: lookAlike })
    await user.click(await screen.findByRole('checkbox', { name: /^I’ve checked/ }))
    expect(await screen.findByRole('button', { name: 'Review payment' })).toBeVisible()
  })

  it('error: throws for the mode without its checkout', () => {
    const env = createTestEnvironment()
    const show = () => renderWithCauseway(<SwapWidget {...({ mode: 'checkout' } as object)} />, env)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(show).toThrow(InvalidArgumentError)
  })
})

describe('another order while one is being paid', () => {
  it.each<[what: string, next: Change, isSame: boolean]>([
    ['in another language', { title: 'Bestellung 1042', merchant: 'Adas Bücher' }, true],
    ['of another name', { orderId: '1043' }, false],
    ['of another sum', { amount: 7n * 10n ** 18n }, false],
  ])('behavior: %s: follows the first one to its end, and reports it', async (_, next, isSame) => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 700 } })
    const config = configOf(env)
    onTestFinished(config.stop)
    const onPaid = vi.fn()
    const page = (change: Change = {}) => (
      <SwapWidget
        mode="checkout"
        defaultPay={tokenOf(env, 0)}
        checkout={
          {
            token: tokenOf(env, 1),
            amount: 25n * 10n ** 18n,
            recipient: shop,
            orderId: '1042',
            title: 'Order 1042',
            ...change,
          } as Checkout
        }
        onPaid={onPaid}
      />
    )
    const { rerender } = renderWithCauseway(page(), env, { config })
    await pay(userEvent.setup())
    await screen.findByRole('heading', { name: 'Payment in progress' })
    rerender(page(next))
    expect(screen.getByRole('heading', { name: /in progress$/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Review payment' })).toBeNull()
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
    expect(onPaid.mock.calls[0]?.[0]).toMatchObject({
      summary: { receive: { amount: 25n * 10n ** 18n } },
    })
    if (isSame) expect(await isPaid()).toBeVisible()
    else {
      // The end of another order doesn't focus the button that pays this one.
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount you pay' })).toHaveFocus())
      expect(await screen.findByRole('button', { name: 'Review payment' })).toBeVisible()
    }
  })
})

describe('an order that can’t be paid', () => {
  it.each<[what: string, checkout: object, argument: string]>([
    ['an empty recipient', { recipient: '' }, 'checkout.recipient'],
    ['no recipient', { recipient: undefined }, 'checkout.recipient'],
    ['an invalid recipient', { recipient: null }, 'checkout.recipient'],
    ['a misspelled recipient', { reciever: shop }, 'checkout.reciever'],
    ['an amount as a number', { amount: 25 }, 'checkout.amount'],
    ['an amount of nothing', { amount: 0n }, 'checkout.amount'],
    ['no amount', { amount: undefined }, 'checkout.amount'],
    ['no token', { token: undefined }, 'checkout.token'],
    ['a name as a number', { orderId: 1042 }, 'checkout.orderId'],
    ['calls that aren’t a list', { recipient: undefined, txs: 'x' }, 'checkout.txs'],
    ['calls that are null', { txs: null }, 'checkout.txs'],
    ['a gas limit of no calls', { txsGasLimit: 90_000 }, 'checkout.txsGasLimit'],
  ])('error: refuses %s', (_, change, argument) => {
    const env = createTestEnvironment()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    const checkout = {
      token: tokenOf(env, 1),
      amount: 25n * 10n ** 18n,
      recipient: shop,
      ...change,
    } as Checkout
    expect(() => renderWithCauseway(<SwapWidget mode="checkout" checkout={checkout} />, env)).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument }),
    )
  })
})

it.each<[what: string, props: object, argument: string]>([
  ['what is locked', { lock: ['pay'] }, 'lock'],
  ['another kind of output', { outputTradeType: 'EXPECTED_OUTPUT' }, 'outputTradeType'],
  ['a deposit address', { depositAddress: () => null }, 'depositAddress'],
  ['calls in another place', { quoteParameters: { txs: [] } }, 'quoteParameters.txs'],
  ['their gas limit', { quoteParameters: { txsGasLimit: 1 } }, 'quoteParameters.txsGasLimit'],
])('error: refuses to let the page set %s beside a checkout', (_, props, argument) => {
  const env = createTestEnvironment()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const checkout = { token: tokenOf(env, 1), amount: 25n * 10n ** 18n, recipient: shop }
  expect(() =>
    renderWithCauseway(<SwapWidget mode="checkout" checkout={checkout} {...props} />, env),
  ).toThrow(expect.objectContaining({ name: 'InvalidArgumentError', argument }))
})

it('behavior: says that the calls’ amount arrived for the order if the page has named it', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const { address } = tokenOf(env, 1)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 5n * 10n ** 18n] })
  const txs = [{ to: address, value: 0n, data }]
  const checkout = { token: tokenOf(env, 1), amount: 5n * 10n ** 18n, txs, title: 'Mint 5' }
  const form = <SwapWidget mode="checkout" defaultPay={tokenOf(env, 0)} checkout={checkout} />
  renderWithCauseway(form, env, { client: clientWithHistory(env) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Review payment' }))
  const review = await screen.findByRole('dialog', { name: 'Review payment' })
  await user.click(within(review).getByRole('button', { name: /^(Confirm payment|Approve and pay)$/ }))
  const told = await screen.findAllByText(/^5\sUSDC arrived on Birch for “Mint 5”\.$/)
  expect(told[0]).toBeVisible()
})

it('a11y: shows and announces the amount of a refunded payment once', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  env.sandbox.faults.add({ kind: 'chain', type: 'revertedFill', chainId: env.chains[1].id })
  const checkout = { token: tokenOf(env, 1), amount: 25n * 10n ** 18n, recipient: shop }
  const form = <SwapWidget mode="checkout" defaultPay={tokenOf(env, 0)} checkout={checkout} />
  renderWithCauseway(form, env, { client: clientWithHistory(env) })
  await pay(userEvent.setup())
  const said = recordAnnouncements()
  await screen.findByRole('heading', { name: 'Payment refunded' })
  const sentence = /^Not completed\. 25\.\d+\s\w+ was refunded on Alder\.$/
  await waitFor(() => expect(said.at(-1)).toMatch(sentence))
  expect(screen.getAllByText(sentence)[0]).toBeVisible()
  expect(said.filter((text) => text.includes('Not completed'))).toHaveLength(1)
})

describe('an order that was paid before a reload', () => {
  const warning = /^You may have paid this already:/

  /** A page on a journal that outlives it. */
  function openPage(env: TestEnvironment, journal: Journal, change: Change = {}) {
    const token = tokenOf(env, 1)
    const config = configOf(env, { journal })
    onTestFinished(config.stop)
    const { unmount } = renderWithCauseway(
      <SwapWidget
        mode="checkout"
        defaultPay={tokenOf(env, 0)}
        checkout={{ token, amount: 25n * 10n ** 18n, recipient: shop, ...change } as Checkout}
      />,
      env,
      { config },
    )
    const leave = () => {
      unmount()
      config.stop()
    }
    return { config, leave }
  }

  it('behavior: warns in the form while the payment is pending, and once it has arrived', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 1_500 } })
    const journal = createMemoryJournal()
    const first = openPage(env, journal)
    await pay(userEvent.setup())
    await screen.findByRole('heading', { name: 'Payment in progress' })
    first.leave()
    openPage(env, journal)
    expect(await screen.findByText(warning)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show / })).toBeNull(), {
      timeout: 60_000,
    })
    expect(screen.getByText(warning)).toBeVisible()
  })

  it.each<[what: string, paid: string | undefined, asked: string | undefined, isWarned: boolean]>([
    ['the same order', '1042', '1042', true],
    ['another order of the same amount', '1042', '1043', false],
    ['an order without an ID, recognized by what it delivers', undefined, undefined, true],
    ['an order that has an ID only since', undefined, '1042', true],
  ])('behavior: warns or not if it was paid just before the reload: %s', async (_, paid, asked, isWarned) => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const journal = createMemoryJournal()
    const first = openPage(env, journal, { orderId: paid })
    await pay(userEvent.setup())
    await isPaid()
    first.leave()
    const { executions } = openPage(env, journal, { orderId: asked }).config
    await waitFor(() => expect(executions.getState().past).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Review payment' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(warning) !== null).toBe(isWarned))
  })

  it('behavior: doesn’t count a refunded payment as paid', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    env.sandbox.faults.add({ kind: 'chain', type: 'revertedFill', chainId: env.chains[1].id })
    const journal = createMemoryJournal()
    const first = openPage(env, journal)
    await pay(userEvent.setup())
    await screen.findByRole('heading', { name: 'Payment refunded' })
    first.leave()
    const { executions } = openPage(env, journal).config
    await waitFor(() => expect(executions.getState().past).toHaveLength(1))
    await screen.findByRole('button', { name: 'Review payment' })
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  })

  it('behavior: warns in a form that was unmounted while its payment arrived', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 700 } })
    const config = configOf(env)
    onTestFinished(config.stop)
    const checkout = { token: tokenOf(env, 1), amount: 25n * 10n ** 18n, recipient: shop, orderId: '1042' }
    const form = <SwapWidget mode="checkout" defaultPay={tokenOf(env, 0)} checkout={checkout} />
    const { rerender } = renderWithCauseway(form, env, { config })
    await pay(userEvent.setup())
    await screen.findByRole('heading', { name: 'Payment in progress' })
    rerender(<p>Another page</p>)
    rerender(form)
    await waitFor(() => expect(config.executions.current.getState().status).toBe('success'), {
      timeout: 60_000,
    })
    expect(await screen.findByText(warning)).toBeVisible()
  })

  it('behavior: doesn’t count a payment in this page against another order with the same price', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const config = configOf(env)
    onTestFinished(config.stop)
    const order = (orderId: string) => (
      <SwapWidget
        mode="checkout"
        defaultPay={tokenOf(env, 0)}
        checkout={{ token: tokenOf(env, 1), amount: 25n * 10n ** 18n, recipient: shop, orderId }}
      />
    )
    const { rerender } = renderWithCauseway(order('1042'), env, { config })
    await pay(userEvent.setup())
    await isPaid()
    rerender(order('1043'))
    await pay(userEvent.setup())
    await isPaid()
    rerender(order('1044'))
    await waitFor(() => expect(config.executions.getState().past).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Review payment' })).toBeVisible()
    expect(screen.queryByText(warning)).toBeNull()
  })

  it.each<[of: string, change: (env: TestEnvironment) => Change]>([
    ['another sum', () => ({ amount: 25n * 10n ** 18n + 1n })],
    ['another recipient', () => ({ recipient: getAddress(`0x${'b3'.repeat(20)}`) })],
    ['another token', (env) => ({ token: tokenOf(env, 1, 'DAI') })],
  ])('behavior: doesn’t warn about a payment of %s', async (_, change) => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 60_000 } })
    const journal = createMemoryJournal()
    const first = openPage(env, journal)
    await pay(userEvent.setup())
    await screen.findByRole('heading', { name: 'Payment in progress' })
    first.leave()
    openPage(env, journal, change(env))
    expect(await screen.findByRole('button', { name: /^Show / })).toBeVisible()
    expect(screen.queryByText(warning)).toBeNull()
  })
})
