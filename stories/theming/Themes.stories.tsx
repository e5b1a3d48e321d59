import type { Meta, StoryObj } from '@storybook/react-vite'
import { SwapWidget } from '@causeway/react/widgets'
import { createTheme, themeToCss } from '@causeway/react/themes'
import { expect, waitFor, within } from 'storybook/test'
import { codeOf } from '../book/codes.ts'
import { openPicker } from '../support/actions/chooseToken.ts'
import { tokenOf } from '../support/environment/createStoryEnvironment.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

const themes = {
  Paper: createTheme({
    accent: '#7a1f5c',
    background: '#fffaf0',
    foreground: '#2b1d0e',
    radius: '0px',
    font: 'Georgia, serif',
  }),
  Night: createTheme({
    accent: '#f2b705',
    accentOn: '#1b1400',
    background: '#101425',
    foreground: '#e9ecff',
    radius: '1.5rem',
    space: '0.3rem',
  }),
}

const meta = {
  title: 'Theming/Two themes',
  tags: ['!autodocs'],
  component: SwapWidget,
  parameters: { code: codeOf('TwoThemes') },
  args: { defaultAmount: '100', slots: { TokenLogo } },
  argTypes: {
    defaultPay: { control: false },
    defaultReceive: { control: false },
    slots: { control: false },
  },
  render: (args, context) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {Object.entries(themes).map(([name, theme]) => (
        <section key={name} aria-label={name} className={`theme-${name}`} style={{ flex: '1 1 20rem' }}>
          <style>{themeToCss(theme, { selector: `.theme-${name}` })}</style>
          <SwapWidget
            {...args}
            defaultPay={tokenOf(environmentOf(context), 'USDC', 'Alder')}
            defaultReceive={tokenOf(environmentOf(context), 'USDC', 'Birch')}
          />
        </section>
      ))}
    </div>
  ),
} satisfies Meta<typeof SwapWidget>

export default meta
type Story = StoryObj<typeof meta>

/** Two themes on one page, each set on an ancestor; dialogs get them, too. */
export const TwoOnOnePage: Story = {
  name: 'Two on one page',
  async play(context) {
    const { canvas, userEvent } = context
    const [paper, night] = [
      canvas.getByRole('region', { name: 'Paper' }),
      canvas.getByRole('region', { name: 'Night' }),
    ]
    const submitOf = (area: HTMLElement) => within(area).findByRole('button', { name: 'Review bridge' })
    // Colors fade in.
    await waitFor(async () =>
      expect(await submitOf(paper)).toHaveStyle({
        backgroundColor: 'rgb(122, 31, 92)',
        color: 'rgb(255, 255, 255)',
        borderRadius: '0px',
      }),
    )
    await waitFor(async () =>
      expect(await submitOf(night)).toHaveStyle({
        backgroundColor: 'rgb(242, 183, 5)',
        color: 'rgb(27, 20, 0)',
      }),
    )
    if (await endsInStorybook(context)) return
    await openPicker({ canvas: within(night), userEvent }, 'Token you pay with')
    const picker = within(night).getByRole('dialog')
    await expect(picker).toHaveStyle({ backgroundColor: 'rgb(16, 20, 37)' })
    await userEvent.keyboard('{Escape}')
    await openPicker({ canvas: within(paper), userEvent }, 'Token you pay with')
    const other = within(paper).getByRole('dialog')
    await expect(other).toHaveStyle({ backgroundColor: 'rgb(255, 250, 240)' })
    await userEvent.keyboard('{Escape}')
  },
}
