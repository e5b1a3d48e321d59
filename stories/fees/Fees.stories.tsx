import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeesWidget } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import type { ComponentProps } from 'react'
import { initialGlobals } from '../../.storybook/toolbar.ts'
import { feesCode } from '../playground/code/feesCode.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { PaidFees } from './PaidFees.tsx'
import { QuotedFees } from './QuotedFees.tsx'
import { askingForAppFees, changingQuotes } from '../support/environment/services.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { makeSwap } from '../support/swaps/makeSwap.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

/** The code of the widget with what a story gives it, but for what it asks the sandbox. */
const codeFrom =
  (source: 'quote' | 'record') =>
  ({
    parameters: _parameters,
    isLoading: _isLoading,
    ...props
  }: Partial<ComponentProps<typeof QuotedFees>>) =>
    feesCode(source, props, initialGlobals)

const meta = {
  title: 'Widgets/Fees',
  parameters: { anatomy: 'Fees', code: codeFrom('quote') },
  component: FeesWidget,
  argTypes: { quote: { control: false }, record: { control: false } },
} satisfies Meta<typeof FeesWidget>

export default meta
// The quote is asked of the sandbox.
type Story = StoryObj<typeof QuotedFees>

const render: Story['render'] = (args) => <QuotedFees {...args} />

/** Every value, as it is read. */
function valuesOf(canvas: { getAllByRole: (role: string) => HTMLElement[] }): (string | null | undefined)[] {
  return canvas
    .getAllByRole('term')
    .map(({ nextElementSibling }) => nextElementSibling?.textContent?.replaceAll('\u00a0', ' '))
}

/** Rate, total and time on one line; the rest is one click away. */
export const Compact: Story = {
  name: 'One line',
  render,
  async play(context) {
    const { canvas, userEvent } = context
    const summary = await canvas.findByText('1 USDC = 0.998697 USDC')
    await expect(canvas.getByText(/^Fees \$0\.19$/)).toBeVisible()
    await expect(canvas.queryByText('Provider fee')).toBeNull()
    if (await endsInStorybook(context)) return
    await userEvent.click(summary)
    await expect((await canvas.findAllByText('Provider fee'))[0]).toBeVisible()
    await userEvent.click(summary)
    await waitFor(() => expect(canvas.queryByText('Provider fee')).toBeNull())
  },
}

/** While the fees load, placeholders take up the same space. */
export const Loading: Story = {
  render: (args) => <QuotedFees {...args} isLoading />,
  async play({ canvasElement }) {
    const bars = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('[data-cw-part="skeleton"]')]
      expect(found.length).toBeGreaterThan(10)
      return found
    })
    for (const bar of bars) {
      const { backgroundColor, blockSize, inlineSize } = getComputedStyle(bar, '::before')
      await expect(backgroundColor).not.toBe(getComputedStyle(canvasElement).backgroundColor)
      await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
      await expect(Number.parseFloat(blockSize)).toBeGreaterThan(4)
      await expect(Number.parseFloat(inlineSize)).toBeGreaterThan(40)
    }
  },
}

/** The same in dark mode. */
export const LoadingInTheDark: Story = { ...Loading, name: 'Loading, dark', globals: { mode: 'dark' } }

/** Every fee and what it is for, the minimum received, the recipient and the price impact. */
export const Open: Story = {
  name: 'Expanded',
  render,
  args: { defaultOpen: true },
  async play({ canvas, loaded }) {
    const [account] = environmentOf({ loaded }).sandbox.accounts
    await canvas.findByText('1 USDC = 0.998697 USDC')
    const terms = (await canvas.findAllByRole('term')).map(({ textContent }) => textContent)
    await expect(terms).toEqual([
      expect.stringMatching(/^Provider fee/),
      expect.stringMatching(/^Delivery on Birch/),
      expect.stringMatching(/^Network fee on Alder/),
      expect.stringMatching(/^Max slippage/),
      expect.stringMatching(/^Minimum received/),
      expect.stringMatching(/^Recipient/),
      // Its other parts are the fees above.
      'Total',
    ])
    await expect(valuesOf(canvas)).toEqual([
      '0.1 USDC ($0.10)',
      '0.03025 USDC ($0.04)',
      '0.000018 ETH ($0.05)',
      '0.5%',
      '99.370401 USDC',
      account,
      '−$0.14 (−0.14%)',
    ])
  },
}

/** Everything shown at once, for pages with enough room. */
export const Full: Story = {
  name: 'Everything shown',
  render,
  args: { variant: 'full' },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'Price impact' })).toBeVisible()
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('[data-cw-part="fees"]')).toHaveStyle({
      borderTopStyle: 'solid',
    })
  },
}

/** A sponsor covers the provider’s fees. It isn’t called free: the wallet still pays its network fee. */
export const Sponsored: Story = {
  parameters: { moral: 'Sponsored isn’t free: you still see the network fee that your wallet pays.' },
  render,
  args: { variant: 'full', parameters: { subsidizeFees: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Fees \$0\.05$/)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Sponsored fees' })).toBeVisible()
    await expect(canvas.getByText('Total covered').closest('div')).toHaveTextContent('0.13025 USDC ($0.14)')
    // It only says who pays all of it.
    const fees = canvas
      .getAllByText('Provider fee')
      .map((label) => label.closest('div')?.textContent?.replaceAll('\u00a0', ' '))
    await expect(fees).toContainEqual(
      expect.stringMatching(/^Provider fee.?Sponsor pays .?0\.1 USDC \(\$0\.10\).?$/),
    )
    await expect(canvas.getByText('Your total').closest('div')).toHaveTextContent('0 USDC ($0.00)')
    await expect(canvas.queryByText(/^No fees/)).not.toBeInTheDocument()
  },
}

/** The same with a deployment’s brand in the fee names. */
export const SponsoredAtDeployment: Story = {
  ...Sponsored,
  name: 'Sponsored, branded deployment',
  globals: { dialect: 'deployment' },
}

/** Nothing left to pay, not even a network fee. Only then do the fees say so. */
export const Free: Story = {
  name: 'No fees',
  render,
  args: { parameters: { subsidizeFees: true } },
  parameters: {
    moral: '“No fees” appears only when you pay nothing at all.',
    sandbox: {
      service: changingQuotes((quote) => {
        const fees = quote['fees'] as { gas: object }
        return { ...quote, fees: { ...fees, gas: { ...fees.gas, amount: '0', amountUsd: '0' } } }
      }),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^No fees$/)).toBeVisible()
  },
}

/** The sponsor's limit doesn't cover all fees, and the summary says so. */
export const SponsorLimitReached: Story = {
  name: 'Sponsor limit reached',
  parameters: { moral: 'What the sponsor doesn’t cover shows before you expand the fees.' },
  render,
  args: { parameters: { subsidizeFees: true, maxSubsidizationAmount: 50_000n } },
  // Controls write JSON, which has no bigint.
  argTypes: { parameters: { control: false } },
  async play(context) {
    const { canvas, userEvent } = context
    const warning = await canvas.findByText('Sponsor limit reached. You pay the rest of the fees.')
    await expect(warning).toBeVisible()
    await expect(canvas.getByText(/^Fees \$0\.14$/)).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByText('1 USDC = 0.999197 USDC'))
    await expect((await canvas.findByText('Sponsor limit')).closest('div')).toHaveTextContent('$0.05')
  },
}

/** Totals that don't match: both are shown, and the larger one counts as what the user pays. */
export const Inconsistent: Story = {
  name: 'Totals don’t match',
  tags: ['hostile-service'],
  render,
  args: { variant: 'full', parameters: { subsidizeFees: true } },
  parameters: {
    moral: 'When the provider’s totals don’t match, both are shown and the larger one counts.',
    sandbox: {
      service: changingQuotes((quote) => {
        const { quoted } = quote['feeSponsorship'] as { quoted: { userPaysTotal: object } }
        const userPaysTotal = { ...quoted.userPaysTotal, amount: '400000', amountUsd: '0.4' }
        return { ...quote, feeSponsorship: { quoted: { ...quoted, userPaysTotal } } }
      }),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^These fees don’t add up/)).toBeVisible()
    await expect(canvas.getByText(/^Fees \$0\.45$/)).toBeVisible()
    const total = (await canvas.findByText('Your total')).closest('div')
    await expect(total).toHaveTextContent('0.4 USDC ($0.40)')
  },
}

/** One of the fees is the provider’s payment to the user, because it wants funds on the other network. */
export const Reward: Story = {
  name: 'One fee in your favor',
  render,
  args: { variant: 'full' },
  parameters: {
    sandbox: {
      service: changingQuotes((quote) => {
        const fees = quote['fees'] as { svcerService: object }
        const svcerService = { ...fees.svcerService, amount: '-250000', amountUsd: '-0.25' }
        return { ...quote, feeSponsorship: undefined, fees: { ...fees, svcerService } }
      }),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('0.25 USDC ($0.25) in your favor')).toBeVisible()
  },
}

/** The provider doesn’t disclose its fees: they show as unknown, never as zero. */
export const UnknownFigures: Story = {
  name: 'Undisclosed provider fees',
  tags: ['hostile-service'],
  render,
  args: { defaultOpen: true },
  parameters: {
    moral: 'An undisclosed fee shows as unknown, not as zero.',
    sandbox: {
      service: changingQuotes((quote) => ({ ...quote, feeSponsorship: undefined, fees: {} })),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Fees not reported$/)).toBeVisible()
    await canvas.findAllByRole('term')
    await expect(valuesOf(canvas).slice(0, 4)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  },
}

/** One fee is unknown, so the total is a lower bound. */
export const PartlyUnknown: Story = {
  name: 'One fee unknown',
  tags: ['hostile-service'],
  render,
  parameters: {
    moral: 'With one fee unknown, the total says “at least”.',
    sandbox: {
      service: changingQuotes((quote) => ({ ...quote, fees: { ...(quote['fees'] as object), gas: {} } })),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Fees from \$0\.14$/)).toBeVisible()
  },
}

const recipients = [
  '0x00000000000000000000000000000000000A11cE',
  '0x0000000000000000000000000000000000000B0b',
] as const

/** A past swap: quoted and charged fees, app fees by recipient, and what the sponsor paid. */
export const OfRequest: Story = {
  name: 'Quoted vs. charged',
  args: { variant: 'full' },
  render: ({ variant }) => <PaidFees variant={variant} />,
  parameters: {
    moral: 'Quoted fees stand next to what you paid.',
    sandbox: {
      service: askingForAppFees(
        { recipient: recipients[0], fee: '25' },
        { recipient: recipients[1], fee: '10' },
      ),
    } satisfies StoryOptions,
  },
  beforeEach: ({ loaded }) => makeSwap(environmentOf({ loaded }), { parameters: { subsidizeFees: true } }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Sponsor’s payment')).toBeVisible()
    for (const recipient of recipients) await expect(canvas.getByText(recipient)).toBeVisible()
    await expect(canvas.getByText('0.25% of what you pay')).toBeVisible()
    await expect(canvas.getByText('Total covered').closest('div')).toHaveTextContent('as quoted')
    await expect(canvas.getByText('Fees covered by sponsor')).toBeVisible()
    await expect(canvas.getByText(/^Network fee for deposit 0\.0000\d+ ETH$/)).toBeVisible()
  },
}

/** A refunded swap: fees were quoted, and what the refund cost isn’t known. */
export const OfRefund: Story = {
  name: 'Refunded, fees unknown',
  args: { variant: 'full' },
  render: ({ variant }) => <PaidFees variant={variant} />,
  parameters: {
    moral: 'After a refund, quoted fees aren’t shown as paid.',
    sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions,
  },
  beforeEach: ({ loaded }) => makeSwap(environmentOf({ loaded })),
  async play({ canvas }) {
    const service = () => canvas.getByText('Provider fee').closest('div')
    await waitFor(() => expect(service()).toHaveTextContent('Final amount not reported'))
    await expect(service()).toHaveTextContent('Quoted 0.1 USDC ($0.10)')
  },
}

/** A very long, hostile token symbol: cleaned, cut, and kept on its line. */
export const LongText: Story = {
  name: 'Hostile token symbol',
  tags: ['hostile-data'],
  render,
  args: { defaultOpen: true },
  globals: { width: '280' },
  parameters: {
    moral: 'A token symbol is cleaned and cut before it is shown next to an amount.',
    sandbox: {
      service: changingQuotes((quote) =>
        JSON.parse(
          JSON.stringify(quote)
            .replaceAll('"USDC"', `"\\u202e${'W'.repeat(60)}"`)
            // A known token has the page's or the chain's name, so its address must be unknown.
            .replaceAll(/"address":"\w+"/g, '"address":"nowhere"'),
        ),
      ),
    } satisfies StoryOptions,
  },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(`0.1 “${'W'.repeat(19)}…” ($0.10)`)).toBeVisible()
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

/** Dark mode on a phone: the recipient's address is shown in full, on several lines. */
export const DarkAndNarrow: Story = {
  name: 'Dark, on a phone',
  render,
  args: { defaultOpen: true },
  globals: { mode: 'dark', width: '280' },
  async play({ canvas, canvasElement, loaded }) {
    const [account] = environmentOf({ loaded }).sandbox.accounts
    // The table's chunk may come while Storybook still covers the story.
    await waitFor(() => expect(canvas.getByText(account)).toBeVisible())
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

/** Right to left: labels on the right, values on the left, addresses unchanged. */
export const RightToLeft: Story = {
  name: 'Right to left',
  render,
  args: { defaultOpen: true, parameters: { subsidizeFees: true } },
  globals: { direction: 'rtl', locale: 'ar-EG' },
  async play({ canvas }) {
    const label = await canvas.findByText('Minimum received')
    const value = canvas.getByText(/^\u2068٩٩٫٥ USDC\u2069$/)
    await expect(value.getBoundingClientRect().right).toBeLessThan(label.getBoundingClientRect().right)
  },
}
