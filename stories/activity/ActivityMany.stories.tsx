import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityWidget } from '@causeway/react/widgets'
import { allRequestsQueryKey } from '@causeway/react/query'
import { expect, waitFor, within } from 'storybook/test'
import { addPastSwaps } from '../support/swaps/addPastSwaps.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Widgets/Activity/100,000 swaps',
  tags: ['!autodocs'],
  component: ActivityWidget,
} satisfies Meta<typeof ActivityWidget>

export default meta
type Story = StoryObj<typeof meta>

/** 100,000 swaps: only a few pages stay in memory, and only the visible rows are in the document. */
export const HundredThousand: Story = {
  name: '100,000 swaps',
  tags: ['acts'],
  async play({ canvas, loaded, userEvent }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 100_000)
    await env.queryClient.invalidateQueries()
    const list = await canvas.findByRole('list', { name: 'Activity' })
    await within(list).findByRole('button', { name: /^2\sUSDC/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Show total' }))
    await expect(await canvas.findByText('Total swaps: 100,000')).toBeVisible()

    const scroller = list.parentElement
    if (!scroller) throw new TypeError('The list scrolls in no element.')
    for (let page = 1; page <= 8; page++) {
      const before = list.clientHeight
      scroller.scrollTop = scroller.scrollHeight
      await waitFor(() => expect(list.clientHeight).toBeGreaterThan(before))
    }
    const rows = within(list).getAllByRole('listitem', { hidden: true })
    await expect(rows.length).toBeLessThan(40)
    const kept = env.queryClient.getQueriesData<{ pages?: unknown[] }>({
      queryKey: allRequestsQueryKey(env),
    })
    for (const [, data] of kept) await expect(data?.pages?.length ?? 0).toBeLessThanOrEqual(4)

    // Back to the top in one leap: pages that were let go are read again.
    scroller.scrollTop = 0
    await expect(await within(list).findByRole('button', { name: /^100\sUSDC/ })).toBeVisible()
  },
}
