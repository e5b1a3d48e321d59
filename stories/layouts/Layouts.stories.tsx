import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import { codeOf } from '../book/codes.ts'
import { EveryLook } from './EveryLook.tsx'
import { tokenOf } from '../support/environment/createStoryEnvironment.ts'
import { OwnButton } from './OwnButton.tsx'
import { renderSwap } from '../support/renderSwap.tsx'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'

const meta = {
  title: 'Theming/Layouts',
  tags: ['!autodocs'],
  component: SwapWidget,
  args: { defaultAmount: '100', slots: { TokenLogo } },
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    slots: { control: false },
  },
  render: renderSwap,
  async play({ canvasElement }) {
    await waitForQuote(canvasElement)
  },
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

/** As little as the form can show. */
const bare = {
  density: 'compact',
  hidden: ['balance', 'fractions', 'switchSides', 'options', 'fees', 'quoteRefresh'],
} satisfies Story['args']

/** A background, a border and a shadow. */
export const Card: Story = { globals: { width: '480' } }

/** The narrowest side column. */
export const CardNarrow: Story = {
  name: 'Card, narrow',
  globals: { width: '280' },
  async play({ canvasElement }) {
    await waitForQuote(canvasElement)
    const amounts = partsOf(canvasElement, 'swap-amount')
    await expect(amounts).toHaveLength(2)
    // No digit is cut off.
    for (const { scrollWidth, clientWidth } of amounts) await expect(scrollWidth).toBe(clientWidth)
  },
}

/** Without a card, for your own card or column. */
export const Inline: Story = { args: { layout: 'inline' }, globals: { width: '360' } }

/** Both sides next to each other. */
export const Wide: Story = {
  args: { layout: 'wide' },
  globals: { width: '720' },
  async play(context) {
    const { canvasElement } = context
    await waitForQuote(canvasElement)
    if (await endsInStorybook(context)) return
    const [pay, receive] = partsOf(canvasElement, 'swap-side').map((side) => side.getBoundingClientRect())
    await expect(receive?.top).toBe(pay?.top)
    await expect(receive?.height).toBe(pay?.height)
    await expect(receive?.left).toBeGreaterThan(pay?.right ?? Infinity)
  },
}

/** In Arabic the pay side is on the right. */
export const WideArabicDark: Story = {
  name: 'Wide, Arabic, dark',
  args: { layout: 'wide' },
  globals: { width: '720', language: 'ar', direction: 'rtl', mode: 'dark' },
  async play(context) {
    const { canvasElement } = context
    await waitForQuote(canvasElement)
    if (await endsInStorybook(context)) return
    const [pay, receive] = partsOf(canvasElement, 'swap-side').map((side) => side.getBoundingClientRect())
    await expect(receive?.top).toBe(pay?.top)
    await expect(pay?.left).toBeGreaterThan(receive?.right ?? Infinity)
  },
}

/** Without enough room, it becomes a card. */
export const WideInANarrowColumn: Story = {
  name: 'Wide in a narrow column',
  args: { layout: 'wide' },
  globals: { width: '480' },
  async play({ canvasElement }) {
    await waitForQuote(canvasElement)
    const [pay, receive] = partsOf(canvasElement, 'swap-side').map((side) => side.getBoundingClientRect())
    await expect(receive?.left).toBe(pay?.left)
    await expect(receive?.top).toBeGreaterThan(pay?.bottom ?? Infinity)
  },
}

/** The order on one side, what to pay with on the other. */
export const WideCheckout: Story = {
  name: 'Wide checkout',
  parameters: { code: codeOf('WideCheckout') },
  globals: { width: '720' },
  render(_args, context) {
    const env = environmentOf(context)
    const checkout = {
      token: tokenOf(env, 'USDC', 'Birch'),
      amount: 25_000_000n,
      recipient: env.sandbox.accounts[2] ?? '',
      title: 'Two coffees',
      merchant: 'Café Linde',
    }
    return (
      <SwapWidget
        layout="wide"
        mode="checkout"
        defaultPay={tokenOf(env, 'USDC', 'Alder')}
        checkout={checkout}
      />
    )
  },
}

/** Spacing, fields and buttons at three quarters of their size, also in the dialogs. */
export const Compact: Story = {
  args: { density: 'compact' },
  globals: { width: '360' },
  async play({ canvasElement }) {
    await waitForQuote(canvasElement)
    const [submit] = partsOf(canvasElement, 'swap-submit')
    await expect(submit).toHaveStyle({ minHeight: '39px' })
  },
}

/** Every optional section hidden: only the two sides and the button are left. */
export const EverySectionHidden: Story = {
  name: 'Every section hidden',
  args: bare,
  globals: { width: '280' },
  async play({ canvasElement }) {
    await waitForQuote(canvasElement)
    const [quote] = partsOf(canvasElement, 'swap-quote').map((box) => box.getBoundingClientRect())
    await expect(quote?.height).toBe(0)
    const [pay, receive] = partsOf(canvasElement, 'swap-token').map((token) => token.getBoundingClientRect())
    await expect(receive?.left).toBe(pay?.left)
    // The list's arrow doesn't overlap the symbol.
    const [token] = partsOf(canvasElement, 'swap-token')
    const { insetInlineEnd, inlineSize } = getComputedStyle(token as Element, '::after')
    const { paddingInlineEnd } = getComputedStyle(token as Element)
    const room = parseFloat(paddingInlineEnd) - parseFloat(insetInlineEnd) - parseFloat(inlineSize)
    await expect(room).toBeGreaterThanOrEqual(4)
  },
}

/** The same in both modes and directions. */
export const EverySectionHiddenInEveryLook: Story = {
  name: 'Every section hidden, in every look',
  args: bare,
  render: (args, context) => <EveryLook>{renderSwap(args, context)}</EveryLook>,
}

/** The page’s own buttons and icons. */
export const Slots: Story = {
  parameters: { code: codeOf('SwapWithSlots') },
  globals: { width: '360' },
  args: {
    slots: {
      Button: OwnButton,
      TokenLogo: ({ token }) => <span aria-hidden="true">{token ? '◆' : '◇'}</span>,
      SwitchSidesIcon: () => <span aria-hidden="true">⇅</span>,
      SettingsIcon: () => <span aria-hidden="true">☰</span>,
      FeesIcon: () => <span aria-hidden="true">◌</span>,
    },
  },
  async play({ canvasElement }) {
    await waitForQuote(canvasElement)
    await expect(partsOf(canvasElement, 'swap-submit')[0]).toHaveClass('own-button')
  },
}

/** Waits until the quote is there, in any language. */
async function waitForQuote(canvasElement: StoryContext['canvasElement']): Promise<void> {
  await waitFor(() => {
    const submits = partsOf(canvasElement, 'swap-submit')
    for (const submit of submits) expect(submit).toHaveAttribute('data-state', 'ready')
    expect(submits.length).toBeGreaterThan(0)
  })
}

function partsOf(canvasElement: HTMLElement, name: string): HTMLElement[] {
  return Array.from(canvasElement.querySelectorAll<HTMLElement>(`[data-cw-part="${name}"]`))
}
