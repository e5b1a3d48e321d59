import type { Meta, StoryObj } from '@storybook/react-vite'
import { Isolated } from '@causeway/react/isolated'
import { allRequestsQueryKey } from '@causeway/react/query'
import { ActivityWidget, DepositAddressWidget, SwapButton } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'
import { findDisturbances, sheetsInTurn } from '../support/hostile/findDisturbances.ts'
import { HostilePage } from '../support/hostile/HostilePage.tsx'
import { importantSheets } from '../support/hostile/importantSheets.ts'
import { addPastSwaps } from '../support/swaps/addPastSwaps.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Theming/In a shadow root/Other widgets',
  tags: ['!autodocs'],
  component: Isolated,
  args: { children: undefined },
  argTypes: { children: { control: false } },
  globals: { language: 'de' },
  render: ({ children }) => (
    <HostilePage>
      <Isolated className="bridge">{children}</Isolated>
    </HostilePage>
  ),
} satisfies Meta<typeof Isolated>

export default meta
type Story = StoryObj<typeof meta>

/** The list of past swaps and their details, inside the root as well. */
export const History: Story = {
  name: 'Activity in a shadow root',
  tags: ['acts', 'hostile-page'],
  args: { children: <ActivityWidget /> },
  async play({ canvasElement, loaded, userEvent }) {
    const env = environmentOf({ loaded })
    await addPastSwaps(env, 4)
    await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
    await waitFor(() => expect(partsOf(canvasElement, 'activity-status').length).toBeGreaterThan(3))
    await expect(findDisturbances(canvasElement, importantSheets)).toEqual([])
    const row = await partOf(canvasElement, 'activity-open', 'button')
    await userEvent.click(row)
    const dialog = await partOf(canvasElement, 'activity-dialog')
    await partOf(canvasElement, 'facts')
    await expect(dialog).toContainElement(rootOf(canvasElement).activeElement as HTMLElement)
    await expect(findDisturbances(canvasElement, importantSheets)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(partsOf(canvasElement, 'activity-dialog')).toEqual([]))
    await expect(rootOf(canvasElement).activeElement).toBe(row)
  },
}

/** The deposit address form. */
export const DepositAddress: Story = {
  name: 'Deposit address in a shadow root',
  tags: ['hostile-page'],
  parameters: {
    code: `import { Isolated } from '@causeway/react/isolated'
import { DepositAddressWidget } from '@causeway/react/widgets'

<Isolated className="bridge">
  <DepositAddressWidget />
</Isolated>`,
  },
  args: { children: <DepositAddressWidget /> },
  async play({ canvasElement }) {
    await partOf(canvasElement, 'deposit-address-submit')
    await expect(findDisturbances(canvasElement, { ...importantSheets, ...sheetsInTurn(2) })).toEqual([])
  },
}

/** Without its own language, the widget follows the page's direction, and changes of it. */
export const Direction: Story = {
  name: 'Page direction in a shadow root',
  tags: ['acts', 'hostile-page'],
  globals: { language: 'en', direction: 'rtl' },
  args: { children: <DepositAddressWidget /> },
  async play({ canvasElement }) {
    const select = await partOf(canvasElement, 'deposit-address-input', 'select')
    await expect(select).toHaveStyle({ direction: 'rtl' })
    await expect(markOf(select)).toBeLessThan(select.clientWidth / 2)
    const [host] = canvasElement.getElementsByClassName('bridge')
    host?.setAttribute('dir', 'ltr')
    await expect(select).toHaveStyle({ direction: 'ltr' })
    await expect(markOf(select)).toBeGreaterThan(select.clientWidth / 2)
  },
}

/** A drawer opens above the page and keeps the focus. */
export const Drawer: Story = {
  name: 'Drawer in a shadow root',
  tags: ['acts', 'hostile-page'],
  args: { children: <SwapButton presentation="drawer" /> },
  async play({ canvasElement, userEvent }) {
    const opener = await partOf(canvasElement, 'swap-open')
    await userEvent.click(opener)
    const dialog = await partOf(canvasElement, 'swap-dialog')
    await partOf(canvasElement, 'swap-submit')
    await expect(dialog).toContainElement(rootOf(canvasElement).activeElement as HTMLElement)
    await expect(findDisturbances(canvasElement, importantSheets)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(partsOf(canvasElement, 'swap-dialog')).toEqual([]))
    await expect(rootOf(canvasElement).activeElement).toBe(opener)
  },
}

/** The distance of an opener's arrow from the left edge, in pixels. */
function markOf({ parentElement }: HTMLElement): number {
  return parentElement ? parseFloat(getComputedStyle(parentElement, '::after').left) : NaN
}

function rootOf(canvasElement: HTMLElement): ShadowRoot {
  const root = canvasElement.querySelector('.bridge')?.shadowRoot
  if (!root) throw new Error('There is no shadow root.')
  return root
}

function partsOf(canvasElement: HTMLElement, name: string, tag = ''): HTMLElement[] {
  return Array.from(rootOf(canvasElement).querySelectorAll<HTMLElement>(`${tag}[data-cw-part="${name}"]`))
}

/** Once it is there. */
async function partOf(canvasElement: HTMLElement, name: string, tag?: string): Promise<HTMLElement> {
  await waitFor(() => expect(partsOf(canvasElement, name, tag)).not.toEqual([]))
  const [part] = partsOf(canvasElement, name, tag)
  if (!part) throw new Error(`There is no ${name}.`)
  return part
}
