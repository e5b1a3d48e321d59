import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { Isolated } from '@causeway/react/isolated'
import { expect, waitFor, within } from 'storybook/test'
import { codeOf } from '../book/codes.ts'
import { SwapInShadowRoot } from '../code/SwapInShadowRoot.tsx'
import { tokenOf, type StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { findDisturbances, sheetsInTurn } from '../support/hostile/findDisturbances.ts'
import { HostilePage } from '../support/hostile/HostilePage.tsx'
import { importantSheets } from '../support/hostile/importantSheets.ts'
import { readLooks } from '../support/hostile/readLooks.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Theming/In a shadow root',
  tags: ['!autodocs'],
  component: Isolated,
  args: { children: undefined },
  argTypes: { children: { control: false }, styles: { control: 'text' } },
  // A language with a known direction: the widget keeps it whatever the page inherits.
  globals: { language: 'de' },
  // No quote changes while the story is shown.
  parameters: {
    sandbox: { quoteMaxAgeMs: 600_000 } satisfies StoryOptions,
    code: codeOf('SwapInShadowRoot'),
  },
  render: ({ styles }, context) => (
    <HostilePage>
      <SwapInShadowRoot
        styles={styles}
        defaultAmount="100"
        defaultPay={tokenOf(environmentOf(context), 'USDC', 'Alder')}
        defaultReceive={tokenOf(environmentOf(context), 'USDC', 'Birch')}
      />
    </HostilePage>
  ),
} satisfies Meta<typeof Isolated>

export default meta
type Story = StoryObj<typeof meta>
type Act = Pick<StoryContext, 'canvasElement' | 'userEvent'>

/** The form looks the same on every page, even with `!important` and ID rules. */
export const Form: Story = {
  name: 'Form in a shadow root',
  tags: ['hostile-page'],
  parameters: { moral: 'In a shadow root, not even !important gets in.' },
  async play({ canvasElement }) {
    await readySubmit(canvasElement)
    await expect(findDisturbances(canvasElement, { ...importantSheets, ...sheetsInTurn(0) })).toEqual([])
  },
}

/** The token list opens inside the root, in the top layer. */
export const TokenPicker: Story = {
  name: 'Token list in a shadow root',
  tags: ['acts', 'hostile-page'],
  async play({ canvasElement, userEvent }) {
    await readySubmit(canvasElement)
    const opener = partOf(canvasElement, 'swap-token')
    await userEvent.click(opener)
    await waitFor(() => expect(partOf(canvasElement, 'picker-option')).toBeVisible())
    const root = rootOf(canvasElement)
    await expect(root.activeElement).toBe(partOf(canvasElement, 'picker-input'))
    await expect(findDisturbances(canvasElement, { ...importantSheets, ...sheetsInTurn(1) })).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(root.querySelector('[role=dialog]')).toBeNull())
    await expect(root.activeElement).toBe(opener)
  },
}

/** While the review is open, neither the form nor the page can take the focus; afterward both can. */
export const Review: Story = {
  name: 'Review in a shadow root',
  tags: ['acts', 'hostile-page'],
  async play({ canvasElement, userEvent }) {
    const own = canvasElement.querySelectorAll('[data-own]')
    const submit = await readySubmit(canvasElement)
    const looks = readLooks(own)
    await userEvent.click(submit)
    await waitFor(() => expect(partOf(canvasElement, 'review-accept')).toBeVisible())
    const root = rootOf(canvasElement)
    const dialog = partOf(canvasElement, 'review-dialog')
    await expect(dialog).toContainElement(root.activeElement as HTMLElement)
    await expect(findDisturbances(canvasElement, importantSheets)).toEqual([])
    const button = canvasElement.querySelector<HTMLElement>('[data-own] button')
    for (const outside of [button, submit]) {
      outside?.focus()
      await expect(dialog).toContainElement(root.activeElement as HTMLElement)
    }
    partOf(canvasElement, 'review-accept').focus()
    await expect(root.activeElement).toBe(partOf(canvasElement, 'review-accept'))
    await userEvent.click(partOf(canvasElement, 'review-close'))
    await waitFor(() => expect(root.querySelector('[role=dialog]')).toBeNull())
    await expect(root.activeElement).toBe(submit)
    button?.focus()
    await expect(button).toHaveFocus()
    button?.blur()
    await expect(readLooks(own)).toEqual(looks)
  },
}

/** A complete swap: what replaces the form takes the focus. */
export const Complete: Story = {
  name: 'Complete swap in a shadow root',
  tags: ['acts'],
  async play({ canvasElement, userEvent }) {
    await userEvent.click(await readySubmit(canvasElement))
    await waitFor(() => expect(partOf(canvasElement, 'review-accept')).toBeVisible())
    await userEvent.click(partOf(canvasElement, 'review-accept'))
    await waitFor(() => expect(partOf(canvasElement, 'progress')).toHaveAttribute('data-state', 'success'))
    const root = rootOf(canvasElement)
    await waitFor(() => expect(root.activeElement).toBe(partOf(canvasElement, 'progress-title')))
  },
}

/** The page’s tokens apply, and so do its own rules for parts. */
export const Themed: Story = {
  name: 'Themed in a shadow root',
  args: { styles: '.own-button { text-decoration: underline }' },
  decorators: [
    (Story) => (
      <>
        <style>{'.bridge { --cw-accent: #7a1f5c; --cw-accent-on: #ffffff }'}</style>
        <Story />
      </>
    ),
  ],
  async play({ canvasElement }) {
    const submit = await readySubmit(canvasElement)
    // Colors fade in.
    await waitFor(() =>
      expect(submit).toHaveStyle({
        backgroundColor: 'rgb(122, 31, 92)',
        textDecorationLine: 'underline',
      }),
    )
    await expect(within(partOf(canvasElement, 'swap')).getAllByRole('textbox').length).toBeGreaterThan(0)
  },
}

async function readySubmit(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(partOf(canvasElement, 'swap-submit')).toHaveAttribute('data-state', 'ready'))
  return partOf(canvasElement, 'swap-submit')
}

function rootOf(canvasElement: Act['canvasElement']): ShadowRoot {
  const root = canvasElement.querySelector('.bridge')?.shadowRoot
  if (!root) throw new Error('There is no shadow root.')
  return root
}

function partOf(canvasElement: HTMLElement, name: string): HTMLElement {
  const part = rootOf(canvasElement).querySelector<HTMLElement>(`[data-cw-part="${name}"]`)
  if (!part) throw new Error(`There is no ${name}.`)
  return part
}
