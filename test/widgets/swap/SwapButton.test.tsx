import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SwapButton, type SwapButtonProps } from '@causeway/react/widgets'
import { describeConformance } from '../../support/widgets/describeConformance.tsx'
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

function renderButton(
  { widget = {}, ...props }: SwapButtonProps = {},
  {
    env = createTestEnvironment({ policy: { fillDelayMs: 20 } }),
    ...change
  }: ProviderChange & { env?: TestEnvironment } = {},
) {
  const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  const given =
    widget.mode === 'checkout'
      ? { defaultPay: pay, ...widget }
      : { defaultPay: pay, defaultReceive: receive, ...widget }
  renderWithCauseway(<SwapButton {...props} widget={given} />, env, change)
  return { env, pay, receive, user: userEvent.setup() }
}

const shop = `0x${'b2'.repeat(20)}`
const opener = (name = 'Swap') => screen.getByRole('button', { name })
const dialog = (name = 'Swap') => screen.findByRole('dialog', { name })
const amount = () => screen.findByRole('textbox', { name: 'Amount you pay' })

describe('SwapButton', () => {
  it.each(['dialog', 'drawer'] as const)(
    'default: opens the form in a %s, and closes it with Escape',
    async (presentation) => {
      const { user } = renderButton({ presentation })
      expect(screen.queryByRole('dialog')).toBeNull()
      await user.click(opener())
      const opened = await dialog()
      expect(opened).toHaveAttribute('data-state', presentation)
      expect(opened).toContainElement(await amount())
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(opener()).toHaveFocus()
    },
  )

  it('behavior: closes only the list of tokens with Escape', async () => {
    const { user } = renderButton()
    await user.click(opener())
    await user.click(await screen.findByRole('button', { name: /You pay|Token you pay|USDC Alder/ }))
    await screen.findByRole('dialog', { name: /pay/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(await dialog()).toBeVisible()
  })

  it('behavior: keeps what was entered for the next opening', async () => {
    const onChange = vi.fn()
    const { user } = renderButton({ widget: { defaultAmount: '5', onChange } })
    await user.click(opener())
    await user.clear(await amount())
    await pasteInto(user, await amount(), '42')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(opener())
    expect(await amount()).toHaveValue('42')
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ amount: '42' }), expect.anything())
  })

  it('behavior: keeps a swap running while closed, shows its status on the button, and shows it again when opened', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<boolean>()
    env.sandbox.wallet.approve = async ({ method }) => {
      if (method !== 'eth_sendTransaction') return true
      asked.resolve()
      return answer.promise
    }
    const { user } = renderButton({}, { env })
    await user.click(opener())
    await pasteInto(user, await amount(), '100')
    await submitSwap(user)
    await act(() => asked.promise)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(opener('Swap in progress')).toHaveAttribute('data-state', 'pending')

    answer.resolve(true)
    await user.click(opener('Swap in progress'))
    expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(opener()).toHaveAttribute('data-state', 'ready')
  })

  it('behavior: gives way before the page connects a wallet', async () => {
    const onConnectWallet = vi.fn()
    const { user } = renderButton(
      { widget: { defaultAmount: '100', onConnectWallet } },
      { wallet: undefined },
    )
    await user.click(opener())
    await user.click(await screen.findByRole('button', { name: 'Connect wallet' }))
    expect(onConnectWallet).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('parameters: names a payment in the dialog', async () => {
    const env = createTestEnvironment()
    const usdc = env.tokens.find(({ symbol }) => symbol === 'USDC')
    if (!usdc) throw new TypeError('no USDC')
    const { user } = renderButton(
      {
        widget: {
          mode: 'checkout',
          checkout: { token: usdc, amount: 25_000_000n, recipient: shop, title: 'Coffee' },
        },
      },
      { env },
    )
    await user.click(opener('Pay'))
    expect(await dialog('Pay')).toHaveTextContent('Coffee')
  })

  it('parameters: lets the page control whether it is open', async () => {
    const onOpenChange = vi.fn()
    const { user } = renderButton({ open: true, onOpenChange })
    await dialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onOpenChange.mock.calls).toEqual([[false]])
    expect(await dialog()).toBeVisible()
  })
})

const onOpenChange = vi.fn()
describeConformance('SwapButton', {
  part: 'swap-open',
  show: (props, classNames) =>
    void renderButton({
      ...props,
      open: false,
      onOpenChange,
      classNames,
      'data-placed': '',
    } as SwapButtonProps),
  action: { event: 'click', count: () => onOpenChange.mock.calls.length },
})

describe('a dialog that didn’t load', () => {
  const chunk = '../../../src/widgets/swap/SwapDialog.tsx'
  afterEach(() => {
    vi.doUnmock(chunk)
    vi.restoreAllMocks()
  })

  it.each(['click', 'Enter'])('error: asks for it again at another press of the button: %s', async (way) => {
    // React logs what a boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.resetModules()
    vi.doMock(chunk, () => {
      throw new TypeError('Failed to fetch dynamically imported module.')
    })
    const page = await import('../../support/renderWithCauseway.tsx')
    const widgets = await import('@causeway/react/widgets')
    page.renderWithCauseway(<widgets.SwapButton />, createTestEnvironment())
    const user = userEvent.setup()
    await user.click(opener())
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    vi.doUnmock(chunk)
    await (way === 'click' ? user.click(opener()) : user.type(opener(), '{Enter}', { skipClick: true }))
    expect(await dialog()).toBeVisible()
  })
})
