import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { RequestFailedError } from '@causeway/react'
import { ActivityWidget } from '@causeway/react/widgets'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inFrame } from '../book/inFrame.ts'
import { shareHref } from '../playground/code/shared.ts'
import type { StoryEnvironment, StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { mockClipboard } from '../support/actions/mockClipboard.ts'
import { askingForAppFees, changingRecords, type RawRecord } from '../support/environment/services.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { makeSwap, type MakeSwapOptions } from '../support/swaps/makeSwap.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const meta = {
  title: 'Widgets/Activity/Details',
  component: ActivityWidget,
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'All about one past swap: quoted and received amounts, each transaction, the fees, and what support needs.',
      },
    },
  },
  argTypes: { slots: { control: false } },
  args: {
    slots: { TokenLogo },
    onRequestIdChange: fn(),
    shareHref,
  },
  beforeEach: makeSwapOf,
  render: ({ defaultRequestId, ...args }, { loaded }) => (
    <ActivityWidget {...args} defaultRequestId={defaultRequestId ?? loaded['requestId']} />
  ),
} satisfies Meta<typeof ActivityWidget>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The swap before a story is shown, if it differs: `parameters: { swap }`. */
type SwapOf = (env: StoryEnvironment) => MakeSwapOptions

/** Makes the swap of a story, which is opened by its ID. */
async function makeSwapOf({ loaded, parameters }: Pick<StoryContext, 'loaded' | 'parameters'>) {
  const env: StoryEnvironment = environmentOf({ loaded })
  const { swap }: { swap?: SwapOf } = parameters
  await makeSwap(env, swap?.(env)).catch((error: unknown) => {
    // A story may want just that.
    if (!(error instanceof RequestFailedError)) throw error
  })
  const [made] = await env.sandbox.store.all()
  Object.assign(loaded, { requestId: made?.id })
}

/** The list, in which a swap is opened. */
const fromList: Story['render'] = (args) => <ActivityWidget {...args} />

/** Opens the swap in the list. */
async function openNewest({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const list = await canvas.findByRole('list', { name: 'Activity' })
  await userEvent.click(await within(list).findByRole('button', { name: /USDC|ETH/ }))
  const heading = await canvas.findByRole('heading', { name: 'Swap details' })
  await waitFor(() => expect(heading).toHaveFocus())
  return within(canvas.getByRole('article'))
}

/** The content of the details, once they are loaded. */
async function detailsOf({ canvas }: Pick<Context, 'canvas'>) {
  await waitFor(() => expect(canvas.getByRole('article')).not.toHaveTextContent('Loading swap…'))
  return within(canvas.getByRole('article'))
}

/** Records as they are, but for what a story wants of them. */
function recordsWith(change: (record: RawRecord) => object): StoryOptions {
  return { service: changingRecords((record) => ({ ...record, ...change(record) })) }
}

/** Quoted and received amounts, both transactions, fees and details. */
export const Completed: Story = {
  parameters: { moral: 'Quoted amounts stand next to what arrived.' },
  async play(context) {
    const details = await detailsOf(context)
    await expect(details.getByText('99.86975 USDC arrived on Birch.')).toBeVisible()
    await expect(details.getByText('Deposit on Alder')).toBeVisible()
    await expect(details.getAllByText('Delivery on Birch')[0]).toBeVisible()
    for (const link of details.getAllByRole('link', { name: /^View transaction 0x/ })) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/\.localhost\/tx\/0x[0-9a-f]{64}$/))
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    }
    await expect(await details.findByText('Provider fee')).toBeVisible()
    await expect(details.getAllByText('as quoted')).toHaveLength(1)
    await expect(details.getByText('Type').closest('div')).toHaveTextContent('Bridge')
    await expect(details.getByRole('link', { name: 'Link to this swap' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/your\.app\/swaps\/0x/),
    )
  },
}

/** Closing the details returns the focus to its row in the list. */
export const Closed: Story = {
  tags: ['acts'],
  render: fromList,
  async play(context) {
    const { canvas, userEvent, args } = context
    const details = await openNewest(context)
    await userEvent.click(details.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
    await expect(args.onRequestIdChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('button', { name: /^100\sUSDC/ })).toHaveFocus()
  },
}

/** The same with a deployment’s record, whose tokens have fewer fields. */
export const CompletedAtDeployment: Story = {
  ...Completed,
  name: 'Completed, deployment format',
  globals: { dialect: 'deployment' },
}

/** The full address is copied, and a message confirms it. */
export const Copied: Story = {
  name: 'Address copied',
  tags: ['acts'],
  render: fromList,
  async play(context) {
    const copied: string[] = []
    const original = navigator.clipboard.writeText
    navigator.clipboard.writeText = async (text) => void copied.push(text)
    try {
      const details = await openNewest(context)
      await context.userEvent.click(details.getByRole('button', { name: 'Copy Request ID' }))
      await expect(await context.canvas.findByText('Copied: Request ID')).toBeInTheDocument()
      await expect(copied).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
    } finally {
      navigator.clipboard.writeText = original
    }
  },
}

/** Sponsored, with app fees: quoted and charged, by recipient. */
export const Sponsored: Story = {
  name: 'Sponsored, with app fees',
  parameters: {
    swap: (() => ({ parameters: { subsidizeFees: true } })) satisfies SwapOf,
    sandbox: {
      service: askingForAppFees({ recipient: '0x00000000000000000000000000000000000A11cE', fee: '25' }),
    } satisfies StoryOptions,
  },
  async play(context) {
    const details = await detailsOf(context)
    await expect(await details.findByText('Sponsored fees')).toBeVisible()
    await expect(details.getByText('App fee by recipient')).toBeVisible()
    await expect(details.getByText('Features').closest('div')).toHaveTextContent('App fees')
  },
}

/** Refunded: the reason, amount, network and transaction. */
export const Refunded: Story = {
  parameters: {
    moral: 'A refund shows its reason, amount, network and transaction.',
    sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions,
  },
  async play(context) {
    const details = await detailsOf(context)
    await expect(details.getByText('Not completed. 100 USDC was refunded on Alder.')).toBeVisible()
    await expect(details.getByText(/The quote expired before the swap was done\.$/)).toBeVisible()
    await expect(details.getByText('Refund on Alder')).toBeVisible()
    await expect(details.getByText('Not delivered')).toBeVisible()
  },
}

/** Neither delivered nor refunded: both reasons, and no promise. */
export const Failed: Story = {
  name: 'Failed without a refund',
  parameters: {
    // A contract that takes no ether.
    swap: (({ sandbox }) => ({
      symbol: 'ETH',
      parameters: { refundTo: sandbox.chains[0]?.depository ?? sandbox.solver },
    })) satisfies SwapOf,
    moral: 'A failed swap promises no refund.',
    sandbox: { policy: { countsDepositsAsLate: true } } satisfies StoryOptions,
  },
  async play(context) {
    const details = await detailsOf(context)
    await expect(await details.findByText(/^Not completed, and not refunded so far\./)).toBeVisible()
    await expect(details.getByText('Refund issue:')).toBeVisible()
  },
}

/** The network dropped the deposit: no transaction is left, and no figure is made up. */
export const DepositDropped: Story = {
  name: 'Deposit dropped',
  parameters: {
    moral: 'What isn’t known isn’t shown as zero.',
    sandbox: { faults: [{ kind: 'chain', type: 'reorgedDeposit', times: 1 }] } satisfies StoryOptions,
  },
  async play(context) {
    const details = await detailsOf(context)
    await expect(
      await details.findByText(/^Alder dropped the deposit: the funds should be back/),
    ).toBeVisible()
    const steps = details.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(steps).toEqual([
      expect.stringMatching(/^Deposit on AlderDropped by the network/),
      'Delivery on BirchNot delivered',
    ])
    await expect(details.queryByText(/No transactions recorded|No fees|\$0\.00/)).not.toBeInTheDocument()
  },
}

/** One click copies what support needs: reasons, transactions and the failed call. */
export const CopyDetails: Story = {
  ...Failed,
  name: 'Details copied for support',
  tags: ['acts'],
  render: fromList,
  async play(context) {
    const details = await openNewest(context)
    const clipboard = mockClipboard()
    try {
      await context.userEvent.click(details.getByRole('button', { name: 'Copy details' }))
      await expect(await details.findByText(/^Details copied/)).toBeVisible()
      await expect(JSON.parse(clipboard.text)).toMatchObject({
        requestId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        status: 'failure',
      })
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
      await context.userEvent.click(details.getByRole('button', { name: 'Copy details' }))
      await waitFor(() => expect(details.queryByText(/^Details copied/)).not.toBeInTheDocument())
    } finally {
      clipboard.restore()
    }
  },
}

/** Escape closes the details and returns the focus to the row. */
export const Escape: Story = {
  name: 'Closed with Escape',
  tags: ['acts'],
  render: fromList,
  async play(context) {
    const { canvas, userEvent } = context
    await openNewest(context)
    await expect(canvas.getByRole('dialog', { name: 'Swap details' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: /^100\sUSDC/ })).toHaveFocus()
  },
}

/** Unknown values from the provider are shown as they are, and not interpreted. */
export const UnknownWords: Story = {
  name: 'Unknown status',
  tags: ['hostile-service'],
  parameters: {
    moral: 'An unknown status is shown as it is, and never ends a swap.',
    sandbox: recordsWith(({ data }) => ({
      status: 'teleporting',
      requestType: 'Teleport',
      features: ['time_travel'],
      data: { ...data, failReason: 'SUN_IN_ECLIPSE' },
    })),
  },
  async play(context) {
    const details = await detailsOf(context)
    await expect(
      details.getByText('Status from the provider: teleporting. No further details.'),
    ).toBeVisible()
    await expect(details.getByText(/The provider says: SUN_IN_ECLIPSE$/)).toBeVisible()
    await expect(details.getByText('Teleport')).toBeVisible()
    await expect(details.getByText('time_travel')).toBeVisible()
  },
}

/** Another request replaced this one; a link opens it. */
export const Superseded: Story = {
  name: 'Replaced by another request',
  parameters: {
    moral: 'When another request replaces yours, you can open it.',
    sandbox: recordsWith(() => ({ supersededByRequestId: `0x${'5'.repeat(64)}` })),
  },
  async play(context) {
    const details = await detailsOf(context)
    const link = details.getByRole('button', { name: 'View new request' })
    await expect(link).toBeVisible()
    if (await endsInStorybook(context)) return
    await context.userEvent.click(link)
    await expect(await context.canvas.findByText(/^We can’t find this swap yet\./)).toBeVisible()
    await expect(context.args.onRequestIdChange).toHaveBeenLastCalledWith(`0x${'5'.repeat(64)}`)
  },
}

/** The middle of an element, from the left edge of the window. */
function centerOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Opened from a link, before the list was loaded; a deposit address with a recovery address. */
export const ByLink: Story = {
  name: 'Opened from a link',
  tags: ['acts'],
  args: { user: null, defaultRequestId: `0x${'7'.repeat(64)}` },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^We can’t find this swap yet\./)).toBeVisible()
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    // It is below its sentence, which is centered.
    await expect(centerOf(retry)).toBeCloseTo(centerOf(canvas.getByRole('dialog')), 0)
  },
}

/** A share URL that isn’t `https:` doesn’t become a link. */
export const NoShareLink: Story = {
  name: 'Share URL without https',
  tags: ['hostile-data'],
  parameters: { moral: 'Only https: URLs become links.' },
  args: { shareHref: () => 'javascript:alert(1)' },
  async play(context) {
    const details = await detailsOf(context)
    await expect(details.queryByText('Link to this swap')).not.toBeInTheDocument()
  },
}

/** Almost no fields: missing values are left out or shown as unknown. */
export const NearlyEmptyRecord: Story = {
  name: 'Nearly empty record',
  tags: ['hostile-service'],
  parameters: {
    moral: 'What the provider leaves out shows as unknown, never as zero.',
    sandbox: recordsWith(() => ({ data: {}, protocol: {}, features: [] })),
  },
  async play(context) {
    const details = await detailsOf(context)
    await expect(await details.findByText('The provider didn’t list any fees.')).toBeVisible()
    await expect(details.getByText('No transactions recorded.')).toBeVisible()
    await expect(details.getByText('The funds arrived on an unknown network.')).toBeVisible()
  },
}

/** Dark mode on a phone. */
export const DarkAndNarrow: Story = {
  name: 'Dark, on a phone',
  globals: { mode: 'dark', width: '280' },
  async play(context) {
    await detailsOf(context)
    await expect(context.canvasElement.querySelector('.cw-root')?.scrollWidth).toBeLessThanOrEqual(280)
  },
}

/** Right to left: labels on the right, values on the left, hashes unchanged. */
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl', locale: 'ar-EG' },
  async play(context) {
    const paid = await context.canvas.findByText('Paid')
    await expect(paid.getBoundingClientRect().left).toBeGreaterThan(200)
  },
}
