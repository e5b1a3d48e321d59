import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fees, type FeesProps } from '@causeway/react/widgets'
import { expect } from 'storybook/test'
import type { BenchOptions } from './support/createBench.ts'
import { QuotedFees } from './support/QuotedFees.tsx'
import { changingQuotes } from './support/services.ts'
import { benchOf } from './support/withSandbox.tsx'

const meta = {
  title: 'Widgets/Fees',
  component: Fees,
  render: ({ quote: _quote, ...args }) => <QuotedFees {...args} />,
  argTypes: { quote: { control: false } },
} satisfies Meta<typeof Fees>

export default meta
// The quote is asked of the sandbox.
type Story = StoryObj<Omit<FeesProps, 'quote'>>

/** Rate, sum and time in one line; everything else one press away. */
export const Compact: Story = {
  async play({ canvas, userEvent }) {
    const summary = await canvas.findByText('1 USDC = 0.998697 USDC')
    const service = canvas.getByText('Service fee')
    await expect(service).not.toBeVisible()
    await userEvent.click(summary)
    await expect(service).toBeVisible()
    await userEvent.click(summary)
    await expect(service).not.toBeVisible()
  },
}

/** Every fee, what it is for, what is guaranteed, and who receives. */
export const Open: Story = {
  args: { defaultOpen: true },
  async play({ canvas, loaded }) {
    const [account] = benchOf({ loaded }).sandbox.accounts
    await canvas.findByText('1 USDC = 0.998697 USDC')
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(terms).toEqual([
      expect.stringMatching(/^Service fee/),
      expect.stringMatching(/^Network fee on Birch/),
      expect.stringMatching(/^Network fee on Alder/),
      expect.stringMatching(/^You receive at least/),
      expect.stringMatching(/^Recipient/),
    ])
    await expect(values).toEqual([
      '0.1 USDC ($0.10)',
      '0.03025 USDC ($0.04)',
      '0.000018 ETH ($0.05)',
      '99.370401 USDC',
      account,
    ])
  },
}

/** A service that does not say what it takes: unknown is said as unknown, never as nothing. */
export const UnknownFigures: Story = {
  args: { defaultOpen: true },
  parameters: {
    sandbox: {
      service: changingQuotes((quote) => ({ ...quote, fees: {} })),
    } satisfies BenchOptions,
  },
  async play({ canvas }) {
    await canvas.findByText('1 USDC = 0.998697 USDC')
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(values.slice(0, 3)).toEqual(['unknown', 'unknown', 'unknown'])
    await expect(canvas.queryByText(/^Fees \$0/)).not.toBeInTheDocument()
  },
}

/** Dark and very narrow: the recipient's address is written in full, on as many lines as it takes. */
export const DarkAndNarrow: Story = {
  args: { defaultOpen: true },
  globals: { mode: 'dark', width: '280' },
  async play({ canvas, canvasElement, loaded }) {
    const [account] = benchOf({ loaded }).sandbox.accounts
    await expect(await canvas.findByText(account)).toBeVisible()
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBe(280)
  },
}

/** Right to left: labels at the right, values at the left, addresses as they are. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { direction: 'rtl', locale: 'ar-EG' },
  async play({ canvas }) {
    const label = await canvas.findByText('You receive at least')
    const value = await canvas.findByText('\u2068٩٩٫٣٧٠٤٠١\u2069 \u2068USDC\u2069')
    await expect(value.getBoundingClientRect().right).toBeLessThan(label.getBoundingClientRect().right)
  },
}
