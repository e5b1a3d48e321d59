import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { RequestFailedError } from '@causeway/react'
import { ActivityWidget } from '@causeway/react/widgets'
import { allRequestsQueryKey } from '@causeway/react/query'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryOptions } from './support/createStoryEnvironment.ts'
import { EveryLook, lookCount } from './support/EveryLook.tsx'
import { pastTransfers } from './support/pastTransfers.ts'
import { changingRecords, silentHistory, type RawRecord } from './support/services.ts'
import { transfer, type TransferOptions } from './support/transfer.ts'
import { environmentOf } from './support/withSandbox.tsx'

/** Each state of the history in light and dark, and in both directions, side by side. */
const meta = {
  title: 'Tests/Activity in every look',
  tags: ['!autodocs'],
  component: ActivityWidget,
  decorators: [
    (Story) => (
      <EveryLook>
        <Story />
      </EveryLook>
    ),
  ],
} satisfies Meta<typeof ActivityWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Waits until each look says it. */
async function eachSays({ canvas }: Pick<Context, 'canvas'>, text: string | RegExp): Promise<void> {
  await waitFor(async () => {
    const found = canvas.getAllByText(text)
    await expect(found).toHaveLength(lookCount)
    for (const element of found) await expect(element).toBeVisible()
  })
}

/** Has so many transfers in the history, and all of them read. */
async function fill(context: Context, count: number): Promise<void> {
  const env = environmentOf(context)
  await pastTransfers(env, count)
  await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
  await waitFor(() => expect(rowsIn(context)).toHaveLength(count * lookCount))
}

function rowsIn({ canvas }: Pick<Context, 'canvas'>): HTMLElement[] {
  return canvas.getAllByRole('button', { name: /^\d+ (USDC|ETH)\b/ })
}

/** Opens the newest transfer in one look after the other, since a dialog is alone; that of the last one stays open. */
async function openInEach(context: Context, rows: () => HTMLElement[], texts: (string | RegExp)[]) {
  const { canvas, userEvent } = context
  await waitFor(() => expect(rows()).toHaveLength(lookCount))
  for (let look = 0; look < lookCount; look++) {
    const row = rows()[look]
    if (row) await userEvent.click(row)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Swap details' }))
    for (const text of texts) await expect(await dialog.findByText(text)).toBeVisible()
    if (look === lookCount - 1) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  }
}

/** Makes a transfer, and opens it in each look, where it says all this. */
async function openNewest(
  context: Context,
  texts: (string | RegExp)[],
  options?: TransferOptions,
): Promise<void> {
  const env = environmentOf(context)
  await transfer(env, options).catch((error: unknown) => {
    // A story may want just that.
    if (!(error instanceof RequestFailedError)) throw error
  })
  await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
  await openInEach(context, () => rowsIn(context), ['Request ID', ...texts])
}

/** Records as they are, but for what a story wants of them. */
function recordsWith(change: (record: RawRecord) => object): StoryOptions {
  return { service: changingRecords((record) => ({ ...record, ...change(record) })) }
}

/** The states of a request, each in a row of its own. */
const states = [
  'waiting',
  'depositing',
  'pending',
  'submitted',
  'success',
  'refund',
  'failure',
  'teleporting',
]

export const List: Story = {
  parameters: {
    sandbox: recordsWith(({ createdAt }) => ({
      // A record is a minute older than the one before it.
      status: states[Math.round((Date.now() - Date.parse(String(createdAt))) / 60_000) % states.length],
    })),
  },
  async play(context) {
    await fill(context, states.length)
    for (const state of [...states.slice(0, -1), 'unknown']) {
      const selector = `[data-cw-part='activity-status'][data-state='${state}']`
      await expect(context.canvasElement.querySelectorAll(selector)).toHaveLength(lookCount)
    }
    // English words keep their order from right to left, too.
    for (const time of context.canvasElement.querySelectorAll('time')) {
      await expect(getComputedStyle(time).unicodeBidi).toBe('plaintext')
    }
    for (const search of await context.canvas.findAllByRole('searchbox')) {
      await expect(search).toHaveAttribute('dir', 'ltr')
    }
  },
}

export const Empty: Story = {
  play: (context) => eachSays(context, /^No activity yet\./),
}

export const NotConnected: Story = {
  parameters: { sandbox: { isConnected: false } satisfies StoryOptions },
  play: (context) => eachSays(context, 'Connect your wallet to see your activity.'),
}

export const Loading: Story = {
  parameters: { sandbox: { service: silentHistory } satisfies StoryOptions },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(lookCount))
  },
}

export const Unreachable: Story = {
  parameters: {
    sandbox: { faults: [{ type: 'lostConnection', endpoint: 'requests' }] } satisfies StoryOptions,
  },
  play: (context) => eachSays(context, /Couldn’t connect\./),
}

export const BrokenAnswer: Story = {
  parameters: { sandbox: { faults: [{ type: 'html', endpoint: 'requests' }] } satisfies StoryOptions },
  play: (context) => eachSays(context, /didn’t pass our checks/),
}

export const RateLimited: Story = {
  parameters: {
    sandbox: {
      faults: [{ type: 'rateLimit', retryAfterSeconds: 30, endpoint: 'requests' }],
    } satisfies StoryOptions,
  },
  play: (context) => eachSays(context, /^Too many requests\./),
}

export const Unauthorized: Story = {
  parameters: {
    sandbox: {
      service: (fetch) => async (input, init) =>
        String(input).includes('/requests')
          ? Response.json({ message: 'The API key is not active.' }, { status: 401 })
          : fetch(input, init),
    } satisfies StoryOptions,
  },
  play: (context) => eachSays(context, /can’t read your activity/),
}

export const Offline: Story = {
  beforeEach: () => () => onlineManager.setOnline(true),
  async play(context) {
    await fill(context, 2)
    onlineManager.setOnline(false)
    await eachSays(context, /^You’re offline\./)
  },
}

export const OutOfDate: Story = {
  async play(context) {
    await fill(context, 2)
    const env = environmentOf(context)
    env.sandbox.faults.add({ type: 'html', endpoint: 'requests' })
    await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
    await eachSays(context, /^May be out of date:/)
  },
}

export const Filters: Story = {
  args: { defaultFilters: { symbol: 'nothing', amountMin: '1x' } },
  async play(context) {
    const { canvas } = context
    for (const summary of await canvas.findAllByText(/^Filters/))
      summary.closest('details')?.setAttribute('open', '')
    await eachSays(context, 'No results. Try other filters.')
    await eachSays(context, /^Enter a number like/)
  },
}

export const Completed: Story = {
  play: async (context) => {
    await openNewest(context, [/^\S+ \S+ arrived on Birch\.$/])
  },
}

export const Refunded: Story = {
  parameters: { sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions },
  async play(context) {
    await openNewest(context, [/100 USDC was refunded on Alder\.$/])
  },
}

export const Failed: Story = {
  parameters: { sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions },
  async play(context) {
    // A contract that takes no ether.
    const refundTo = environmentOf(context).sandbox.chains[0]?.depository
    const parameters = refundTo ? { refundTo } : {}
    await openNewest(context, [/no refund recorded yet/], { symbol: 'ETH', parameters })
  },
}

export const UnknownWordsAndSuperseded: Story = {
  parameters: {
    sandbox: recordsWith(({ data }) => ({
      status: 'teleporting',
      requestType: 'Teleport',
      features: ['time_travel'],
      data: { ...data, failReason: 'SUN_IN_ECLIPSE' },
      supersededByRequestId: `0x${'5'.repeat(64)}`,
    })),
  },
  async play(context) {
    await openNewest(context, [/^Status from the provider: teleporting\./, 'View it'])
  },
}

export const Missing: Story = {
  args: { user: null, defaultRequestId: `0x${'7'.repeat(64)}` },
  play: (context) => eachSays(context, /^We can’t find this swap yet\./),
}

/** Hardly anything is said of it. */
export const NearlyEmptyRecord: Story = {
  args: { user: null },
  parameters: { sandbox: recordsWith(() => ({ data: {}, protocol: {}, features: [] })) },
  async play(context) {
    const env = environmentOf(context)
    await transfer(env)
    await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
    const rows = () => context.canvas.getAllByRole('button', { name: /^unknown amount to/ })
    await openInEach(context, rows, ['No transactions recorded.'])
  },
}
