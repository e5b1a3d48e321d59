import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  bankTheme,
  brutalistTheme,
  contrastTheme,
  darkTheme,
  lightTheme,
  neonTheme,
  softTheme,
  themeToCss,
  type Theme,
} from '@causeway/react/themes'
import { expect, waitFor } from 'storybook/test'
import { SwapWidget } from '@causeway/react/widgets'
import { tokenOf } from '../support/environment/createStoryEnvironment.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { ThemedPage } from './ThemedPage.tsx'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const themes = {
  light: lightTheme,
  dark: darkTheme,
  neon: neonTheme,
  bank: bankTheme,
  brutalist: brutalistTheme,
  soft: softTheme,
  contrast: contrastTheme,
} satisfies Record<string, Theme>

interface PresetArgs {
  /** Which of the presets. */
  preset: keyof typeof themes
}

const meta = {
  title: 'Theming/Presets',
  tags: ['!autodocs'],
  argTypes: { preset: { control: 'select', options: Object.keys(themes) } },
  parameters: {
    sandbox: { addPastSwaps: 12 } satisfies StoryOptions,
    code: ({ preset }: PresetArgs) => `import { ${preset}Theme, themeToCss } from '@causeway/react/themes'

const css = themeToCss(${preset}Theme)

<style>{css}</style>`,
  },
  render: ({ preset }, context) => (
    <ThemedPage name={preset} theme={themes[preset]} env={environmentOf(context)} />
  ),
  async play({ canvasElement, args: { preset } }) {
    // In whatever language.
    const parts = (name: string) => canvasElement.querySelectorAll(`[data-cw-part="${name}"]`)
    await waitFor(() => expect(parts('activity-status').length).toBeGreaterThan(3))
    await waitFor(() => expect(parts('swap-submit')[0]).toHaveAttribute('data-state', 'ready'))
    const [submit] = parts('swap-submit')
    const { light, dark } = themes[preset]
    const isDark = canvasElement.querySelector('.stage')?.getAttribute('data-mode') === 'dark'
    const values = (isDark ? dark : light) ?? light ?? dark
    const probe = document.createElement('i')
    probe.style.color = values?.accent ?? ''
    probe.style.backgroundColor = values?.accentOn ?? ''
    // Colors fade in.
    await waitFor(() =>
      expect(submit).toHaveStyle({
        backgroundColor: probe.style.color,
        color: probe.style.backgroundColor,
      }),
    )
  },
} satisfies Meta<PresetArgs>

export default meta
type Story = StoryObj<typeof meta>

/** Plain and light, whatever the system setting. */
export const Light: Story = { args: { preset: 'light' } }

/** Plain and dark, whatever the system setting. */
export const Dark: Story = { args: { preset: 'dark' } }

/** Glowing lime on deep violet. */
export const Neon: Story = { args: { preset: 'neon' } }

/** Navy on white, small radii, a sober typeface. */
export const Bank: Story = { args: { preset: 'bank' } }

/** The same in dark mode. */
export const BankDark: Story = { ...Bank, name: 'Bank, dark', globals: { mode: 'dark' } }

/** Black borders, hard shadows, square corners. */
export const Brutalist: Story = { args: { preset: 'brutalist' } }

/** The same in dark mode. */
export const BrutalistDark: Story = { ...Brutalist, name: 'Brutalist, dark', globals: { mode: 'dark' } }

/** Round, pastel and spacious. */
export const Soft: Story = { args: { preset: 'soft' } }

/** The same in dark mode. */
export const SoftDark: Story = { ...Soft, name: 'Soft, dark', globals: { mode: 'dark' } }

/** Text has a contrast of at least 7:1. */
export const HighContrast: Story = { name: 'High contrast', args: { preset: 'contrast' } }

/** White on black. */
export const HighContrastDark: Story = {
  ...HighContrast,
  name: 'High contrast, dark',
  globals: { mode: 'dark' },
}

/** A narrow column in Arabic. */
export const SoftNarrowAndArabic: Story = {
  ...Soft,
  name: 'Soft, narrow, Arabic',
  globals: { width: '360', language: 'ar', direction: 'rtl' },
}

/** Longer amounts are smaller: no theme, width or token cuts off a figure. */
export const LongAmounts: Story = {
  name: 'Long amounts',
  args: { preset: 'light' },
  tags: ['acts'],
  render: (_args, { loaded }) => {
    const env = environmentOf({ loaded })
    return (
      <SwapWidget
        defaultAmount="9999.876543"
        defaultPay={tokenOf(env, 'USDC', 'Alder')}
        defaultReceive={tokenOf(env, 'USDC', 'Birch')}
      />
    )
  },
  async play({ canvas, canvasElement, userEvent }) {
    const column = canvasElement.querySelector<HTMLElement>('.stage-column')
    const pay = await canvas.findByLabelText<HTMLInputElement>('Amount you pay')
    const receive = canvas.getByLabelText<HTMLInputElement>('Amount you receive')
    const style = document.createElement('style')
    column?.prepend(style)
    await waitFor(() => expect(receive.value).toMatch(/^9,9\d\d\.\d{6}$/))
    const own = parseFloat(getComputedStyle(receive).fontSize)
    for (const amount of ['9999.876543', '123456789012.345678', '1234.123456789012345678']) {
      await userEvent.clear(pay)
      await userEvent.type(pay, amount)
      for (const width of [448, 360, 320, 280]) {
        if (column) column.style.inlineSize = `${width}px`
        for (const [name, theme] of Object.entries(themes)) {
          style.textContent = themeToCss(theme, { selector: '.stage-column' })
          for (const field of [pay, receive])
            await waitFor(() => {
              const { clientWidth, scrollWidth } = field
              if (scrollWidth > clientWidth)
                throw new Error(
                  `${name} at ${width} shows ${clientWidth} of ${scrollWidth} pixels of ${field.value}`,
                )
            })
        }
      }
    }
    // Short again, it is as large as before.
    column?.style.removeProperty('inline-size')
    style.remove()
    await userEvent.clear(pay)
    await userEvent.type(pay, '1')
    await waitFor(() => expect(pay).toHaveStyle({ fontSize: `${own}px` }))
  },
}
