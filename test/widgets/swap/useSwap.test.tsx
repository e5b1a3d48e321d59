import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { zeroAddress } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { PartOutsideRootError } from '@causeway/react'
import { Swap, useSwap, type SwapRootProps, type UseSwapReturnType } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../support/environment/tokenOf.ts'
import {
  configOf,
  renderHookWithCauseway,
  renderWithCauseway,
  type ProviderChange,
} from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

function OwnForm({ swapRef }: { swapRef: { current: UseSwapReturnType | undefined } }) {
  const swap = useSwap()
  useEffect(() => {
    swapRef.current = swap
  })
  const { pay, receive, value, balance, status, reasons, reason, submitText, canSubmit, submit, actions } =
    swap
  return (
    <>
      <input
        aria-label="Send"
        value={pay.text}
        onChange={({ currentTarget }) => actions.setAmount('pay', currentTarget.value)}
      />
      <input aria-label="Get" value={receive.text} readOnly />
      <p data-testid="facts">
        {`${pay.token?.symbol} ${receive.token?.symbol} ${value.side} ${pay.status} ${receive.status} ${balance} ${status}`}
      </p>
      <ul>
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <p data-testid="reason">{reason?.code}</p>
      <p data-testid="submit">{submitText}</p>
      <button type="button" disabled={!canSubmit} onClick={submit}>
        Go
      </button>
    </>
  )
}

function renderForm(onBeforeSubmit?: (quote: Quote) => Promise<boolean>) {
  const env = createTestEnvironment()
  const swap: { current: UseSwapReturnType | undefined } = { current: undefined }
  renderWithCauseway(
    <Swap.Root
      defaultPay={tokenOf(env, 0, 'USDC')}
      defaultReceive={tokenOf(env, 1, 'ETH')}
      onBeforeSubmit={onBeforeSubmit}
    >
      <OwnForm swapRef={swap} />
    </Swap.Root>,
    env,
  )
  return { env, swap, user: userEvent.setup() }
}

describe('useSwap', () => {
  it('behavior: switches the sides with a custom button once the page unlocks them', () => {
    const env = createTestEnvironment()
    const [pay, receive] = env.tokens
    const switched = vi.fn<() => void>()
    const Switch = () => (
      <button type="button" onClick={useSwap().actions.switchSides}>
        Switch
      </button>
    )
    const form = (lock: SwapRootProps['lock']) => (
      <Swap.Root defaultPay={pay} defaultReceive={receive} lock={lock} onChange={switched}>
        <Switch />
      </Swap.Root>
    )
    const { rerender } = renderWithCauseway(form(['receive']), env)
    act(() => screen.getByRole('button').click())
    expect(switched).not.toHaveBeenCalled()
    rerender(form(['slippage']))
    act(() => screen.getByRole('button').click())
    expect(switched).toHaveBeenCalledOnce()
  })

  it('default: gives what is entered, what follows from it, and the way to the review', async () => {
    const { user } = renderForm()
    const facts = screen.getByTestId('facts')
    await waitFor(() => expect(facts).toHaveTextContent('USDC ETH pay entered empty 10000000000 idle'))
    expect(within(screen.getByRole('list')).getByText('Enter an amount')).toBeVisible()
    expect(screen.getByTestId('reason')).toHaveTextContent('enterAmount')
    expect(screen.getByTestId('submit')).toHaveTextContent('Enter an amount')
    expect(screen.getByRole('button', { name: 'Go' })).toBeDisabled()

    await pasteInto(user, screen.getByRole('textbox', { name: 'Send' }), '100')
    await waitFor(() => expect(facts).toHaveTextContent('USDC ETH pay entered ready 10000000000 ready'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Get' }).value).toMatch(/^0\.0\d+$/)
    expect(screen.getByTestId('reason')).toBeEmptyDOMElement()
    expect(screen.getByTestId('submit')).toHaveTextContent('Review bridge')
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(await screen.findByRole('dialog', { name: /^Review / })).toBeVisible()
  })

  it.each<[change: string, act: (swap: UseSwapReturnType) => void]>([
    ['an amount that was pressed', ({ actions }) => actions.setAmount('pay', '5000', 'fraction')],
    ['an amount that is typed', ({ actions }) => actions.setAmount('pay', '5000')],
    ['an amount of the other side', ({ actions }) => actions.setAmount('receive', '1', 'fraction')],
    ['other sides', ({ actions }) => actions.switchSides()],
    [
      'another token',
      ({ actions, pay }) =>
        actions.setToken('receive', { chainId: pay.token?.chainId ?? 0, address: zeroAddress }),
    ],
    ['a gas top-up', ({ actions }) => actions.setTopupGas(true)],
    ['a permit', ({ actions }) => actions.setUsePermit(true)],
    ['a recipient', ({ actions }) => actions.setRecipient('0x00000000000000000000000000000000000000B2')],
    ['a slippage', ({ actions }) => actions.setSlippage('3')],
  ])('behavior: doesn’t review an outdated quote at `submit` right after %s', async (_, change) => {
    const { swap, user } = renderForm()
    await pasteInto(user, screen.getByRole('textbox', { name: 'Send' }), '100')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go' })).toBeEnabled())
    act(() => {
      const { current } = swap
      if (!current) throw new TypeError('There is no form.')
      change(current)
      current.submit()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('behavior: reviews what is entered now with an old `submit`', async () => {
    const { swap, user } = renderForm()
    const field = screen.getByRole('textbox', { name: 'Send' })
    const go = screen.getByRole('button', { name: 'Go' })
    await pasteInto(user, field, '100')
    await waitFor(() => expect(go).toBeEnabled())
    const kept = swap.current?.submit
    await user.clear(field)
    await pasteInto(user, field, '200')
    await waitFor(() => expect(swap.current?.quote?.details.currencyIn.amount).toBe(200_000_000n))
    await waitFor(() => expect(go).toBeEnabled())
    act(() => kept?.())
    expect(await screen.findByRole('dialog', { name: /^Review / })).toHaveTextContent('200 USDC')
  })

  it('behavior: opens no other review at `submit` while the page is asked', async () => {
    const answer = Promise.withResolvers<boolean>()
    const { user } = renderForm(() => answer.promise)
    await pasteInto(user, screen.getByRole('textbox', { name: 'Send' }), '100')
    const go = screen.getByRole('button', { name: 'Go' })
    await waitFor(() => expect(go).toBeEnabled())
    await user.click(go)
    await user.click(await screen.findByRole('button', { name: /^(Confirm|Approve and) / }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByTestId('submit')).toHaveTextContent('Just a moment…')
    expect(go).toBeDisabled()
    await user.click(go)
    expect(screen.queryByRole('dialog')).toBeNull()
    answer.resolve(false)
    await waitFor(() => expect(screen.getByTestId('reason')).toHaveTextContent('vetoed'))
  })

  it('error: names what is missing outside of the form', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHookWithCauseway(useSwap, createTestEnvironment())).toThrow(PartOutsideRootError)
    vi.restoreAllMocks()
  })
})

describe('useSwap, without a part of the form', () => {
  function renderOwn(
    tokens: [pay: string, receive: string],
    props: Partial<SwapRootProps> = {},
    change: ProviderChange = {},
  ) {
    const env = createTestEnvironment()
    const quotes: unknown[] = []
    const client = clientOf(async (input, init) => {
      if (String(input).endsWith('/quote')) quotes.push(init?.body)
      return env.sandbox.fetch(input, init)
    })
    const swap: { current: UseSwapReturnType | undefined } = { current: undefined }
    renderWithCauseway(
      <Swap.Root
        defaultPay={tokenOf(env, 0, tokens[0])}
        defaultReceive={tokenOf(env, 1, tokens[1])}
        {...props}
      >
        <OwnForm swapRef={swap} />
      </Swap.Root>,
      env,
      { client, ...change },
    )
    const now = (): UseSwapReturnType => {
      if (!swap.current) throw new TypeError('There is no form.')
      return swap.current
    }
    return { env, now, quotes }
  }

  it('behavior: keeps the network fee back from the maximum, and enters it in full', async () => {
    const { now } = renderOwn(['ETH', 'ETH'])
    await waitFor(() => expect(now().maxAmount).toBeTypeOf('bigint'))
    const { maxAmount = 0n, balance = 0n } = now()
    expect(maxAmount).toBeGreaterThan(0n)
    expect(maxAmount).toBeLessThan(balance)
    act(() => now().actions.setBaseUnits('pay', maxAmount))
    await waitFor(() => expect(now().status).toBe('ready'))
    expect(now().amount).toEqual({ status: 'valid', amount: maxAmount })
    expect(now().quote?.details.currencyIn.amount).toBe(maxAmount)
  })

  it('behavior: takes the whole balance as the maximum of a token that pays no network fee', async () => {
    const { now } = renderOwn(['USDC', 'ETH'])
    await waitFor(() => expect(now().maxAmount).toBe(10_000_000_000n))
  })

  it('behavior: writes an amount in base units with the decimal sign of the locale', async () => {
    const { now } = renderOwn(['USDC', 'USDC'], {}, { locale: 'de' })
    await waitFor(() => expect(now().receive.token?.decimals).toBe(18))
    act(() => now().actions.setBaseUnits('receive', 1_234_500_000_000_000_000_001n))
    expect(now().receive.text).toBe('1234,500000000000000001')
    expect(now().value).toMatchObject({ side: 'receive', amount: '1234,500000000000000001' })
  })

  it('behavior: offers the meanings of an ambiguous amount, one of which can be entered', async () => {
    const { now } = renderOwn(['USDC', 'USDC'])
    await waitFor(() => expect(now().pay.token?.decimals).toBe(6))
    act(() => now().actions.setAmount('pay', '1,234'))
    const { amount } = now()
    const [meant] = (amount.status === 'invalid' && amount.suggestions) || []
    expect(meant).toBe(1_234_000_000n)
    act(() => now().actions.setBaseUnits('pay', meant ?? 0n))
    expect(now().pay.text).toBe('1234')
  })

  it('behavior: gives a risk to accept, or not, for an address that looks like a known one', async () => {
    const known = '0x5b8f7b3b7c9d1a2e4f60718293a4b5c6d7e8f901'
    const similar = '0x5b8f7b3b00000000000000000000000000e8f901'
    const { now } = renderOwn(['USDC', 'USDC'], { knownAddresses: [known] })
    act(() => now().actions.setAmount('pay', '100'))
    act(() => now().actions.setRecipient(similar))
    await waitFor(() => expect(now().reason?.code).toBe('invalidRecipient'))
    expect(now().recipient.lookAlike).toBe(known)
    const { risk = '' } = now().reason ?? {}
    act(() => now().actions.setRiskAccepted(risk, true))
    expect(now().acceptedRisks).toEqual([risk])
    await waitFor(() => expect(now().canSubmit).toBe(true))
    act(() => now().actions.setRiskAccepted(risk, false))
    expect(now()).toMatchObject({ acceptedRisks: [], canSubmit: false })
    expect(now().reason).toMatchObject({ code: 'invalidRecipient', risk })
  })

  it('behavior: pauses automatic refreshes, says so, and refreshes on demand', async () => {
    const { now, quotes } = renderOwn(['USDC', 'USDC'])
    act(() => now().refreshQuote())
    act(() => now().actions.setBaseUnits('pay', 5_000_000n))
    await waitFor(() => expect(now().status).toBe('ready'))
    expect(now().isAutoRefreshOff).toBe(false)
    act(() => now().actions.setAutoRefresh(false))
    expect(now().isAutoRefreshOff).toBe(true)
    const { quote } = now()
    const before = quotes.length
    act(() => now().refreshQuote())
    await waitFor(() => expect(now().quote).not.toBe(quote))
    expect(quotes).toHaveLength(before + 1)

    act(() => now().submit())
    expect(await screen.findByRole('dialog', { name: /^Review / })).toBeVisible()
    act(() => now().refreshQuote())
    expect(quotes).toHaveLength(before + 1)
  })

  it('behavior: says in the notice what went wrong, including the error of a quote', async () => {
    const { now, env } = renderOwn(['USDC', 'USDC'])
    expect(now().notice).toEqual({ status: 'empty', text: '' })
    env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'quote' })
    act(() => now().actions.setBaseUnits('pay', 5_000_000n))
    await waitFor(() => expect(now().notice.status).toBe('error'))
    expect(now().notice.text).not.toBe('')
  })

  it('behavior: gives a reason with the text of the provider or the page', async () => {
    const onBeforeSubmit = async () => 'Closed on Sundays.'
    const { now, env } = renderOwn(['USDC', 'USDC'], { onBeforeSubmit })
    const user = userEvent.setup()
    act(() => now().actions.setBaseUnits('pay', 5_000_000n))
    await waitFor(() => expect(now().canSubmit).toBe(true))
    act(() => now().submit())
    await user.click(await screen.findByRole('button', { name: /^(Confirm|Approve and) / }))
    await waitFor(() => expect(now().reason?.code).toBe('vetoed'))
    expect(now().reason?.text).toBe('Closed on Sundays.')
    env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'quote' })
    act(() => now().actions.setBaseUnits('pay', 6_000_000n))
    await waitFor(() => expect(now().reason?.code).toBe('quoteError'))
    expect(now().reason?.text).toBe(now().notice.text)
  })

  it('behavior: gives the second reason with the text of the provider, too', async () => {
    const { now, env } = renderOwn(['USDC', 'USDC'])
    await waitFor(() => expect(now().balance).toBe(10_000_000_000n))
    env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'quote' })
    act(() => now().actions.setBaseUnits('pay', 20_000_000_000n))
    await waitFor(() => expect(now().reasons.map(({ code }) => code)).toContain('quoteError'))
    expect(now().reason?.code).toBe('insufficientBalance')
    const { text } = now().reasons.find(({ code }) => code === 'quoteError') ?? {}
    expect(text).toBe('The provider is unavailable right now. Try again in a moment.')
  })

  it('behavior: refuses to submit anything else while a swap is pending, and says so', async () => {
    const { now, env } = renderOwn(['ETH', 'ETH'])
    env.sandbox.faults.add({ kind: 'chain', type: 'stuckFill' })
    const user = userEvent.setup()
    act(() => now().actions.setBaseUnits('pay', 5_000_000_000_000_000n))
    await waitFor(() => expect(now().canSubmit).toBe(true))
    act(() => now().submit())
    await user.click(await screen.findByRole('button', { name: /^Confirm / }))
    await waitFor(() => expect(now().reason?.code).toBe('swapPending'))
    expect(now()).toMatchObject({ canSubmit: false, submitText: 'Swap in progress' })
    expect(now().reason?.text).toBe('A swap is already in progress: see its status.')
    act(() => now().submit())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('behavior: uses the decimals of a token that was selected in the same turn', async () => {
    const { now, env } = renderOwn(['USDC', 'ETH'])
    await waitFor(() => expect(now().receive.token?.decimals).toBe(18))
    const usdc = env.tokens.find(({ chainId, symbol }) => chainId === env.chains[0].id && symbol === 'USDC')
    const eth = env.tokens.find(({ chainId, symbol }) => chainId === env.chains[0].id && symbol === 'ETH')
    if (!usdc || !eth) throw new TypeError('The sandbox lacks a token.')
    act(() => {
      now().actions.setToken('pay', eth)
      now().actions.setBaseUnits('pay', 10n ** 14n)
    })
    expect(now().pay.text).toBe('0.0001')
    act(() => {
      now().actions.setToken('pay', usdc)
      now().actions.setBaseUnits('pay', 10n ** 14n)
    })
    expect(now().pay.text).toBe('100000000')
  })

  it('behavior: uses the decimals of a token that was imported in the same turn', async () => {
    const env = createTestEnvironment()
    const config = configOf(env)
    onTestFinished(() => config.stop())
    const { now } = renderOwn(['USDC', 'ETH'], { defaultAmount: '5000' }, { config })
    await waitFor(() => expect(now().pay.text).toBe('5000'))
    const address = '0x00000000000000000000000000000000000000d7'
    const added = { chainId: env.chains[0].id, address, symbol: 'NEW', name: 'New', decimals: 8 } as const
    act(() => {
      config.tokens.importToken(added)
      now().actions.setToken('pay', added)
      now().actions.setBaseUnits('pay', 123_000_000n)
    })
    expect(now()).toMatchObject({
      pay: { token: { symbol: 'NEW' }, text: '1.23' },
      amount: { amount: 123_000_000n },
    })
  })

  it.each<[argument: string, enter: (actions: UseSwapReturnType['actions']) => void]>([
    ['side', ({ setBaseUnits }) => setBaseUnits('both' as 'pay', 1n)],
    ['amount', ({ setBaseUnits }) => setBaseUnits('pay', -1n)],
    ['amount', ({ setBaseUnits }) => setBaseUnits('pay', 1 as unknown as bigint)],
    ['amount', ({ setBaseUnits }) => setBaseUnits('pay', undefined as unknown as bigint)],
  ])('error: names a wrong %s of setBaseUnits', (argument, enter) => {
    const { now } = renderOwn(['USDC', 'USDC'])
    expect(() => enter(now().actions)).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument }),
    )
  })

  it('behavior: opens the deposit panel of the page', async () => {
    const { now } = renderOwn(['USDC', 'USDC'])
    expect(now().depositAddress).toBeUndefined()
    const other = renderOwn(['USDC', 'USDC'], { depositAddress: () => <p>Deposit panel</p> })
    await waitFor(() => expect(other.now().depositAddress).toBeDefined())
    expect(other.now().depositAddress).toMatchObject({ refusal: 'notNative', isOnlyWay: false })
    act(() => other.now().depositAddress?.open())
    expect(await screen.findByText('Deposit panel')).toBeVisible()
  })
})

describe('Swap.Side', () => {
  it('default: gives its side to the parts in it; without one they say so', () => {
    const env = createTestEnvironment()
    const [pay] = env.tokens
    renderWithCauseway(
      <Swap.Root defaultReceive={pay}>
        <Swap.Side side="receive">
          <Swap.Amount />
          <Swap.Token />
        </Swap.Side>
      </Swap.Root>,
      env,
    )
    const side = within(screen.getByRole('group', { name: 'You receive' }))
    expect(side.getByRole('textbox', { name: 'Amount you receive' })).toBeVisible()
    expect(side.getByRole('button', { name: /^Token you receive: / })).toHaveTextContent(pay?.symbol ?? '?')

    vi.spyOn(console, 'error').mockImplementation(() => {})
    const alone = (
      <Swap.Root>
        <Swap.Amount />
      </Swap.Root>
    )
    expect(() => renderWithCauseway(alone, env)).toThrow('`Swap.Amount` must be used inside `Swap.Side`')
    vi.restoreAllMocks()
  })
})
