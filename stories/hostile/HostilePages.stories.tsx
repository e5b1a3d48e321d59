import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { allRequestsQueryKey } from '@causeway/react/query'
import { ActivityWidget, DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import { tokenOf, type StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { getAddress, getAddressLabel } from '../support/actions/depositActions.ts'
import { findDisturbances, sheetsInTurn } from '../support/hostile/findDisturbances.ts'
import { HostilePage } from '../support/hostile/HostilePage.tsx'
import { hostileSheets, type HostileSheetName } from '../support/hostile/hostileSheets.ts'
import { readLooks } from '../support/hostile/readLooks.ts'
import { readWithoutOurRules } from '../support/hostile/readWithoutOurRules.ts'
import { addPastSwaps } from '../support/swaps/addPastSwaps.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

interface HostileArgs {
  /** The page's own style sheet. */
  sheet?: HostileSheetName
}

const meta = {
  title: 'Theming/Hostile pages',
  tags: ['!autodocs'],
  argTypes: { sheet: { control: 'select', options: Object.keys(hostileSheets) } },
  // A language with a known direction: the widget keeps it whatever the page inherits.
  globals: { language: 'de' },
  // No quote changes while the story is shown.
  parameters: { sandbox: { quoteMaxAgeMs: 600_000 } satisfies StoryOptions },
  render: ({ sheet }, context) => (
    <HostilePage sheet={sheet}>
      <SwapWidget
        defaultAmount="100"
        defaultPay={tokenOf(environmentOf(context), 'USDC', 'Alder')}
        defaultReceive={tokenOf(environmentOf(context), 'USDC', 'Birch')}
      />
    </HostilePage>
  ),
} satisfies Meta<HostileArgs>

export default meta
type Story = StoryObj<typeof meta>
type Act = Pick<StoryContext, 'canvasElement' | 'userEvent'>

/** The form looks the same on every page. */
export const Form: Story = {
  name: 'Swap form',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'The form looks the same under hostile style sheets.' },
  async play({ canvasElement }) {
    await readySubmit(canvasElement)
    await expect(findDisturbances(canvasElement, sheetsInTurn(0))).toEqual([])
  },
}

/** The token list, in the top layer. */
export const TokenPicker: Story = {
  name: 'Token list',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'A page’s reset does not break the token list.' },
  async play({ canvasElement, userEvent }) {
    await readySubmit(canvasElement)
    await userEvent.click(partOf(canvasElement, 'swap-token'))
    await waitFor(() => expect(partOf(canvasElement, 'picker-option')).toBeVisible())
    await expect(findDisturbances(canvasElement, sheetsInTurn(1))).toEqual([])
  },
}

/** The review, which no page may hide. */
export const Review: Story = {
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'No style of the page hides what you sign.' },
  async play({ canvasElement, userEvent }) {
    await openReview({ canvasElement, userEvent })
    await expect(findDisturbances(canvasElement, sheetsInTurn(2))).toEqual([])
  },
}

/** A completed swap, in place of the form. */
export const Progress: Story = {
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'You can read where your funds are on any page.' },
  async play({ canvasElement, userEvent }) {
    await openReview({ canvasElement, userEvent })
    await userEvent.click(partOf(canvasElement, 'review-accept'))
    await waitFor(() => expect(partOf(canvasElement, 'progress')).toHaveAttribute('data-state', 'success'))
    await userEvent.click(partOf(canvasElement, 'progress-details-summary'))
    await expect(findDisturbances(canvasElement, sheetsInTurn(3))).toEqual([])
  },
}

/** A tooltip, which lies in the top layer like a dialog and must veil nothing. */
export const Tooltip: Story = {
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'A page’s veil for its own dialogs never covers the form.' },
  async play({ canvasElement, userEvent }) {
    await readySubmit(canvasElement)
    await userEvent.hover(partOf(canvasElement, 'swap-refresh'))
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-cw-part="tooltip"]:popover-open')).toBeVisible(),
    )
    await expect(findDisturbances(canvasElement, topLayerSheets)).toEqual([])
  },
}

/** The list of past swaps. */
export const History: Story = {
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'A page’s list styles don’t reach the activity list.' },
  render: ({ sheet }) => (
    <HostilePage sheet={sheet}>
      <ActivityWidget />
    </HostilePage>
  ),
  async play({ canvasElement, loaded }) {
    await showHistory({ canvasElement, loaded })
    await expect(findDisturbances(canvasElement, sheetsInTurn(4))).toEqual([])
  },
}

/** The details of a past swap. */
export const HistoryDetails: Story = {
  ...History,
  name: 'Swap details',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'Details open even on pages that hide popovers.' },
  async play({ canvasElement, loaded, userEvent }) {
    await showHistory({ canvasElement, loaded })
    const [row] = canvasElement.querySelectorAll(rows)
    if (row) await userEvent.click(row)
    await waitFor(() => expect(partOf(canvasElement, 'activity-dialog')).toBeVisible())
    await waitFor(() => expect(partOf(canvasElement, 'facts')).toBeVisible())
    await expect(findDisturbances(canvasElement, sheetsInTurn(5))).toEqual([])
  },
}

/** The deposit address form, then the address and a QR code that scanners can read. */
export const DepositAddress: Story = {
  name: 'Deposit address',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'A page’s text styles never cut an address.' },
  globals: { language: 'en' },
  render: ({ sheet }) => (
    <HostilePage sheet={sheet}>
      <DepositAddressWidget dir="ltr" />
    </HostilePage>
  ),
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await canvas.findByRole('button', { name: getAddressLabel })
    await expect(findDisturbances(canvasElement, sheetsInTurn(6))).toEqual([])
    await getAddress({ canvas, loaded, userEvent })
    await expect(findDisturbances(canvasElement, sheetsInTurn(7))).toEqual([])
  },
}

/** The page's own elements look the same with and without our style sheet, whether a dialog is open or not. */
export const OwnElements: Story = {
  name: 'The page’s own elements',
  tags: ['acts', 'hostile-page'],
  parameters: { moral: 'The widget changes nothing on the page around it.' },
  async play({ canvasElement, userEvent }) {
    const own = canvasElement.querySelectorAll('[data-own]')
    await readySubmit(canvasElement)
    const widget = [partOf(canvasElement, 'swap')]
    const [looks, widgetLooks] = [readLooks(own), readLooks(widget)]
    await expect(readWithoutOurRules(() => readLooks(own))).toEqual(looks)
    // Later stories share this document: the rules are back as they were.
    await expect(readLooks(widget)).toEqual(widgetLooks)
    await openReview({ canvasElement, userEvent })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[role=dialog]')).toBeNull())
    await expect(readLooks(own)).toEqual(looks)
  },
}

const topLayerSheets = {
  'dialogs hidden': hostileSheets['dialogs hidden'],
  'what stands before and after': hostileSheets['what stands before and after'],
  'veils of its own dialogs': hostileSheets['veils of its own dialogs'],
  'drawings that fade in': hostileSheets['drawings that fade in'],
}

/** The elements above them are only there to be measured. */
const rows = 'button[data-cw-part="activity-open"]'

async function showHistory({ canvasElement, loaded }: Pick<StoryContext, 'canvasElement' | 'loaded'>) {
  const env = environmentOf({ loaded })
  await addPastSwaps(env, 4)
  await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
  await waitFor(() => expect(canvasElement.querySelectorAll(rows).length).toBeGreaterThan(3))
}

async function openReview({ canvasElement, userEvent }: Act): Promise<void> {
  await userEvent.click(await readySubmit(canvasElement))
  await waitFor(() => expect(partOf(canvasElement, 'review-accept')).toBeVisible())
}

async function readySubmit(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(partOf(canvasElement, 'swap-submit')).toHaveAttribute('data-state', 'ready'))
  return partOf(canvasElement, 'swap-submit')
}

function partOf(canvasElement: HTMLElement, name: string): HTMLElement {
  const part = canvasElement.querySelector<HTMLElement>(`[data-cw-part="${name}"]`)
  if (!part) throw new Error(`There is no ${name}.`)
  return part
}
