import type { Meta, StoryObj } from '@storybook/react-vite'
import { allRequestsQueryKey } from '@causeway/react/query'
import {
  bankTheme,
  brutalistTheme,
  contrastTheme,
  darkTheme,
  lightTheme,
  neonTheme,
  softTheme,
  type Theme,
} from '@causeway/react/themes'
import { expect, waitFor } from 'storybook/test'
import { pastTransfers } from '../support/transfers/pastTransfers.ts'
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
  render: ({ preset }, context) => (
    <ThemedPage name={preset} theme={themes[preset]} env={environmentOf(context)} />
  ),
  async play({ canvasElement, loaded, args: { preset } }) {
    const env = environmentOf({ loaded })
    await pastTransfers(env, 12)
    await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
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
    await expect(submit).toHaveStyle({
      backgroundColor: probe.style.color,
      color: probe.style.backgroundColor,
    })
  },
} satisfies Meta<PresetArgs>

export default meta
type Story = StoryObj<typeof meta>

/** Quiet and light, whatever the system prefers. */
export const Light: Story = { args: { preset: 'light' } }

/** Quiet and dark, whatever the system prefers. */
export const Dark: Story = { args: { preset: 'dark' } }

/** Lime that glows on deep violet. */
export const Neon: Story = { args: { preset: 'neon' } }

/** Navy on white, small corners, sober letters. */
export const Bank: Story = { args: { preset: 'bank' } }

/** The same counter at night. */
export const BankDark: Story = { ...Bank, globals: { mode: 'dark' } }

/** Black lines, hard shadows, no corner round. */
export const Brutalist: Story = { args: { preset: 'brutalist' } }

/** The negative of it. */
export const BrutalistDark: Story = { ...Brutalist, globals: { mode: 'dark' } }

/** Round, pastel, with much air. */
export const Soft: Story = { args: { preset: 'soft' } }

/** The same in the evening. */
export const SoftDark: Story = { ...Soft, globals: { mode: 'dark' } }

/** Text has 7:1 at least. */
export const HighContrast: Story = { args: { preset: 'contrast' } }

/** White on black. */
export const HighContrastDark: Story = { ...HighContrast, globals: { mode: 'dark' } }

/** A narrow column, and Arabic. */
export const SoftNarrowAndArabic: Story = {
  ...Soft,
  globals: { width: '360', language: 'ar', direction: 'rtl' },
}
