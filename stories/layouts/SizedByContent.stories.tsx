import type { Meta, StoryObj } from '@storybook/react-vite'
import { Isolated } from '@causeway/react/isolated'
import { ActivityWidget, DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { expect, waitFor } from 'storybook/test'

/** Elements of a page that are as wide as what is in them, as the page around a new Vite project’s root is. */
const pages = {
  'a centered row': 'main { display: flex; justify-content: center }',
  'a centered column': 'main { display: flex; flex-direction: column; align-items: center }',
  'a centered grid': 'main { display: grid; place-items: center }',
  'a column of its own': 'main { display: grid; grid-template-columns: auto 1fr }',
  'an inline block': '.page-widget { display: inline-block }',
  'fit-content': '.page-widget { inline-size: fit-content }',
  'a float': '.page-widget { float: left }',
  'a corner': '.page-widget { position: absolute }',
  'a table cell': '.page-widget { display: table-cell }',
}

const meta = {
  title: 'Theming/Layouts/Sized by content',
  tags: ['!autodocs', 'acts'],
  render: () => (
    <main>
      <div className="page-widget">
        <SwapWidget />
        <Isolated>
          <SwapWidget layout="wide" />
        </Isolated>
        <DepositAddressWidget />
        <ActivityWidget />
      </div>
      <style />
    </main>
  ),
  async play({ canvasElement }) {
    const sheet = canvasElement.querySelector('main > style')
    const widthsWith = (rules: string) => {
      if (sheet) sheet.textContent = rules && `main { position: relative; inline-size: 600px } ${rules}`
      return readWidths(canvasElement)
    }
    const usual = [448, 600, 512, 600]
    await waitFor(() => expect(widthsWith('.page-widget { display: block }')).toEqual(usual))
    for (const [name, rules] of Object.entries(pages)) {
      await expect({ [name]: widthsWith(rules) }).toEqual({ [name]: usual })
    }
    // Where a page wants them as narrow as possible, they stay usable.
    await expect(Math.min(...widthsWith('.page-widget { inline-size: min-content }'))).toBeGreaterThanOrEqual(
      200,
    )
    widthsWith('')
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Widgets are as wide as elsewhere in elements that are as wide as their content. */
export const SizedByContent: Story = {
  name: 'Sized by content',
  parameters: { moral: 'A widget keeps its width on pages that center it.' },
}

function readWidths(canvasElement: HTMLElement): number[] {
  const shadow = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
  const [first, ...others] = [...canvasElement.querySelectorAll('.page-widget > .cw-root')]
  return [first, shadow?.querySelector('.cw-root'), ...others].map(
    (root) => root?.getBoundingClientRect().width ?? 0,
  )
}
