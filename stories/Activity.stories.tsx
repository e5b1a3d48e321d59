import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityWidget } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import { pastTransfers } from './support/pastTransfers.ts'
import { transfer } from './support/transfer.ts'
import { benchOf } from './support/withSandbox.tsx'

const meta = {
  title: 'Widgets/Activity',
  component: ActivityWidget,
  args: { onRequestIdChange: fn() },
} satisfies Meta<typeof ActivityWidget>

export default meta
type Story = StoryObj<typeof meta>

/** Transfers of all kinds of ends, the newest first. */
export const List: Story = {
  async play({ canvas, loaded }) {
    await pastTransfers(benchOf({ loaded }), 60)
    await benchOf({ loaded }).queryClient.invalidateQueries()
    const list = await canvas.findByRole('list', { name: 'Transfers' })
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5))
  },
}

/** Nothing was sent yet. */
export const Empty: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('No transfers yet. The first one will show up here.')).toBeVisible()
  },
}

/** Details. */
export const Details: Story = {
  async play({ canvas, loaded, userEvent }) {
    const bench = benchOf({ loaded })
    await transfer(bench)
    await bench.queryClient.invalidateQueries()
    await userEvent.click(await canvas.findByRole('button', { name: /^100 USDC to/ }))
    await expect(await canvas.findByRole('heading', { name: 'Transfer' })).toHaveFocus()
  },
}
