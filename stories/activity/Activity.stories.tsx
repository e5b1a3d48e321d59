import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { Activity, ActivityWidget } from '@causeway/react/widgets'
import { allRequestsQueryKey } from '@causeway/react/query'
import { expect, fn, waitFor, within } from 'storybook/test'
import { codeOf } from '../book/codes.ts'
import { ActivityWithHeading } from '../code/ActivityWithHeading.tsx'
import { recordAnnouncements } from '../../test/support/widgets/recordAnnouncements.ts'
import type { StoryEnvironment, StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { mockClipboard } from '../support/actions/mockClipboard.ts'
import { addPastSwaps } from '../support/swaps/addPastSwaps.ts'
import { changingRecords, silentHistory, type RawRecord } from '../support/environment/services.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { makeSwap } from '../support/swaps/makeSwap.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { withBroken } from '../support/swaps/withBroken.ts'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const meta = {
  title: 'Widgets/Activity/List',
  parameters: { anatomy: 'Activity' },
  component: ActivityWidget,
  argTypes: { slots: { control: false } },
  args: { slots: { TokenLogo }, onRequestIdChange: fn(), onFiltersChange: fn() },
} satisfies Meta<typeof ActivityWidget>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Refetches the history, as a page does after a swap. */
async function refreshHistory(env: StoryEnvironment): Promise<void> {
  await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
}

/** The text of each visible row. */
async function rowsOf(canvas: Canvas): Promise<string[]> {
  const list = await canvas.findByRole('list', { name: 'Activity' })
  await waitFor(() => expect(within(list).getAllByRole('button').length).toBeGreaterThan(0))
  return within(list)
    .getAllByRole('button')
    .map((row) => {
      const copy = row.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      return copy.textContent.replaceAll(/\s+/g, ' ')
    })
}

/** Swaps with every outcome, newest first. Only the visible rows are in the document. */
export const List: Story = {
  name: '60 swaps',
  parameters: { sandbox: { addPastSwaps: 60 } satisfies StoryOptions },
  async play(context) {
    const { canvas, userEvent } = context
    await expect((await rowsOf(canvas)).slice(0, 2)).toEqual([
      '100 USDC to 99.86975 USDCAlder to BirchCompletedjust now',
      expect.stringMatching(/^1\sUSDC to 0.998\sUSDCAlder to BirchCompleted(just now|1 min\. ago)$/),
    ])
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '-1')
    if (await endsInStorybook(context)) return
    // In the column of a test; a canvas may be narrower.
    const [order, filters] = [canvas.getByRole('combobox', { name: 'Sort' }), canvas.getByText('Filters')]
    await expect(filters.getBoundingClientRect().top).toBe(order.getBoundingClientRect().top)
    await expectHalfRow(canvas)
    // The button that opens the filters stays under the pointer.
    const { left, top } = filters.getBoundingClientRect()
    await userEvent.click(filters)
    await expect(await canvas.findByLabelText('Status')).toBeVisible()
    await expect(filters.getBoundingClientRect()).toMatchObject({ left, top })
    await userEvent.click(filters)
    await userEvent.click(canvas.getByRole('button', { name: 'Show total' }))
    await expect(await canvas.findByText('Total swaps: 60')).toHaveFocus()
  },
}

/** A page's own heading is in the line of search, sorting and filters. */
export const OwnHeading: Story = {
  name: 'Own heading',
  parameters: {
    code: codeOf('ActivityWithHeading'),
    sandbox: { addPastSwaps: 4 } satisfies StoryOptions,
  },
  render: ({ slots }) => <ActivityWithHeading slots={slots} />,
  async play({ canvas }) {
    await rowsOf(canvas)
    const boxes = [canvas.getByRole('heading'), canvas.getByRole('searchbox')].map((one) =>
      one.getBoundingClientRect(),
    )
    const [heading, search] = boxes.map(({ top, bottom }) => (top + bottom) / 2)
    await expect(heading).toBeCloseTo(search ?? 0, 0)
  },
}

/** Below the list, finished swaps of this browser can be cleared; the provider's history stays. */
export const ClearSavedSwaps: Story = {
  name: 'Clear saved swaps',
  parameters: {
    sandbox: { addPastSwaps: 2, journal: withBroken() } satisfies StoryOptions,
  },
  render: (args) => (
    <Activity.Root {...args}>
      <Activity.List />
      <Activity.Clear />
    </Activity.Root>
  ),
  async play(context) {
    const { canvas, userEvent } = context
    const clear = await canvas.findByRole('button', { name: 'Clear saved swaps' })
    await expect(clear).toBeVisible()
    if (await endsInStorybook(context)) return
    await userEvent.click(clear)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(await canvas.findByText(/^Saved entries removed: \d+\.$/)).toHaveFocus()
  },
}

/** One tab stop; arrow keys, Page Up and Down, Home and End move through all rows, also those out of view. */
export const Keyboard: Story = {
  name: 'Keyboard navigation',
  tags: ['acts'],
  async play({ canvas, loaded, userEvent }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 60)
    await refreshHistory(env)
    await rowsOf(canvas)
    const row = (name: RegExp) => canvas.findByRole('button', { name })
    ;(await row(/^100\sUSDC/)).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(async () => expect(await row(/^2\sUSDC/)).toHaveFocus())
    await userEvent.keyboard('{End}')
    // Only what was read has an end; it grows while more is read.
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '50'))
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect(await row(/^59\sUSDC/)).toHaveFocus())
    // Scrolled away, what has the focus stays in the document.
    const scroller = document.activeElement?.closest('[data-cw-part="activity-scroller"]')
    if (scroller) scroller.scrollTop = 0
    await row(/^100\sUSDC/)
    await expect(await row(/^59\sUSDC/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await waitFor(async () => expect(await row(/^100\sUSDC/)).toHaveFocus())
  },
}

/** What is announced: search results, the total, and where the funds of an opened swap are. */
export const HeardByScreenReader: Story = {
  name: 'Screen reader announcements',
  tags: ['acts'],
  async play({ canvas, loaded, userEvent }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 12)
    await refreshHistory(env)
    await rowsOf(canvas)
    const announcements = recordAnnouncements()
    const hears = (sentence: string | RegExp) =>
      waitFor(() => expect(announcements.at(-1) ?? '').toMatch(sentence))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nobody')
    await hears('Swaps found: 0.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await hears('Swaps found: 12.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show total' }))
    await hears('Total swaps: 12')
    await userEvent.click(await canvas.findByRole('button', { name: /^100\sUSDC/ }))
    await hears(/99\.86975\sUSDC arrived on Birch/)
    // The first snapshot of an existing region finds its last announcement.
    await expect(announcements).toEqual([
      'Swaps found: 0.',
      'Swaps found: 12.',
      'Total swaps: 12',
      '99.86975\u00a0USDC arrived on Birch.',
    ])
  },
}

/** The amounts that were paid, from the record. */
/** Checks that the box ends in the middle of a row, which shows that there are more. */
async function expectHalfRow(canvas: Canvas): Promise<void> {
  const list = canvas.getByRole('list', { name: 'Activity' })
  const row = within(list).getAllByRole('listitem')[0]?.offsetHeight ?? NaN
  const rows = (list.parentElement?.clientHeight ?? NaN) / row
  await expect(rows % 1).toBeCloseTo(0.5, 1)
}

function inputOf({ data }: RawRecord): object {
  const route = data['route'] as Record<string, { origin?: { inputCurrency?: object } } | undefined>
  return (route['actual'] ?? route['quoted'])?.origin?.inputCurrency ?? {}
}

/** The same record before anything was delivered. */
function inProgress(record: RawRecord): RawRecord {
  return { ...record, status: 'pending', data: { ...record.data, outTxs: [] } }
}

/** No swaps yet, so there is nothing to search, sort or count. */
export const Empty: Story = {
  name: 'No activity',
  args: { onNewSwap: fn() },
  async play(context) {
    const { canvas, args, userEvent } = context
    await expect(await canvas.findByText('No activity yet. Your swaps will appear here.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument())
    await expect(canvas.queryByLabelText('Sort')).not.toBeInTheDocument()
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByRole('button', { name: 'New swap' }))
    await expect(args.onNewSwap).toHaveBeenCalledOnce()
  },
}

/** Every outcome with its icon, color and label: completed, refunded and failed. */
export const EveryEnd: Story = {
  name: 'Every outcome',
  parameters: {
    moral: 'Completed, refunded and failed never look alike, not even in black and white.',
    sandbox: {
      addPastSwaps: 12,
      service: changingRecords((record) => {
        const ends: Readonly<Record<string, object>> = {
          '1': inProgress(record),
          '2': { status: 'failure', data: { ...record.data, outTxs: [] } },
          '3': {
            status: 'refund',
            data: {
              ...record.data,
              outTxs: [],
              refundCurrencyData: { ...inputOf(record), amount: '2900000', amountFormatted: '2.9' },
            },
          },
        }
        const paid = JSON.stringify(record.data['route']).match(/"amount":"(\d)000000"/)?.[1] ?? ''
        return { ...record, ...ends[paid] }
      }),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    const rows = await rowsOf(canvas)
    await expect(rows.filter((row) => row.includes('In progress'))).toHaveLength(1)
    // A complete refund isn't repeated.
    await expect(rows.filter((text) => text.includes('Refunded'))).toEqual([
      expect.stringMatching(/^3\sUSDC 2\.9\sUSDC refundedAlder to BirchRefunded/),
      expect.stringMatching(/^7\sUSDCAlder to BirchRefunded/),
    ])
    const failed = rows.find((row) => row.includes('Failed'))
    await expect(failed).toMatch(/^2\sUSDCAlder to BirchFailed/)
  },
}

/** Payments to deposit addresses that differ from their quotes: each row says by how much, and what went back. */
export const DepositDifferences: Story = {
  name: 'Too much and too little sent',
  parameters: {
    moral: 'Too much sent: the row shows what went back.',
    sandbox: {
      addPastSwaps: 12,
      service: changingRecords((record) => {
        const arrived = JSON.stringify(record.data['route']).match(/"amount":"(\d)000000"/)?.[1] ?? ''
        const input = inputOf(record)
        const route = record.data['route'] as Record<string, { origin?: object } | undefined>
        const { quoted } = route
        const origin = { ...quoted?.origin, inputCurrency: { ...input, amount: '3000000' } }
        const refund = { ...input, amount: '1000000', amountFormatted: '1' }
        const ends: Readonly<Record<string, object>> = {
          '1': { status: 'pending', outTxs: [] },
          '2': { status: 'refund', outTxs: [], refundCurrencyData: { ...refund, amount: '1900000' } },
          '4': { refundCurrencyData: refund },
          '5': {},
        }
        const { status = record.status, ...data } = { ...ends[arrived] } as Record<string, unknown>
        if (!ends[arrived]) return record
        const refunds = arrived === '4' ? [{ chainId: 31337, transactionId: `0x${'4'.repeat(64)}` }] : []
        return {
          ...record,
          status,
          depositAddress: { address: `0x${'d'.repeat(40)}`, type: 'strict' },
          data: { ...record.data, ...data, route: { ...route, quoted: { ...quoted, origin } } },
          protocol: { ...Object(record['protocol']), settlement: { destination: { refunds } } },
        }
      }),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    const rows = (await rowsOf(canvas)).map((row) => row.replaceAll('\u00a0', ' '))
    await expect(rows.filter((row) => / (of|overpaid|refunded)/.test(row))).toEqual([
      expect.stringMatching(/^Paid 1 of 3 USDC/),
      expect.stringMatching(/^Paid 2 of 3 USDC ?1\.9 USDC refunded/),
      expect.stringMatching(/^4 USDC .*USDC 1 USDC refunded/),
      expect.stringMatching(/^5 USDC .*USDC 2 USDC overpaid/),
    ])
  },
}

/** On a small phone, no digit of them is cut off. */
export const DepositDifferencesNarrow: Story = {
  ...DepositDifferences,
  name: 'Paid more or less, on a phone',
  globals: { width: '320' },
  async play(context) {
    await DepositDifferences.play?.(context)
    const amounts = context.canvasElement.querySelectorAll('[data-cw-part="activity-amounts"] bdi')
    const cut = Array.from(amounts).filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    await expect(cut.map(({ textContent }) => textContent)).toEqual([])
  },
}

/** The same with forced colors (emulated), dark mode and a phone’s width. */
export const EveryEndDarkAndNarrow: Story = {
  ...EveryEnd,
  name: 'Every outcome, dark, on a phone',
  globals: { mode: 'dark', width: '320' },
  async play(context) {
    await EveryEnd.play?.(context)
    const rows = context.canvas.getAllByRole('listitem').filter((row) => row.dataset['state'] === 'ready')
    const boxOf = (row: HTMLElement, part: string) =>
      row.querySelector(`[data-cw-part='${part}']`)?.getBoundingClientRect() ?? new DOMRect()
    // Amounts of one line and of two make rows of one height, with the outcome right below.
    await expect(new Set(rows.map((row) => row.offsetHeight)).size).toBe(1)
    await expect(new Set(rows.map((row) => boxOf(row, 'activity-amounts').height)).size).toBe(2)
    for (const row of rows) {
      const gap = boxOf(row, 'activity-status').top - boxOf(row, 'activity-amounts').bottom
      await expect(Math.abs(gap)).toBeLessThan(3)
      // An arrow is on the line of the amount that it points to.
      const amounts = row.querySelector<HTMLElement>("[data-cw-part='activity-amounts']") ?? row
      if (!amounts.querySelector("[data-cw-part='activity-arrow']")) continue
      await expect(boxOf(amounts, 'activity-arrow').top).toBeGreaterThan(
        boxOf(amounts, 'activity-outcome').top,
      )
    }
    // Nor do long amounts cut off the time.
    const column = context.canvasElement.querySelector<HTMLElement>('.stage-column')
    for (const width of ['320px', '390px', '440px']) {
      if (column) column.style.inlineSize = width
      const times = rows.flatMap((row) => row.querySelector('time') ?? [])
      await expect(times.filter((time) => time.scrollWidth > time.clientWidth)).toEqual([])
      await expect(times).toHaveLength(rows.length)
    }
  },
}

/** A record that can’t be read still has a row, and its details can be copied for support. */
export const Unreadable: Story = {
  name: 'Unreadable record',
  tags: ['hostile-service'],
  parameters: {
    moral: 'An unreadable record keeps its row, and you can copy it for support.',
    sandbox: {
      addPastSwaps: 5,
      service: changingRecords((record) => {
        const isOdd = JSON.stringify(record.data['route']).includes('"amount":"1000000"')
        return isOdd ? { ...record, status: 7 } : record
      }),
    } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Couldn’t read this swap')).toBeVisible()
    await expect(canvas.getByText('Swaps that couldn’t be read: 1')).toBeVisible()
    if (await endsInStorybook(context)) return
    const clipboard = mockClipboard()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }))
      await expect(await canvas.findByText(/^Details copied/)).toBeVisible()
      await expect(JSON.parse(clipboard.text)).toMatchObject({ path: 'status', record: { status: 7 } })
    } finally {
      clipboard.restore()
    }
  },
}

/** No wallet is connected, so nothing is requested. */
export const NotConnected: Story = {
  name: 'No wallet connected',
  parameters: { sandbox: { isConnected: false } satisfies StoryOptions },
  async play({ canvas }) {
    await expect(await canvas.findByText('Connect your wallet to see your activity.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show total' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
  },
}

/** The provider hasn’t responded yet. */
export const Loading: Story = {
  parameters: { sandbox: { service: silentHistory } satisfies StoryOptions },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('Loading activity…')).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('[data-state="loading"]')).toHaveLength(4)
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  },
}

/** The provider's status of the swap in progress, until the story lets it arrive. */
let hasArrived = false

/** A swap in progress: its row shows the current status and updates in place. */
export const OnItsWay: Story = {
  name: 'Swap in progress',
  parameters: {
    sandbox: {
      addPastSwaps: 1,
      service: changingRecords((record) => (hasArrived ? record : inProgress(record))),
    } satisfies StoryOptions,
  },
  beforeEach() {
    hasArrived = false
  },
  async play(context) {
    const { canvas } = context
    await expect(await rowsOf(canvas)).toEqual([expect.stringContaining('In progress')])
    if (await endsInStorybook(context)) return
    const row = canvas.getByRole('button', { name: /^100\sUSDC/ })
    row.focus()
    hasArrived = true
    await waitFor(() => expect(row).toHaveTextContent('Completed'))
    await expect(row).toBeInTheDocument()
    await expect(row).toHaveFocus()
  },
}

/** The provider can’t be reached: an error appears at once, and the request is retried. */
export const Unreachable: Story = {
  name: 'Provider unreachable',
  parameters: {
    moral: 'When activity can’t be loaded, you’re told at once and it’s retried.',
    sandbox: { faults: [{ type: 'lostConnection', endpoint: 'requests' }] } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, loaded } = context
    await expect(await canvas.findByText(/^Couldn’t reach the provider\. .* Retrying…$/)).toBeVisible()
    if (await endsInStorybook(context)) return
    environmentOf({ loaded }).sandbox.faults.clear()
    await expect(await canvas.findByText(/^No activity yet/)).toBeVisible()
  },
}

/** The provider’s rate limit is reached. */
export const RateLimited: Story = {
  name: 'Too many requests',
  parameters: {
    sandbox: {
      faults: [{ type: 'rateLimit', retryAfterSeconds: 30, endpoint: 'requests' }],
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    const notice = await canvas.findByText('Too many requests. Retrying in about 30 sec.')
    await expect(notice).toBeVisible()
    // Beside the color, a mark.
    await expect(getComputedStyle(notice, '::before').content).toContain('!')
  },
}

/** The page’s API key is missing or not accepted. The user can't fix that, and is advised to contact support. */
export const Unauthorized: Story = {
  name: 'API key missing',
  parameters: {
    moral: 'A missing API key is the app’s problem: you’re told to contact its support.',
    sandbox: {
      service: (fetch) => async (input, init) =>
        String(input).includes('/requests')
          ? Response.json({ message: 'The API key is not active.' }, { status: 401 })
          : fetch(input, init),
    } satisfies StoryOptions,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This app can’t read your activity. Contact its support',
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** An invalid response is not shown. After a retry, all is well. */
export const BrokenAnswer: Story = {
  name: 'Invalid response',
  tags: ['hostile-service'],
  parameters: {
    moral: 'A response in the wrong format is never shown.',
    sandbox: { faults: [{ type: 'html', endpoint: 'requests' }] } satisfies StoryOptions,
  },
  async play(context) {
    const { canvas, loaded, userEvent } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t pass our checks')
    if (await endsInStorybook(context)) return
    environmentOf({ loaded }).sandbox.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/^No activity yet/)).toBeVisible()
  },
}

/** Activity loaded earlier stays visible and is marked as out of date. */
export const OutOfDate: Story = {
  name: 'Out of date',
  parameters: {
    moral: 'Outdated activity stays visible and says that it is outdated.',
    sandbox: { addPastSwaps: 3 } satisfies StoryOptions,
  },
  async play({ canvas, loaded }) {
    const env = environmentOf({ loaded })
    await rowsOf(canvas)
    env.sandbox.faults.add({ type: 'html', endpoint: 'requests' })
    await refreshHistory(env)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('May be out of date:')
    await expect(canvas.getByRole('button', { name: /^100\sUSDC/ })).toBeVisible()
  },
}

/** The browser is offline. Swaps continue without it. */
export const Offline: Story = {
  parameters: {
    moral: 'Going offline stops the page, not the swap.',
    sandbox: { addPastSwaps: 3 } satisfies StoryOptions,
  },
  // Until another story is shown.
  beforeEach: () => () => onlineManager.setOnline(true),
  async play(context) {
    const { canvas } = context
    await rowsOf(canvas)
    onlineManager.setOnline(false)
    await expect(await canvas.findByText(/^You’re offline\. We’ll update this list/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^100\sUSDC/ })).toBeVisible()
    if (await endsInStorybook(context)) return
    onlineManager.setOnline(true)
    await waitFor(() => expect(canvas.queryByText(/^You’re offline/)).not.toBeInTheDocument())
  },
}

/** One search field for IDs, wallets and transaction hashes. */
export const Search: Story = {
  name: 'Search by ID, wallet or hash',
  tags: ['acts'],
  async play({ canvas, loaded, userEvent }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 12)
    await refreshHistory(env)
    await rowsOf(canvas)
    const made = (await env.sandbox.store.all()).at(-2)
    if (made?.progress.status !== 'success') throw new TypeError('The last swap but one was not made.')
    const search = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.click(search)
    await userEvent.paste(made.progress.fill.transactionHash)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^100\sUSDC/ })).not.toBeInTheDocument())
    await expect(await canvas.findByRole('button', { name: /^2\sUSDC/ })).toBeVisible()
    await expect(await canvas.findByText('Swaps found: 1.')).toBeInTheDocument()
    await userEvent.type(search, '0')
    await expect(await canvas.findByText('No results. Try other filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByRole('button', { name: /^100\sUSDC/ })).toBeVisible()
    await expect(search).toHaveValue('')
  },
}

/** Status, network, type, token, dates, value and features, all at once. */
export const Filters: Story = {
  name: 'All filters',
  tags: ['acts'],
  async play({ canvas, loaded, userEvent }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 30)
    await refreshHistory(env)
    await rowsOf(canvas)
    await userEvent.click(canvas.getByText('Filters'))
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Refunded')
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(4))
    await userEvent.selectOptions(canvas.getByLabelText('Network'), 'Alder')
    await userEvent.selectOptions(canvas.getByLabelText('Direction'), 'From network')
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Bridge')
    await userEvent.type(canvas.getByLabelText('Token'), 'usdc')
    await userEvent.type(canvas.getByLabelText('Min value (USD)'), '10')
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(3))
    await expect(canvas.getByText('Filters (5)')).toBeVisible()
    const most = canvas.getByLabelText('Max value (USD)')
    await userEvent.type(most, '1x')
    await expect(most).toHaveAccessibleDescription('Enter a number like 1234.5.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect((await rowsOf(canvas)).length).toBeGreaterThan(4))
  },
}

/** Highest value first. */
export const Sorted: Story = {
  name: 'Sorted by value',
  tags: ['acts'],
  async play({ canvas, loaded, userEvent }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 12)
    await refreshHistory(env)
    await rowsOf(canvas)
    await userEvent.selectOptions(await canvas.findByLabelText('Sort'), 'Lowest value')
    await waitFor(async () => expect((await rowsOf(canvas))[0]).toMatch(/^1\sUSDC/))
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Highest value')
    await waitFor(async () =>
      expect((await rowsOf(canvas)).slice(0, 2)).toEqual([
        expect.stringMatching(/^100\sUSDC/),
        expect.stringMatching(/^11\sUSDC/),
      ]),
    )
  },
}

/** New swaps are added at the top while the user has scrolled down: the rows in view don’t move. */
export const NewWhileReading: Story = {
  name: 'New swaps while scrolled',
  tags: ['acts'],
  parameters: { moral: 'New rows never move the one you are reading.' },
  async play({ canvas, loaded }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 60)
    await refreshHistory(env)
    const list = await canvas.findByRole('list', { name: 'Activity' })
    await rowsOf(canvas)
    const scroller = list.parentElement
    if (!scroller) throw new TypeError('The list scrolls in no element.')
    scroller.scrollTop = 1_000
    const row = await canvas.findByRole('button', { name: /^16\sUSDC/ })
    const before = row.getBoundingClientRect().top
    await makeSwap(env)
    await refreshHistory(env)
    await waitFor(() => expect(row.closest('li')).toHaveAttribute('aria-posinset', '18'))
    await expect(Math.abs(row.getBoundingClientRect().top - before)).toBeLessThan(2)
  },
}

/** Dark mode on a phone. */
export const DarkAndNarrow: Story = {
  name: 'Dark, on a phone',
  globals: { mode: 'dark', width: '280' },
  parameters: { sandbox: { addPastSwaps: 12 } satisfies StoryOptions },
  async play(context) {
    const { canvas, canvasElement, userEvent } = context
    await rowsOf(canvas)
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBeLessThanOrEqual(280)
    if (await endsInStorybook(context)) return
    await userEvent.click(canvas.getByText('Filters'))
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

/** Right to left: the locale’s numerals, and arrows mirrored. */
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl', locale: 'ar-EG' },
  parameters: { sandbox: { addPastSwaps: 12 } satisfies StoryOptions },
  async play(context) {
    const { canvas } = context
    const row = await canvas.findByRole('button', { name: /١٠٠/ })
    if (await endsInStorybook(context)) return
    const status = within(row).getByText('Completed')
    await expect(status.getBoundingClientRect().left).toBeLessThan(row.getBoundingClientRect().left + 40)
    // The text begins at the right: the list's arrow is at the left.
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await expect(getComputedStyle(sort).backgroundPositionX).not.toContain('100%')
  },
}

/** Amounts of ordinary length are whole at every width, and so are their symbols. */
export const LongAmounts: Story = {
  name: 'Long amounts',
  tags: ['acts'],
  globals: { width: '480' },
  parameters: { moral: 'No width cuts an amount of ordinary length, or its symbol.' },
  beforeEach: ({ loaded }) => makeSwap(environmentOf({ loaded }), { amount: 1_234_567_891n }),
  async play({ canvas, canvasElement }) {
    await rowsOf(canvas)
    const column = canvasElement.querySelector<HTMLElement>('.stage-column')
    const amounts = [...canvasElement.querySelectorAll('[data-cw-part="activity-amounts"] bdi')]
    await expect(amounts.map(({ textContent }) => textContent?.replace('\u00a0', ' '))).toContain(
      '1,234.567891 USDC',
    )
    for (const width of [280, 360, 480, 560, 640, 720]) {
      if (column) column.style.inlineSize = `${width}px`
      const cut = amounts.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
      await expect(cut.map(({ textContent }) => `${textContent} at ${width}`)).toEqual([])
    }
  },
}

/** Very long, hostile amounts and names stay on their line, and end with it; the details have all of them. */
export const LongText: Story = {
  name: 'Very long amounts and names',
  tags: ['hostile-data'],
  globals: { width: '320' },
  parameters: {
    moral: 'Even sixty digits and a very long name stay on their line.',
    sandbox: {
      addPastSwaps: 3,
      service: changingRecords((record) =>
        JSON.parse(
          JSON.stringify(record)
            .replaceAll('"USDC"', `"\\u202e${'W'.repeat(60)}"`)
            .replaceAll(/"amount":"\d+"/g, `"amount":"${'9'.repeat(60)}"`),
        ),
      ),
    } satisfies StoryOptions,
  },
  async play({ canvas, canvasElement }) {
    await rowsOf(canvas)
    await expect(canvasElement.querySelector('.cw-root')?.scrollWidth).toBeLessThanOrEqual(320)
    const row = canvasElement.querySelector('[data-cw-part="activity-open"]')
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(84)
    await expect(canvasElement.textContent).not.toContain('\u202e')
  },
}
