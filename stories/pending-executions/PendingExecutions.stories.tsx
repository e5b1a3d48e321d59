import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryJournal } from '@causeway/react/execution'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import { expect, waitFor, within } from 'storybook/test'
import { inFrame } from '../book/inFrame.ts'
import { Browser, Page } from '../support/transfers/Browser.tsx'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { stopsHere } from '../support/environment/stopsHere.ts'
import { Transfer } from '../support/transfers/Transfer.tsx'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Widgets/Pending transfers',
  parameters: { anatomy: 'Pending transfers', docs: inFrame },
  component: PendingExecutionsWidget,
} satisfies Meta<typeof PendingExecutionsWidget>

export default meta
type Story = StoryObj<typeof meta>

/** Left to run: it is followed, and can be shown again. */
export const LeftToRun: Story = {
  name: 'Left to run',
  parameters: {
    moral: 'A transfer goes on when you leave its page.',
    sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions,
  },
  render: () => <Page canStart />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Run in background' }))
    await expect(await canvas.findByRole('heading', { name: '1 swap in progress' })).toBeVisible()
    await expect(canvas.getByText('100 USDC on Alder to USDC on Birch')).toBeVisible()
    await expect(canvas.getByText('Bridge in progress')).toBeVisible()
  },
}

/** Shown again, it leaves the list. */
export const ShownAgain: Story = {
  ...LeftToRun,
  name: 'Shown again',
  tags: ['acts'],
  async play(context) {
    const { canvas, userEvent } = context
    await LeftToRun.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: /^Show swap/ }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '1 swap in progress' })).not.toBeInTheDocument()
  },
}

/** The page is loaded again during the payout: the transfer is found, shown, and ends as it should. */
export const AfterReload: Story = {
  name: 'Found after a reload',
  tags: ['acts'],
  parameters: {
    moral: 'A reload finds the transfer and follows it to its end.',
    sandbox: { policy: { fillDelayMs: 3_000 } } satisfies StoryOptions,
  },
  render: (_args, context) => <Browser env={environmentOf(context)} isReload />,
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await canvas.findByRole('heading', { name: 'Bridge in progress' })
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Show swap/ }))
    await expect(
      await canvas.findByRole('heading', { name: 'Bridge complete' }, { timeout: 60_000 }),
    ).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toHaveLength(2)
  },
}

/** The page is loaded again while a prompt is open: nothing prompts by itself, and what is not known is said so. */
export const ReloadedWhilePrompting: Story = {
  name: 'Reloaded while the wallet asks',
  tags: ['acts'],
  parameters: {
    moral: 'After a reload nothing prompts by itself.',
    sandbox: { approve: async () => ({ type: 'hang' }) } satisfies StoryOptions,
  },
  render: (_args, context) => <Browser env={environmentOf(context)} isReload />,
  async play({ canvas, userEvent, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await canvas.findByRole('heading', { name: 'Confirm in your wallet' })
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }))
    await expect(await canvas.findByText('Looking for your transaction')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Show swap/ }))
    await expect(await canvas.findByRole('heading', { name: 'Looking for your transaction' })).toBeVisible()
    await expect(environmentOf({ loaded }).prompts).toHaveLength(1)
  },
}

/** Another tab has it: it is named, and can't be taken over. */
export const InAnotherTab: Story = {
  name: 'Running in another tab',
  parameters: {
    moral: 'Two tabs never ask for the same signature.',
    sandbox: { approve: async () => ({ type: 'hang' }) } satisfies StoryOptions,
  },
  render: (_args, context) => <Browser env={environmentOf(context)} isReload={false} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await canvas.findByRole('heading', { name: 'Confirm in your wallet' })
    await userEvent.click(canvas.getByRole('button', { name: 'Open another tab' }))
    const second = within(await canvas.findByRole('region', { name: 'Second page' }))
    await expect(
      await second.findByText('Confirm in your wallet – active elsewhere in this browser'),
    ).toBeVisible()
    await expect(second.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Another transfer has the wallet's attention: the one that was left can't be shown beside it. */
export const NotShown: Story = {
  name: 'Two transfers, one wallet',
  parameters: {
    sandbox: {
      policy: { fillDelayMs: 60_000 },
      approve: async (_request, { prompts }) => (prompts.length > 2 ? { type: 'hang' } : true),
    } satisfies StoryOptions,
  },
  render: () => <Page canStart />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Run in background' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await canvas.findByRole('heading', { name: 'Confirm in your wallet' })
    await userEvent.click(canvas.getByRole('button', { name: /^Show swap/ }))
    const message = 'Can’t open it right now: it’s active elsewhere, or another swap is in progress.'
    // Once to the eye, and once to assistive technology.
    await waitFor(() => expect(canvas.getAllByText(message)).toHaveLength(2))
    await expect(canvas.getByRole('heading', { name: 'Confirm in your wallet' })).toBeVisible()
  },
}

/** Neither filled nor refunded: it stays until it is forgotten, and holds out no refund that failed. */
export const Failed: Story = {
  name: 'Neither filled nor refunded',
  parameters: {
    moral: 'A failed transfer stays until you remove it.',
    sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions,
  },
  // A contract that takes no ether is where the refund would go.
  render: (_args, context) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', maxInlineSize: '28rem' }}>
      <PendingExecutionsWidget />
      <Transfer
        symbol="ETH"
        parameters={{ refundTo: environmentOf(context).sandbox.chains[0]?.depository }}
      />
    </div>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await canvas.findByRole('heading', { name: 'Bridge failed' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByText('Bridge failed')).toBeVisible()
    await expect(canvas.queryByText(/refund may follow/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Swaps in this browser' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Show swap/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Remove swap/ })).toBeVisible()
  },
}

/** A stored transfer that can't be read is kept and named. */
export const Unreadable: Story = {
  name: 'A stored transfer nobody can read',
  tags: ['hostile-data'],
  parameters: {
    moral: 'A stored transfer that can’t be read is kept and named.',
    sandbox: { journal: withBroken() } satisfies StoryOptions,
  },
  render: () => <Page canStart={false} />,
  async play({ canvas }) {
    await expect(await canvas.findByText('0xbroken')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the name of the saved swap' })).toBeVisible()
  },
}

/** Before what this browser has saved is cleared, it is said what goes and what stays. */
export const ClearingHistory: Story = {
  name: 'Before saved swaps are cleared',
  parameters: {
    moral: 'Clearing saved swaps says first what goes and what stays.',
    sandbox: { journal: withBroken() } satisfies StoryOptions,
  },
  render: () => <Page canStart={false} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear saved swaps' }))
    await expect(canvas.getByRole('group', { name: /^Removes finished swaps/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

/** It is cleared; what is under way would have stayed. */
export const HistoryCleared: Story = {
  name: 'Saved swaps cleared',
  tags: ['acts'],
  parameters: { sandbox: { journal: withBroken() } satisfies StoryOptions },
  render: () => <Page canStart={false} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear saved swaps' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(await canvas.findByText(/^Cleared from this browser/)).toHaveFocus()
    await expect(canvas.queryByText('0xbroken')).not.toBeInTheDocument()
  },
}

/** The wallet that began it is not connected any more: nothing of it is read, unless somebody asks. */
export const OfAnotherWallet: Story = {
  name: 'Begun by another wallet',
  parameters: {
    moral: 'Another wallet’s transfers stay private until someone asks.',
    sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions,
  },
  render: () => <Page canStart />,
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const { wallet, accounts } = environmentOf({ loaded }).sandbox
    const [, other] = accounts
    if (!other) throw new TypeError('The wallet has one account.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Run in background' }))
    await canvas.findByRole('heading', { name: '1 swap in progress' })
    wallet.switchAccount(other)
    const show = await canvas.findByRole('button', {
      name: 'Show 1 swap of a wallet that isn’t connected',
    })
    await expect(canvas.queryByText('100 USDC on Alder to USDC on Birch')).not.toBeInTheDocument()
    if (await stopsHere(context)) return
    await userEvent.click(show)
    await expect(await canvas.findByText('100 USDC on Alder to USDC on Birch')).toBeVisible()
    await expect(canvas.getByText(/^from wallet 0x/)).toBeVisible()
  },
}

/** The store itself can't be read. */
export const NoStore: Story = {
  name: 'The store can’t be read',
  parameters: {
    sandbox: {
      journal: {
        ...createMemoryJournal(),
        read: () => Promise.reject(new DOMException('No access', 'SecurityError')),
      },
    } satisfies StoryOptions,
  },
  render: () => <Page canStart={false} />,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Saved swaps can’t be read/)).toBeVisible()
  },
}

/** Dark and very narrow. */
export const DarkAndNarrow: Story = {
  ...LeftToRun,
  name: 'Dark, on a phone',
  globals: { mode: 'dark', width: '280' },
  async play({ canvas, userEvent, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute the quote' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Run in background' }))
    await expect(await canvas.findByRole('heading', { name: '1 swap in progress' })).toBeVisible()
    const { width } = canvasElement.querySelector('.cw-root')?.getBoundingClientRect() ?? {}
    await expect(width).toBe(280)
  },
}

function withBroken() {
  const journal = createMemoryJournal()
  journal.write({ id: '0xbroken', text: '{"version":1' }).catch(() => {})
  return journal
}
