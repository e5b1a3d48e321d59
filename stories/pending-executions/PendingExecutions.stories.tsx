import type { Meta, StoryObj } from '@storybook/react-vite'
import { LocksError } from '@causeway/react'
import { createMemoryJournal } from '@causeway/react/execution'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import { inFrame } from '../book/inFrame.ts'
import { Browser, SwapOfEarlierPage, Page } from '../support/swaps/Browser.tsx'
import { withBroken } from '../support/swaps/withBroken.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { StorySwap } from '../support/swaps/StorySwap.tsx'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Widgets/Pending swaps',
  parameters: { anatomy: 'Pending swaps', docs: inFrame },
  component: PendingExecutionsWidget,
} satisfies Meta<typeof PendingExecutionsWidget>

export default meta
type Story = StoryObj<typeof meta>

/** Runs in the background: it is still tracked and can be opened again. */
export const LeftToRun: Story = {
  name: 'Running in the background',
  parameters: {
    moral: 'A swap continues when you leave its page.',
    sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions,
  },
  render: (_args, context) => <SwapOfEarlierPage env={environmentOf(context)} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '1 unfinished swap' })).toBeVisible()
    await expect(canvas.getByText('100 USDC on Alder to ~99.86975 USDC on Birch')).toBeVisible()
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
}

/** Opened again, it leaves the list. */
export const ShownAgain: Story = {
  ...LeftToRun,
  name: 'Opened again',
  tags: ['acts'],
  async play(context) {
    const { canvas, userEvent } = context
    await LeftToRun.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: /^Show swap/ }))
    await expect(await canvas.findByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '1 unfinished swap' })).not.toBeInTheDocument()
  },
}

/** The page is reloaded during delivery: the swap is found, shown and tracked to its end. */
export const AfterReload: Story = {
  name: 'Found after a reload',
  tags: ['acts'],
  parameters: {
    moral: 'After a reload the swap is found and tracked to its end.',
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

/** The page is reloaded while a wallet prompt is open: no new prompt opens, and the swap’s state is shown as unknown. */
export const ReloadedWhilePrompting: Story = {
  name: 'Reloaded during a wallet prompt',
  tags: ['acts'],
  parameters: {
    moral: 'After a reload, no wallet prompt opens on its own.',
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

/** It runs in another tab: it is listed, but can't be taken over. */
export const InAnotherTab: Story = {
  name: 'Running in another tab',
  parameters: {
    moral: 'Two tabs never ask for the same signature.',
    sandbox: { approve: async () => ({ type: 'hang' }) } satisfies StoryOptions,
  },
  render: (_args, context) => (
    <SwapOfEarlierPage env={environmentOf(context)} status="awaitingWallet" isKept />
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Confirm in your wallet – active in another tab')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Another swap is using the wallet, so the one in the background can't be opened. */
export const NotShown: Story = {
  name: 'Two swaps, one wallet',
  tags: ['acts'],
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

/** Neither delivered nor refunded: it stays listed until it is removed, and doesn’t suggest a refund that failed. */
export const Failed: Story = {
  name: 'Failed without a refund',
  parameters: {
    moral: 'A failed swap stays listed until you remove it.',
    sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions,
  },
  render: (_args, context) => (
    <SwapOfEarlierPage env={environmentOf(context)} status="failed">
      {/* A contract that takes no ether is where the refund would go. */}
      <StorySwap
        startsAtOnce
        symbol="ETH"
        parameters={{ refundTo: environmentOf(context).sandbox.chains[0]?.depository }}
      />
    </SwapOfEarlierPage>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Saved swaps' })).toBeVisible()
    await expect(canvas.getByText('Failed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Show swap/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Remove swap/ })).toBeVisible()
  },
}

/** The network dropped its deposit: the list says so, as the progress and the activity do. */
export const DepositDropped: Story = {
  name: 'Deposit dropped',
  parameters: {
    moral: 'A dropped deposit has one name everywhere.',
    sandbox: { faults: [{ kind: 'chain', type: 'reorgedDeposit', times: 1 }] } satisfies StoryOptions,
  },
  render: (_args, context) => (
    <SwapOfEarlierPage env={environmentOf(context)} status="failed">
      <StorySwap startsAtOnce symbol="ETH" />
    </SwapOfEarlierPage>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Deposit dropped')).toBeVisible()
    await expect(canvas.queryByText('Failed')).not.toBeInTheDocument()
    await expect(canvas.getByText(/^It could still go through, so it stays listed until /)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove swap/ })).not.toBeInTheDocument()
  },
}

/** A saved swap that can't be read is kept and listed. */
export const Unreadable: Story = {
  name: 'Unreadable saved swap',
  tags: ['hostile-data'],
  parameters: {
    moral: 'A saved swap that can’t be read is kept and listed.',
    sandbox: { journal: withBroken() } satisfies StoryOptions,
  },
  render: () => <Page canStart={false} />,
  async play({ canvas }) {
    await expect(await canvas.findByText('0xbroken')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the ID of the saved entry' })).toBeVisible()
  },
}

/** Before saved swaps are cleared, a dialog says what is removed and what stays. */
export const ClearingHistory: Story = {
  name: 'Clear saved swaps',
  tags: ['acts'],
  parameters: {
    moral: 'Before you clear saved swaps, you see what is removed and what stays.',
    sandbox: { journal: withBroken() } satisfies StoryOptions,
  },
  render: () => <Page canStart={false} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear saved swaps' }))
    await expect(canvas.getByRole('group', { name: /^Removes finished swaps/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

/** Cleared; swaps in progress would have stayed. */
export const HistoryCleared: Story = {
  name: 'Saved swaps cleared',
  tags: ['acts'],
  parameters: { sandbox: { journal: withBroken() } satisfies StoryOptions },
  render: () => <Page canStart={false} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear saved swaps' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(await canvas.findByText(/^Saved entries removed: \d+\.$/)).toHaveFocus()
    await expect(canvas.queryByText('0xbroken')).not.toBeInTheDocument()
  },
}

/** The wallet that started it is no longer connected: its swaps stay hidden until the user asks for them. */
export const OfAnotherWallet: Story = {
  name: 'Started by another wallet',
  parameters: {
    moral: 'Another wallet’s swaps stay hidden until you ask for them.',
    sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions,
  },
  render: (_args, context) => {
    const env = environmentOf(context)
    const { accounts, wallet } = env.sandbox
    return <SwapOfEarlierPage env={env} onLeave={() => wallet.switchAccount(accounts[1] ?? accounts[0])} />
  },
  async play(context) {
    const { canvas, userEvent } = context
    const show = await canvas.findByRole('button', {
      name: 'Show 1 swap of a wallet that isn’t connected',
    })
    await expect(canvas.queryByText('100 USDC on Alder to ~99.86975 USDC on Birch')).not.toBeInTheDocument()
    if (await endsInStorybook(context)) return
    await userEvent.click(show)
    await expect(await canvas.findByText('100 USDC on Alder to ~99.86975 USDC on Birch')).toBeVisible()
    await expect(canvas.getByText(/^from wallet 0x/)).toBeVisible()
  },
}

/** The browser’s storage can't be read. */
export const NoStore: Story = {
  name: 'Storage unreadable',
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

/** Whether another tab has the swap can't be determined: it is listed, and checked again. */
export const LocksUnanswered: Story = {
  name: 'Other tabs unknown',
  parameters: { sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions },
  render: (_args, context) => {
    const env = environmentOf(context)
    const locks = { acquire: () => Promise.reject(new LocksError()) }
    return <SwapOfEarlierPage env={env} onLeave={() => void Object.assign(env, { locks })} />
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Not confirmed yet – checking your other tabs…')).toBeVisible()
  },
}

/** Dark mode on a phone. */
export const DarkAndNarrow: Story = {
  ...LeftToRun,
  name: 'Dark, on a phone',
  globals: { mode: 'dark', width: '280' },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: '1 unfinished swap' })).toBeVisible()
    const { width } =
      canvasElement.querySelector('[data-cw-part="pending-executions"]')?.getBoundingClientRect() ?? {}
    await expect(width).toBe(280)
  },
}
