import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { RequestFailedError } from '@causeway/react'
import { ActivityWidget } from '@causeway/react/widgets'
import { allRequestsQueryKey } from '@causeway/react/query'
import { expect, waitFor, within } from 'storybook/test'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { addPastSwaps } from '../support/swaps/addPastSwaps.ts'
import { changingRecords, silentHistory, type RawRecord } from '../support/environment/services.ts'
import { makeSwap, type MakeSwapOptions } from '../support/swaps/makeSwap.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

/** Each state of the Activity widget. */
const meta = {
  title: 'Tests/Activity in every state',
  tags: ['!autodocs'],
  component: ActivityWidget,
  globals: { width: '360' },
} satisfies Meta<typeof ActivityWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Waits until the widget says it, once. */
async function says({ canvas }: Pick<Context, 'canvas'>, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
}

/** Has so many swaps in the history, and all of them read. */
async function fill(context: Context, count: number): Promise<void> {
  const env = environmentOf(context)
  await addPastSwaps(env, count)
  await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
  await waitFor(() => expect(rowsIn(context)).toHaveLength(count))
}

/** The name of a row. */
const transferName = /^\d+\s(USDC|ETH)\b/

function rowsIn({ canvas }: Pick<Context, 'canvas'>): HTMLElement[] {
  return canvas.getAllByRole('button', { name: transferName })
}

/** Opens the only swap, which says all this. */
async function openOnly({ canvas, userEvent }: Context, name: RegExp, texts: (string | RegExp)[]) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Swap details' }))
  for (const text of texts) await expect(await dialog.findByText(text)).toBeVisible()
}

/** Makes a swap, and opens it, where it says all this. */
async function openNewest(
  context: Context,
  texts: (string | RegExp)[],
  options?: MakeSwapOptions,
): Promise<void> {
  const env = environmentOf(context)
  await makeSwap(env, options).catch((error: unknown) => {
    // A story may want just that.
    if (!(error instanceof RequestFailedError)) throw error
  })
  await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
  await openOnly(context, transferName, ['Request ID', ...texts])
}

/** Records as they are, but for what a story wants of them. */
function recordsWith(change: (record: RawRecord) => object): StoryOptions {
  return { service: changingRecords((record) => ({ ...record, ...change(record) })) }
}

/** The states of a request, each in its own row. */
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
      await expect(context.canvasElement.querySelectorAll(selector)).toHaveLength(1)
    }
    // English text keeps its order from right to left, too.
    for (const time of context.canvasElement.querySelectorAll('time')) {
      await expect(getComputedStyle(time).unicodeBidi).toBe('plaintext')
    }
    await expect(await context.canvas.findByRole('searchbox')).toHaveAttribute('dir', 'ltr')
  },
}

export const Empty: Story = {
  name: 'No activity',
  play: (context) => says(context, /^No activity yet\./),
}

export const NotConnected: Story = {
  name: 'No wallet connected',
  parameters: { sandbox: { isConnected: false } satisfies StoryOptions },
  play: (context) => says(context, 'Connect your wallet to see your activity.'),
}

export const Loading: Story = {
  parameters: { sandbox: { service: silentHistory } satisfies StoryOptions },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1))
  },
}

export const Unreachable: Story = {
  name: 'Provider unreachable',
  parameters: {
    sandbox: { faults: [{ type: 'lostConnection', endpoint: 'requests' }] } satisfies StoryOptions,
  },
  play: (context) => says(context, /Couldn’t reach the provider\./),
}

export const BrokenAnswer: Story = {
  name: 'Invalid response',
  parameters: { sandbox: { faults: [{ type: 'html', endpoint: 'requests' }] } satisfies StoryOptions },
  play: (context) => says(context, /didn’t pass our checks/),
}

export const RateLimited: Story = {
  name: 'Too many requests',
  parameters: {
    sandbox: {
      faults: [{ type: 'rateLimit', retryAfterSeconds: 30, endpoint: 'requests' }],
    } satisfies StoryOptions,
  },
  play: (context) => says(context, /^Too many requests\./),
}

export const Unauthorized: Story = {
  name: 'API key missing',
  parameters: {
    sandbox: {
      service: (fetch) => async (input, init) =>
        String(input).includes('/requests')
          ? Response.json({ message: 'The API key is not active.' }, { status: 401 })
          : fetch(input, init),
    } satisfies StoryOptions,
  },
  play: (context) => says(context, /can’t read your activity/),
}

export const Offline: Story = {
  beforeEach: () => () => onlineManager.setOnline(true),
  async play(context) {
    await fill(context, 2)
    onlineManager.setOnline(false)
    await says(context, /^You’re offline\./)
  },
}

export const OutOfDate: Story = {
  name: 'Out of date',
  async play(context) {
    await fill(context, 2)
    const env = environmentOf(context)
    env.sandbox.faults.add({ type: 'html', endpoint: 'requests' })
    await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
    await says(context, /^May be out of date:/)
  },
}

export const Filters: Story = {
  args: { defaultFilters: { symbol: 'nothing', amountMin: '1x' } },
  async play(context) {
    const { canvas } = context
    const summary = await canvas.findByText(/^Filters/)
    summary.closest('details')?.setAttribute('open', '')
    await says(context, 'No results. Try other filters.')
    await says(context, /^Enter a number like/)
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
    await openNewest(context, [/not refunded so far/], { symbol: 'ETH', parameters })
  },
}

export const UnknownWordsAndSuperseded: Story = {
  name: 'Unknown status, and replaced',
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
    await openNewest(context, [/^Status from the provider: teleporting\./, 'View new request'])
  },
}

export const Missing: Story = {
  args: { user: null, defaultRequestId: `0x${'7'.repeat(64)}` },
  play: (context) => says(context, /^We can’t find this swap yet\./),
}

/** A record with hardly any facts. */
export const NearlyEmptyRecord: Story = {
  name: 'Nearly empty record',
  args: { user: null },
  parameters: { sandbox: recordsWith(() => ({ data: {}, protocol: {}, features: [] })) },
  async play(context) {
    const env = environmentOf(context)
    await makeSwap(env)
    await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
    await openOnly(context, /^unknown amount to/, ['No transactions recorded.'])
  },
}
