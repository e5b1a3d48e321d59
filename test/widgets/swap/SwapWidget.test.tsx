import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import * as Swap from '../../../src/widgets/swap/index.ts'
import { SwapWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../support/environment/tokenOf.ts'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

function renderSwap(
  env = createTestEnvironment({ policy: { fillDelayMs: 20 } }),
  change: ProviderChange = {},
) {
  renderWithCauseway(
    <SwapWidget defaultPay={tokenOf(env, 0)} defaultReceive={tokenOf(env, 1)} />,
    env,
    change,
  )
  return { env, user: userEvent.setup() }
}

const amount = () => screen.getByRole('textbox', { name: 'Amount you pay' })
const submit = (name: string | RegExp) => screen.findByRole('button', { name })

describe('SwapWidget', () => {
  it('default: leads from an entered amount to the end, and back with the same amount', async () => {
    const { user } = renderSwap()
    await user.type(amount(), '100')
    await submitSwap(user)
    expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
    const [approve, send, receive] = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(approve).toHaveTextContent('Approve USDC')
    expect(send).toHaveTextContent('Deposit 100 USDC on Alder')
    expect(receive).toHaveTextContent(/Receive ~99\.\d+ USDC on Birch/)
    for (const item of [approve, send, receive]) expect(item).toHaveTextContent(/0x[0-9a-f]{4}…[0-9a-f]{4}/)
    const request = screen.getByText('Request ID')
    const id = within(request).getByTitle(/^0x[0-9a-f]{64}$/).title
    expect(request).toHaveTextContent(`Request ID ${id.slice(0, 6)}…${id.slice(-4)}`)
    await user.click(within(request).getByRole('button', { name: 'Copy Request ID' }))
    expect(await navigator.clipboard.readText()).toBe(id)

    await user.click(screen.getByRole('button', { name: 'New swap' }))
    expect(amount()).toHaveValue('100')
    expect(amount()).toHaveFocus()
  })

  it('behavior: asks for refunds to the paying wallet', async () => {
    const env = createTestEnvironment()
    const bodies: unknown[] = []
    const client = clientOf((url, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return env.sandbox.fetch(url, init)
    })
    const { user } = renderSwap(env, { client })
    await pasteInto(user, amount(), '100')
    await submit('Review bridge')
    expect(bodies).toMatchObject([{ user: env.wallet.address, refundTo: env.wallet.address }])
  })

  it('behavior: sends one request for what is typed in one go', async () => {
    const env = createTestEnvironment()
    let asked = 0
    const client = clientOf((...request) => {
      asked += 1
      return env.sandbox.fetch(...request)
    })
    renderSwap(env, { client })
    // All keys in one turn: a busy machine may pause between two of them for longer than a user does.
    for (const value of ['1', '12', '123', '123.', '123.4', '123.45', '123.456'])
      fireEvent.change(amount(), { target: { value } })
    await submit('Review bridge')
    expect(asked).toBe(1)
  })

  it.each<[text: string, message: string | RegExp, shown?: string]>([
    ['0', 'Enter an amount greater than 0.'],
    ['20000', /Insufficient balance. You have 10,000\sUSDC/, '20,000'],
    ['1.1234567', 'USDC has at most 6 decimals. Remove some digits.'],
    ['abc', /Use numbers only/],
  ])(
    'error: explains what is wrong with the amount %j, and keeps it',
    async (text, message, shown = text) => {
      const { user } = renderSwap()
      await user.type(amount(), text)
      const notice = await screen.findByText(message)
      expect(notice).toHaveAttribute('role', 'status')
      expect(amount()).toBeInvalid()
      expect(amount()).toHaveAccessibleDescription(message)
      await user.click(screen.getByRole('button', { name: /amount|Insufficient/i, description: message }))
      expect(amount()).toHaveFocus()
      expect(amount()).toHaveValue(shown)
    },
  )

  it('behavior: asks about an ambiguous amount, without calling it an error', async () => {
    const { user } = renderSwap()
    await user.type(amount(), '1,234')
    const question = 'Which amount do you mean? Choose one.'
    expect(await screen.findByText(question)).toHaveAttribute('data-state', 'ambiguous')
    expect(amount()).toBeValid()
    expect(amount()).toHaveAttribute('data-state', 'typed')
    expect(amount()).toHaveAccessibleDescription(question)
    await user.click(await submit('Choose an amount'))
    expect(amount()).toHaveFocus()
    expect(amount()).toHaveValue('1,234')
  })

  it('behavior: asks for an amount while there is none, even if there was one', async () => {
    const { user } = renderSwap()
    await user.click(await submit('Enter an amount'))
    expect(amount()).toHaveFocus()
    await pasteInto(user, amount(), '20000')
    await submit('Insufficient USDC balance')
    expect(amount()).toBeInvalid()
    await user.clear(amount())
    expect(await submit('Enter an amount')).toBeVisible()
    expect(amount()).toBeValid()
    expect(amount()).not.toHaveAccessibleDescription(/Insufficient/)
  })

  it('behavior: requests nothing without an amount, or with an invalid one', async () => {
    const env = createTestEnvironment()
    let requested = 0
    const client = clientOf((...request) => {
      requested += 1
      return env.sandbox.fetch(...request)
    })
    const { user } = renderSwap(env, { client })
    await submit('Enter an amount')
    await pasteInto(user, amount(), '1.1234567')
    await submit('Invalid amount')
    await user.clear(amount())
    await pasteInto(user, amount(), '100')
    await submit('Review bridge')
    expect(requested).toBe(1)
  })

  it('error: says that nothing was sent after a rejection, and works at the second try', async () => {
    const { env, user } = renderSwap()
    env.sandbox.wallet.approve = 'never'
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    const notice = await screen.findByText('Request rejected in your wallet. Nothing was sent.')
    // What the user did isn't an error, and the figures are still those of the quote.
    expect(notice).toHaveAttribute('data-state', 'rejected')
    expect(screen.getByText(/^Fees \$/)).toBeVisible()
    const again = screen.getByRole('button', { name: 'Try again' })
    expect(again).toBeEnabled()
    // Which says what happened, too.
    expect(again).toHaveFocus()
    expect(again).toHaveAccessibleDescription('Request rejected in your wallet. Nothing was sent.')
    expect(amount()).toHaveValue('100')

    env.sandbox.wallet.approve = 'always'
    await submitSwap(user)
    expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  })

  it('behavior: removes the message about the last request when the user edits', async () => {
    const { env, user } = renderSwap()
    env.sandbox.wallet.approve = 'never'
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    await screen.findByText('Request rejected in your wallet. Nothing was sent.')
    await user.type(amount(), '1')
    expect(screen.queryByText('Request rejected in your wallet. Nothing was sent.')).toBeNull()
  })

  it('error: says why a quote is refused, until there is one', async () => {
    const env = createTestEnvironment()
    const requestId = `0x${'5a'.repeat(32)}`
    const refusal = {
      message: 'Execution reverted: transfer amount exceeds balance',
      errorCode: 'TRANSACTION_REVERTED',
      errorData: '0x08c379a0',
      requestId,
      approxSimulatedBlock: 17,
      failedCallData: { from: requestId, to: requestId, data: '0x', value: '0' },
    }
    let isRefused = true
    const client = clientOf(async (...request) =>
      isRefused ? Response.json(refusal, { status: 400 }) : env.sandbox.fetch(...request),
    )
    const { user } = renderSwap(env, { client })
    await pasteInto(user, amount(), '10')
    const told =
      'Couldn’t get a quote: Execution reverted: transfer amount exceeds balance (TRANSACTION_REVERTED)'
    expect(await screen.findByText(told)).toBeVisible()
    expect(amount()).toHaveValue('10')
    expect(screen.queryByText(/^Fees \$/)).not.toBeInTheDocument()
    isRefused = false
    await user.type(amount(), '1')
    await submit('Review bridge')
    expect(screen.queryByText(told)).not.toBeInTheDocument()
  })

  it('error: doesn’t request a refused quote again, but after a change', async () => {
    let asked = 0
    const client = clientOf(async () => {
      asked += 1
      return new Response(JSON.stringify({ message: 'm', errorCode: 'AMOUNT_TOO_LOW' }), { status: 400 })
    })
    const { user } = renderSwap(createTestEnvironment(), { client })
    await pasteInto(user, amount(), '100')
    await user.click(await submit('No quote available'))
    expect(amount()).toHaveFocus()
    expect(asked).toBe(1)
  })

  it('error: reports a network switch that the user rejected', async () => {
    const { env, user } = renderSwap()
    env.sandbox.wallet.switchChain(env.chains[1].id)
    env.sandbox.wallet.approve = 'never'
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    expect(await screen.findByText('Request rejected in your wallet. Nothing was sent.')).toBeVisible()
  })

  it('error: reports a wallet that can’t switch the network', async () => {
    const env = createTestEnvironment()
    env.sandbox.wallet.switchChain(env.chains[1].id)
    const wallet = {
      ...env.wallet,
      switchChain: () => Promise.reject(Object.assign(new Error('no'), { code: -32601 })),
    }
    const { user } = renderSwap(env, { wallet })
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    expect(await screen.findByText(/Wrong network. Switch your wallet to Alder/)).toBeVisible()
  })

  it('error: reports an unreachable provider, and asks again on demand', async () => {
    const env = createTestEnvironment()
    let isDead = true
    const client = clientOf((...request) =>
      isDead ? Promise.reject(new TypeError('fetch failed')) : env.sandbox.fetch(...request),
    )
    const { user } = renderSwap(env, { client })
    await pasteInto(user, amount(), '100')
    expect(await screen.findByText(/Couldn’t reach the provider/)).toBeVisible()
    isDead = false
    await user.click(await submit('Refresh quote'))
    expect(await submit('Review bridge')).toBeVisible()
    expect(amount()).toHaveValue('100')
  })

  it.each([
    ['A', 400, { message: 'm', errorCode: 'AMOUNT_TOO_LOW', requestId: '0x1' }, /too low to cover fees/],
    ['B', 401, { message: 'm', errorCode: 'UNAUTHORIZED' }, /can’t access the provider/],
    ['C', 400, { message: '<b>Not today</b>' }, 'Couldn’t get a quote: <b>Not today</b>'],
    ['C with 429', 429, { message: 'm' }, /Too many requests/],
    ['D', 500, { message: 'Oops', errorCode: 'NEW_CODE', requestId: '0x1' }, /Couldn’t get a quote: Oops/],
    ['an answer without reason', 500, {}, 'Couldn’t get a quote.'],
    ['a gateway’s page', 502, '<h1>Bad gateway</h1>', 'Couldn’t get a quote.'],
    ['an invalid quote', 200, { steps: [] }, /didn’t pass our checks/],
  ])('error: explains a quote error of shape %s', async (_, status, body, message) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const client = clientOf(async () => new Response(text, { status }))
    const { user } = renderSwap(createTestEnvironment(), { client })
    await pasteInto(user, amount(), '100')
    expect(await screen.findByText(message)).toBeVisible()
    expect(amount()).toHaveValue('100')
  })

  it('error: reports a token and a chain that the page doesn’t know', async () => {
    const env = createTestEnvironment()
    const address = '0x000000000000000000000000000000000000dEaD'
    renderWithCauseway(
      <SwapWidget
        defaultPay={{ chainId: env.chains[0].id, address }}
        defaultReceive={{ chainId: 424242, address }}
        defaultAmount="5"
      />,
      env,
    )
    expect(screen.getByText('This token isn’t supported here. Select another one.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Token you pay with: 0x0{4}…/ })).toHaveAccessibleDescription(
      /token isn’t supported here/,
    )
    await userEvent.setup().click(await submit('Select a token'))
    expect(screen.getByRole('button', { name: /^Token you pay with/ })).toHaveFocus()
  })

  it('behavior: asks for a wallet without one, with the page’s own dialog', async () => {
    const env = createTestEnvironment()
    let asked = 0
    renderWithCauseway(
      <SwapWidget
        defaultPay={tokenOf(env, 0)}
        defaultReceive={tokenOf(env, 1)}
        defaultAmount="100"
        onConnectWallet={() => {
          asked += 1
        }}
      />,
      env,
      { wallet: undefined },
    )
    await userEvent.setup().click(await submit('Connect wallet'))
    expect(asked).toBe(1)
  })

  it('behavior: enters the whole balance, and switches the sides', async () => {
    const { user } = renderSwap()
    await user.click(await screen.findByRole('button', { name: /^Use max/ }))
    expect(amount()).toHaveValue('10,000')
    await user.click(screen.getByRole('button', { name: 'Switch tokens' }))
    expect(screen.getByRole('button', { name: 'Token you pay with: USDC Birch' })).toBeVisible()
    expect(amount()).toHaveValue('10,000')
  })

  it('behavior: shows fees that add up, and the minimum received', async () => {
    const { user } = renderSwap()
    await pasteInto(user, amount(), '100')
    await submit('Review bridge')
    const summary = screen.getByText(/^1 USDC = 0\.99/)
    await user.click(summary)
    const fees = (await screen.findAllByText('Provider fee'))[0]?.closest('details')
    expect(fees).toHaveTextContent('0.1 USDC ($0.10)')
    expect(fees).toHaveTextContent(/Minimum received/)
  })

  it('parameters: locale and messages', async () => {
    const env = createTestEnvironment()
    const { user } = renderSwap(env, { locale: 'de', messages: { 'swap.pay': 'Du zahlst' } })
    expect(screen.getByRole('group', { name: 'Du zahlst' })).toBeVisible()
    await user.type(amount(), '100,5')
    await submit('Review bridge')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount you receive' }).value).toMatch(
        /^100,\d+$/,
      ),
    )
  })

  it('error: names the part and the root if a part is outside of it', () => {
    expect(() => renderWithCauseway(<Swap.SwitchSides />, createTestEnvironment())).toThrow(
      expect.objectContaining({
        name: 'PartOutsideRootError',
        message: expect.stringContaining('Swap.SwitchSides'),
      }),
    )
  })
})
