import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useReducer, useState } from 'react'
import { getAddress } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '@causeway/react/actions'
import { SwapWidget, type SwapWidgetProps, type SwapValue } from '@causeway/react/widgets'
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../support/environment/tokenOf.ts'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

interface Setup extends Partial<SwapWidgetProps> {
  env?: TestEnvironment
  symbols?: readonly [pay: string, receive: string]
  change?: ProviderChange
  /** Answers in place of the provider; undefined lets the provider answer. */
  answer?: (asked: number) => Promise<Response | undefined> | Response | undefined
  quoteMaxAgeMs?: number
}

/** Renders the form on its own sandbox and keeps the requests for quotes. */
function renderSwap({
  env = createTestEnvironment(),
  symbols = ['USDC', 'USDC'],
  change,
  answer,
  quoteMaxAgeMs,
  ...props
}: Setup = {}) {
  const requests: Record<string, unknown>[] = []
  const client = createClient({
    baseUrl: 'https://sandbox.invalid',
    ...(quoteMaxAgeMs !== undefined && { quoteMaxAgeMs }),
    fetch: async (url, init) => {
      if (String(url).endsWith('/quote')) requests.push(JSON.parse(String(init?.body)))
      return (await answer?.(requests.length)) ?? env.sandbox.fetch(url, init)
    },
  })
  const view = renderWithCauseway(
    <SwapWidget
      defaultPay={tokenOf(env, 0, symbols[0])}
      defaultReceive={tokenOf(env, 1, symbols[1])}
      {...props}
    />,
    env,
    { client, ...change },
  )
  return { env, requests, user: userEvent.setup(), ...view }
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** Opens the options, where they are still folded. */
async function openOptions(): Promise<void> {
  const title = screen.getByText('Settings')
  if (!title.closest('details')?.open) await userEvent.click(title)
}
async function option(name: string): Promise<HTMLInputElement> {
  await openOptions()
  return screen.findByRole<HTMLInputElement>('textbox', { name })
}
const pay = () => field('Amount you pay')
const receive = () => field('Amount you receive')
const submit = (name: string | RegExp) => screen.findByRole('button', { name })
const last = (requests: readonly Record<string, unknown>[]) => requests.at(-1)

describe('amounts', () => {
  it.each([
    ['EXACT_OUTPUT', undefined],
    ['EXPECTED_OUTPUT', 'EXPECTED_OUTPUT'],
  ] as const)('parameters: asks for an amount to receive as %s', async (tradeType, outputTradeType) => {
    const { user, requests, env } = renderSwap({ outputTradeType })
    await pasteInto(user, receive(), '50')
    await submit('Review bridge')
    expect(last(requests)).toMatchObject({ tradeType, amount: '50000000000000000000' })
    expect(Number(pay().value)).toBeGreaterThan(50)
    expect(await screen.findByText(/^Quote ready: you pay 50\.\d+ USDC\.$/)).toBeInTheDocument()

    // Going on from what the quote says makes that side the entered one.
    await user.clear(pay())
    await pasteInto(user, pay(), '20')
    await waitFor(() =>
      expect(last(requests)).toMatchObject({ tradeType: 'EXACT_INPUT', amount: '20000000' }),
    )
    await waitFor(() => expect(receive().value).toMatch(/^19\.\d+$/))
    expect(env.chains).toHaveLength(2)
  })

  it('error: reports if the amount to receive costs more than the balance', async () => {
    const { user } = renderSwap()
    await pasteInto(user, receive(), '10000')
    expect(await screen.findByText(/^Insufficient balance. You have 10,000 USDC\.$/)).toBeVisible()
    expect(receive()).toBeInvalid()
    await user.click(await submit('Insufficient USDC balance'))
    expect(receive()).toHaveFocus()
  })

  it.each([
    ['1,234', 'Use 1,234', '1,234', '1234000000'],
    ['1,234', 'Use 1.234', '1.234', '1234000'],
    ['1.12345678', 'Use 1.123456', '1.123456', '1123456'],
  ])('behavior: asks about %s, and accepts %s', async (text, choice, entered, amount) => {
    const { user, requests } = renderSwap()
    await user.type(pay(), text)
    await user.click(await submit(choice))
    expect(pay()).toHaveFocus()
    expect(pay()).toHaveValue(entered)
    await submit('Review bridge')
    // On the way there, `1,2` and `1,23` had one reading each and may have been asked for.
    expect(last(requests)).toMatchObject({ amount })
  })

  it('behavior: repeats an amount that could be read otherwise', async () => {
    const { user } = renderSwap()
    await user.type(pay(), '1,5')
    expect(screen.getByText('= 1.5 USDC')).toBeVisible()
    await user.clear(pay())
    await user.type(pay(), '1.5')
    expect(screen.queryByText(/^= /)).toBeNull()
  })

  it('behavior: always shows text in the place of a value, and nothing unknown', async () => {
    const { user } = renderSwap()
    const worth = () => [...document.querySelectorAll<HTMLElement>('[data-cw-part=swap-fiat-value]')]
    expect(worth().map(({ dataset }) => dataset['state'])).toEqual(['empty', 'empty'])
    for (const place of worth()) expect(place.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    await user.type(pay(), '1')
    await waitFor(() =>
      expect(worth().map(({ dataset }) => dataset['state'])).toEqual(['loading', 'loading']),
    )
    await submit('Review bridge')
    expect(worth().map(({ dataset }) => dataset['state'])).toEqual(['known', 'known'])
    await user.type(pay(), 'x')
    await waitFor(() => expect(worth().map(({ textContent }) => textContent.trim())).toEqual(['–', '–']))
  })

  it('behavior: enters a part of the balance', async () => {
    const { user } = renderSwap()
    await user.click(await submit(/^25%: 2,500\sUSDC$/))
    expect(pay()).toHaveValue('2,500')
    await user.click(await submit(/^75%: 7,500\sUSDC$/))
    expect(pay()).toHaveValue('7,500')
  })

  it('behavior: keeps gas when the whole native balance is entered', async () => {
    const { user, env, requests } = renderSwap({ symbols: ['ETH', 'ETH'] })
    const reserve = await env.reader.getMaxNetworkFee({ chainId: env.chains[0].id, gas: 200_000n })
    await user.click(await submit(/^Use max: 9,999\.\d+\sETH, keeping .+\sETH for the network fee$/))
    await submit('Review bridge')
    expect(last(requests)).toMatchObject({ amount: String(10_000n * 10n ** 18n - reserve) })
  })

  it('error: doesn’t offer the whole native balance while the gas price is unknown', async () => {
    const env = createTestEnvironment()
    const [{ id }] = env.chains
    const original = env.sandbox.rpc(id)
    const transports = {
      ...env.transports,
      [id]: (await import('viem')).custom(
        {
          request: (request: { method: string }) =>
            /fee|gas|getBlockByNumber/i.test(request.method)
              ? Promise.reject(Object.assign(new Error('no'), { code: -32601 }))
              : original.request(request as never),
        },
        { retryCount: 0 },
      ),
    }
    const { user } = renderSwap({ env, symbols: ['ETH', 'ETH'], change: { transports } })
    const max = await submit('Max')
    expect(max).toHaveAttribute('aria-disabled', 'true')
    expect(max).toHaveAccessibleDescription('Max is unavailable: network fee unknown right now.')
    await user.click(max)
    expect(pay()).toHaveValue('')
  })

  it('error: reports an amount that leaves nothing for gas', async () => {
    const { user } = renderSwap({ symbols: ['ETH', 'ETH'] })
    await pasteInto(user, pay(), '10000')
    expect(await screen.findByText(/^Keep about .+ ETH for network fees\.$/)).toBeVisible()
    expect(pay()).toBeInvalid()
  })
})

describe('options', () => {
  it('behavior: sends another recipient, refund address and slippage to the provider', async () => {
    const { user, requests, env } = renderSwap({ defaultAmount: '100' })
    const [, recipient = '', refundTo = ''] = env.sandbox.accounts
    await pasteInto(user, await option('Recipient on Birch'), recipient)
    await pasteInto(user, await option('Refund address on Alder'), refundTo)
    await user.type(await option('Max slippage (%)'), '0.5')
    await waitFor(() =>
      expect(last(requests)).toMatchObject({ recipient, refundTo, slippageTolerance: '50' }),
    )
    expect(await submit('Review bridge')).toBeVisible()
    expect(await option('Recipient on Birch')).toHaveAccessibleDescription(
      /^Not your connected wallet\. Funds sent to a wrong address can’t be recovered\./,
    )
    expect(screen.getByText(/^Send to 0x.+ · Max slippage 0\.5%$/)).toBeInTheDocument()
  })

  it.each([
    ['0x1234', /valid address: 0x/],
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92267', /checksum doesn’t match/],
    ['0x0000000000000000000000000000000000000000', /No one can use this address/],
    ['0x000000000000000000000000000000000000dEaD', /No one can use this address/],
  ])('error: refuses %s as recipient', async (text, message) => {
    const { user, requests } = renderSwap({ defaultAmount: '100' })
    await submit('Review bridge')
    const asked = requests.length
    // Pasted: under load so many keys outlast a refresh of the quote, which is another request.
    await user.click(await option('Recipient on Birch'))
    await user.paste(text)
    await user.click(await submit('Invalid recipient'))
    expect(await option('Recipient on Birch')).toHaveFocus()
    expect(await option('Recipient on Birch')).toHaveAccessibleDescription(message)
    expect(requests).toHaveLength(asked)
  })

  it('error: refuses the token to receive as recipient', async () => {
    const env = createTestEnvironment()
    const { user } = renderSwap({ env, defaultAmount: '100' })
    await pasteInto(user, await option('Recipient on Birch'), tokenOf(env, 1).address)
    expect(await submit('Invalid recipient')).toBeVisible()
    expect(await option('Recipient on Birch')).toHaveAccessibleDescription(/This is a token contract/)
  })

  it('behavior: asks the user to compare an address that looks like a known one', async () => {
    const { user, env, requests } = renderSwap({ defaultAmount: '100' })
    const [own] = env.sandbox.accounts
    const fake = getAddress(`${own.slice(0, 6)}${'0'.repeat(32)}${own.slice(-4)}`.toLowerCase())
    await pasteInto(user, await option('Recipient on Birch'), fake)
    expect(await submit('Invalid recipient')).toBeVisible()
    expect(
      screen.getByText((_, element) => element?.localName === 'code' && element.textContent === own),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: /^I’ve checked/ }))
    await submitSwap(user)
    expect(last(requests)).toMatchObject({ recipient: fake })
  })

  it('behavior: opens the settings at a problem or a risk in what the page enters', async () => {
    const env = createTestEnvironment()
    const [, birch] = env.sandbox.chains
    const [own, friend = ''] = env.sandbox.accounts
    const risks = [
      { recipient: '0x1234' },
      { recipient: getAddress(`${own.slice(0, 6)}${'0'.repeat(32)}${own.slice(-4)}`.toLowerCase()) },
      { recipient: birch?.depository ?? '' },
      { recipient: friend },
      { refundTo: '0x1234' },
      { slippage: '25' },
      { slippage: '60' },
    ]
    for (const risk of risks) {
      const { unmount } = renderSwap({ env, defaultValue: { amount: '100', ...risk } })
      const settings = screen.getByText('Settings').closest('details')
      await waitFor(() => expect(settings, JSON.stringify(risk)).toHaveProperty('open', true))
      unmount()
    }
    renderSwap({ env, defaultValue: { amount: '100', recipient: own, slippage: '0.5' } })
    await submit('Review bridge')
    expect(screen.getByText('Settings').closest('details')).toHaveProperty('open', false)
  })

  it('behavior: keeps settings closed that the user closes over a problem', async () => {
    const { user } = renderSwap({ defaultValue: { amount: '100', recipient: '0x1234' } })
    const title = screen.getByText('Settings')
    await waitFor(() => expect(title.closest('details')).toHaveProperty('open', true))
    await user.click(title)
    await pasteInto(user, pay(), '5')
    await submit('Invalid recipient')
    expect(title.closest('details')).toHaveProperty('open', false)
    expect(title.closest('summary')).toHaveTextContent(/Invalid recipient · Max slippage Auto$/)
  })

  it('behavior: warns about a contract as recipient', async () => {
    const env = createTestEnvironment()
    const [, birch] = env.sandbox.chains
    const { user } = renderSwap({ env, defaultAmount: '100' })
    await pasteInto(user, await option('Recipient on Birch'), birch?.depository ?? '')
    await waitFor(() =>
      expect(field('Recipient on Birch')).toHaveAccessibleDescription(/This address is a contract on Birch/),
    )
  })

  it('behavior: accepts at most 50 % of slippage', async () => {
    const { user, requests } = renderSwap({ defaultAmount: '100' })
    const slippage = await option('Max slippage (%)')
    await pasteInto(user, slippage, '60')
    await user.click(await submit('Invalid slippage'))
    expect(slippage).toHaveFocus()
    expect(slippage).toHaveAccessibleDescription(/0% to 50%/)
    await user.clear(slippage)
    await pasteInto(user, slippage, '25')
    await submit('Review bridge')
    expect(last(requests)).toMatchObject({ slippageTolerance: '2500' })
    await user.click(screen.getByRole('button', { name: '0.1%' }))
    await waitFor(() => expect(last(requests)).toMatchObject({ slippageTolerance: '10' }))
    await user.click(screen.getByRole('button', { name: 'Auto' }))
    expect(slippage).toHaveValue('')
  })

  it('behavior: asks for a gas top-up and sponsored fees', async () => {
    const { user, requests } = renderSwap({
      defaultAmount: '100',
      sponsorship: { components: ['execution'], maximumUsd: 1_000_000n, shareBps: 2500 },
      symbols: ['USDC', 'DAI'],
    })
    await openOptions()
    await user.click(await screen.findByRole('checkbox', { name: 'Add gas on Birch' }))
    await waitFor(() =>
      expect(last(requests)).toMatchObject({
        topupGas: true,
        subsidizeFees: true,
        sponsoredFeeComponents: ['execution'],
        maxSubsidizationAmount: '1000000',
        subsidizationBps: 2500,
      }),
    )
  })

  it('behavior: offers no gas top-up where the native token is received', async () => {
    renderSwap({ symbols: ['USDC', 'ETH'] })
    await option('Recipient on Birch')
    expect(screen.queryByRole('checkbox', { name: /Gas top-up/ })).toBeNull()
  })
})

describe('rules of the page', () => {
  it('behavior: refuses a token and a pair that the page doesn’t allow', async () => {
    const env = createTestEnvironment()
    const { requests, unmount } = renderSwap({
      env,
      defaultAmount: '100',
      deny: { pay: [tokenOf(env, 0)] },
    })
    expect(screen.getByText('USDC on Alder isn’t available here. Select another token.')).toBeVisible()
    unmount()
    renderSwap({ env, defaultAmount: '100', deny: { pair: () => true } })
    expect(screen.getByText('This pair isn’t available here. Select another token.')).toBeVisible()
    expect(requests).toEqual([])
  })

  it('behavior: shows what is locked, and lets nothing change it', async () => {
    const { user } = renderSwap({
      defaultAmount: '100',
      lock: ['amount', 'receive', 'recipient', 'slippage', 'topupGas'],
      defaultValue: { slippage: '1' },
    })
    expect(await submit('Review bridge')).toBeVisible()
    await user.type(pay(), '1')
    await user.type(receive(), '1')
    expect(pay()).toHaveValue('100')
    expect(screen.queryByRole('button', { name: /^Max/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Switch tokens' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Token you receive: USDC Birch' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(await option('Max slippage (%)')).toHaveAttribute('readonly')
    expect(screen.getByRole('checkbox', { name: 'Add gas on Birch' })).toBeDisabled()
  })

  it.each<[string, () => Promise<boolean | string>, string]>([
    ['false', async () => false, 'This app doesn’t allow this swap.'],
    ['a reason', async () => 'Closed\u202e on Sundays', 'Closed on Sundays'],
    ['an error', () => Promise.reject(new Error('secret')), 'This app doesn’t allow this swap.'],
  ])('behavior: sends nothing after a veto by %s, and says so', async (_, onBeforeSubmit, message) => {
    const onSubmit = vi.fn()
    const { user, env } = renderSwap({ defaultAmount: '100', onBeforeSubmit, onSubmit })
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    await submitSwap(user)
    expect(await screen.findByText(message)).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(asked).not.toHaveBeenCalled()
    await user.type(pay(), '1')
    expect(await submit('Review bridge')).toBeVisible()
  })

  it('error: continues a swap although a callback of the page throws', async () => {
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    onTestFinished(() => void vi.unstubAllGlobals())
    const raise = () => {
      throw new Error('of the page')
    }
    const { user, env } = renderSwap({ onChange: raise, onSubmit: raise })
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    await user.type(pay(), '100')
    await submitSwap(user)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    // Each key, and the submission.
    expect(reportError.mock.calls.map(([error]) => error.message)).toEqual(Array(4).fill('of the page'))
  })

  it('behavior: ignores the page’s answer for an earlier form', async () => {
    let answer: (isAllowed: boolean) => void = () => {}
    const onSubmit = vi.fn()
    const { user } = renderSwap({
      defaultAmount: '100',
      onSubmit,
      onBeforeSubmit: () => new Promise((resolve) => (answer = resolve)),
    })
    await submitSwap(user)
    expect(await submit('Just a moment…')).toHaveAttribute('aria-disabled', 'true')
    await user.click(await submit('Just a moment…'))
    await user.type(pay(), '1')
    await act(async () => answer(true))
    expect(onSubmit).not.toHaveBeenCalled()
    await submitSwap(user)
    await act(async () => answer(true))
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ parameters: { amount: 1_001_000_000n } })
  })
})

it('behavior: submits nothing if the form was closed while the page decided', async () => {
  let answer: (value: boolean) => void = () => {}
  const onSubmit = vi.fn()
  const { user, unmount } = renderSwap({
    defaultAmount: '100',
    onSubmit,
    onBeforeSubmit: () => new Promise((resolve) => (answer = resolve)),
  })
  await submitSwap(user)
  unmount()
  await act(async () => answer(true))
  // Called right before the swap starts.
  expect(onSubmit).not.toHaveBeenCalled()
})

it('behavior: starts no swap if the page allows it as it removes the form', async () => {
  let answer: (value: boolean) => void = () => {}
  let hide = () => {}
  const onSubmit = vi.fn()
  const env = createTestEnvironment()
  function Allowing() {
    useLayoutEffect(() => () => answer(true), [])
    return null
  }
  function Page() {
    const [isShown, show] = useState(true)
    hide = () => show(false)
    return (
      isShown && (
        <>
          <SwapWidget
            defaultPay={tokenOf(env, 0)}
            defaultReceive={tokenOf(env, 1)}
            defaultAmount="100"
            onSubmit={onSubmit}
            onBeforeSubmit={() => new Promise((resolve) => (answer = resolve))}
          />
          <Allowing />
        </>
      )
    )
  }
  const { container } = renderWithCauseway(<Page />, env)
  await submitSwap(userEvent.setup())
  // Outside `act`, as on a page, what the commit leaves for later comes after the answer.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  hide()
  await expect.poll(() => container).toBeEmptyDOMElement()
  await new Promise(setImmediate)
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each<[string, object]>([
  ['a held amount', { value: { amount: undefined } as object }],
  ['a held slippage', { value: { slippage: undefined } as object }],
  ['a first amount', { defaultValue: { amount: undefined } as object }],
])('behavior: lets the user edit a field if the page passes undefined for %s', async (_, props) => {
  const { user } = renderSwap(props as Setup)
  await user.type(pay(), '5')
  expect(pay()).toHaveValue('5')
})

it('behavior: doesn’t render forever if a number in a setting is invalid', async () => {
  renderSwap({
    quoteParameters: {
      ttl: Number.NaN,
      appFees: [{ recipient: `0x${'3'.repeat(40)}`, fee: Number.NaN }],
    } as object,
  })
  expect(await field('Amount you pay')).toBeVisible()
})

describe('a page that holds the value', () => {
  it('behavior: reports changes, with the amount and the reason', async () => {
    const onChange = vi.fn()
    const { user } = renderSwap({ onChange })
    await user.type(pay(), '1.5')
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ amount: '1.5', side: 'pay' }), {
      reason: 'amount',
      amount: 1_500_000n,
    })
    await user.click(screen.getByRole('button', { name: 'Switch tokens' }))
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'switchSides',
      amount: 1_500_000_000_000_000_000n,
    })
  })

  it('behavior: may refuse a change, and make its own', async () => {
    const env = createTestEnvironment()
    function Page() {
      const [value, setValue] = useState<Partial<SwapValue>>({ amount: '100', slippage: '1' })
      return (
        <>
          <button onClick={() => setValue({ amount: '7', receive: tokenOf(env, 1, 'DAI') })}>Dictate</button>
          <SwapWidget
            defaultPay={tokenOf(env, 0)}
            defaultReceive={tokenOf(env, 1)}
            value={value}
            onChange={(next) => setValue((before) => ({ ...before, amount: next.amount }))}
          />
        </>
      )
    }
    renderWithCauseway(<Page />, env)
    const user = userEvent.setup()
    await user.type(pay(), '5')
    expect(pay()).toHaveValue('1,005')
    await user.type(await option('Max slippage (%)'), '5')
    expect(await option('Max slippage (%)')).toHaveValue('1')
    await user.click(screen.getByRole('button', { name: 'Dictate' }))
    expect(pay()).toHaveValue('7')
    expect(screen.getByRole('button', { name: 'Token you receive: DAI Birch' })).toBeVisible()
    await user.type(await option('Max slippage (%)'), '5')
    expect(await option('Max slippage (%)')).toHaveValue('15')
  })

  it('behavior: keeps what is entered if the page passes an equal object in each render', async () => {
    const env = createTestEnvironment()
    const amounts: string[] = []
    const client = createClient({
      baseUrl: 'https://sandbox.invalid',
      fetch: (url, init) => {
        if (String(url).endsWith('/quote')) amounts.push(JSON.parse(String(init?.body)).amount)
        return env.sandbox.fetch(url, init)
      },
    })
    let renders = 0
    function Page() {
      const [, renderAgain] = useReducer((count: number) => count + 1, 0)
      renders += 1
      return (
        <SwapWidget
          defaultPay={tokenOf(env, 0)}
          value={{ receive: { ...tokenOf(env, 1) }, slippage: '1' }}
          onChange={renderAgain}
        />
      )
    }
    renderWithCauseway(<Page />, env, { client })
    await userEvent.type(pay(), '123')
    expect(pay()).toHaveValue('123')
    expect(await submit('Review bridge')).toBeVisible()
    // At first and for each key, twice each in StrictMode.
    expect(renders).toBeLessThanOrEqual(8)
    // On a busy machine, so long a pause may follow a key before the last one that its amount is asked for, too.
    expect(amounts.filter((amount) => amount === '123000000')).toHaveLength(1)
  })

  it('behavior: follows props that change after the mount', async () => {
    const env = createTestEnvironment()
    const tokens = { defaultPay: tokenOf(env, 0), defaultReceive: tokenOf(env, 1) }
    const { rerender } = renderWithCauseway(<SwapWidget {...tokens} defaultAmount="100" />, env)
    expect(await submit('Review bridge')).toBeVisible()
    rerender(<SwapWidget {...tokens} deny={{ receive: [env.chains[1].id] }} />)
    expect(screen.getByText(/USDC on Birch isn’t available here/)).toBeVisible()
    rerender(<SwapWidget {...tokens} value={{ amount: '20000' }} />)
    expect(pay()).toHaveValue('20,000')
    expect(await submit('Insufficient USDC balance')).toBeVisible()
  })
})

describe('the life of a quote', () => {
  it('behavior: expires, and is refreshed on demand', async () => {
    const { user, requests } = renderSwap({ defaultAmount: '100', quoteMaxAgeMs: 1_500 })
    expect(await submit('Review bridge')).toBeVisible()
    expect(await screen.findByText('This quote has expired.')).toBeInTheDocument()
    await user.click(await submit('Refresh quote'))
    expect(await submit('Review bridge')).toBeVisible()
    expect(requests).toHaveLength(2)
  })

  it('behavior: shows that an old quote is requested again, and requests it once however often it is pressed', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
    const { user, requests } = renderSwap({
      defaultAmount: '100',
      quoteMaxAgeMs: 1_500,
      answer: (asked) => (asked === 2 ? held : undefined),
    })
    const button = await submit('Review bridge')
    await submit('Refresh quote')
    await user.tripleClick(button)
    await waitFor(() => expect(button).toHaveTextContent('Fetching quote…'))
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    release(undefined)
    expect(await submit('Review bridge')).toBe(button)
    expect(requests).toHaveLength(2)
  })

  it('behavior: disables the button during a rate limit, and then requests again', async () => {
    const wait = new Headers({ 'retry-after': '2' })
    const { user, requests } = renderSwap({
      defaultAmount: '100',
      answer: (asked) =>
        asked === 1 ? new Response('{"message":"m"}', { status: 429, headers: wait }) : undefined,
    })
    const held = await submit('Refresh quote')
    expect(screen.getByText('Too many requests. Try again in about 2 sec.')).toBeVisible()
    expect(held).toHaveAttribute('aria-disabled', 'true')
    await user.click(held)
    expect(held).toHaveTextContent('Refresh quote')
    expect(requests).toHaveLength(1)
    expect(await submit('Review bridge')).toBeVisible()
    expect(requests).toHaveLength(2)
  })

  it('behavior: is refreshed on demand, and unusable if that fails', async () => {
    const { user, requests } = renderSwap({
      defaultAmount: '100',
      answer: (asked) => (asked < 3 ? undefined : new Response('{"message":"m"}', { status: 503 })),
    })
    await submit('Review bridge')
    await user.click(await submit('Refresh quote now'))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(await submit('Review bridge')).toBeVisible()
    await user.click(await submit('Refresh quote now'))
    expect(await screen.findByText(/Couldn’t get a quote/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Review bridge' })).toBeNull()
    expect(receive()).toHaveValue('')
  })

  it('behavior: ignores a late answer to an old request', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { user, requests } = renderSwap({
      answer: (asked) => (asked === 1 ? held.then(() => undefined) : undefined),
    })
    await pasteInto(user, pay(), '100')
    await waitFor(() => expect(requests).toHaveLength(1))
    await user.clear(pay())
    await pasteInto(user, pay(), '50')
    expect(await submit('Review bridge')).toBeVisible()
    const shown = receive().value
    expect(shown).toMatch(/^49\./)
    await act(async () => release())
    expect(receive()).toHaveValue(shown)
  })

  it('behavior: can’t be signed offline, and is replaced once online again', async () => {
    const { user, requests } = renderSwap({ defaultAmount: '100', quoteMaxAgeMs: 10_000 })
    await submit('Review bridge')
    act(() => onlineManager.setOnline(false))
    await user.type(pay(), '1')
    expect(await submit('You’re offline')).toBeVisible()
    expect(screen.getByText(/^You’re offline\. We/)).toBeVisible()
    const asked = requests.length
    act(() => onlineManager.setOnline(true))
    expect(await submit('Review bridge')).toBeVisible()
    expect(requests).toHaveLength(asked + 1)
  })

  it('behavior: is requested only for the last amount of fast typing', async () => {
    const { requests } = renderSwap()
    // All at once: on a busy machine, real keys may pause for long enough to be answered.
    const typed = ['1', '12', '123', '1234', '12345', '123456', '1234567', '123456', '12345', '1234', '123']
    for (const value of typed) fireEvent.change(pay(), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Switch tokens' }))
    expect(await submit('Review bridge')).toBeVisible()
    expect(requests.map(({ amount }) => amount)).toEqual(['123000000000000000000'])
  })
})
