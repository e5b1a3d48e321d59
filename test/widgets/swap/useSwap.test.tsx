import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { zeroAddress } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { PartOutsideRootError } from '@causeway/react'
import { Swap, useSwap, type UseSwapReturnType } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway, renderWithCauseway } from '../../support/renderWithCauseway.tsx'
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
  const tokenOf = (chain: 0 | 1, symbol: string) =>
    env.tokens.find((token) => token.chainId === env.chains[chain].id && token.symbol === symbol)
  const swap: { current: UseSwapReturnType | undefined } = { current: undefined }
  renderWithCauseway(
    <Swap.Root
      defaultPay={tokenOf(0, 'USDC')}
      defaultReceive={tokenOf(1, 'ETH')}
      onBeforeSubmit={onBeforeSubmit}
    >
      <OwnForm swapRef={swap} />
    </Swap.Root>,
    env,
  )
  return { env, swap, user: userEvent.setup() }
}

describe('useSwap', () => {
  it('default: what is entered, what follows from it, and the way to the review', async () => {
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
    expect(screen.getByTestId('submit')).toHaveTextContent('Bridge')
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
  ])('behavior: `submit` right after %s reviews no quote of before', async (_, change) => {
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

  it('behavior: a `submit` that was kept reviews what is entered now', async () => {
    const { swap, user } = renderForm()
    const field = screen.getByRole('textbox', { name: 'Send' })
    const go = screen.getByRole('button', { name: 'Go' })
    await pasteInto(user, field, '100')
    await waitFor(() => expect(go).toBeEnabled())
    const kept = swap.current?.submit
    await user.clear(field)
    await pasteInto(user, field, '200')
    await waitFor(() => expect(go).toBeDisabled())
    await waitFor(() => expect(go).toBeEnabled())
    act(() => kept?.())
    expect(await screen.findByRole('dialog', { name: /^Review / })).toHaveTextContent('200 USDC')
  })

  it('behavior: while the page is asked whether it may go on, `submit` opens no other review', async () => {
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

  it('error: outside of the form it names what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHookWithCauseway(useSwap, createTestEnvironment())).toThrow(PartOutsideRootError)
    vi.restoreAllMocks()
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
