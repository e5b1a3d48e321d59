import { bankTheme } from '../../../src/themes/presets/bank.ts'
import { brutalistTheme } from '../../../src/themes/presets/brutalist.ts'
import { contrastTheme } from '../../../src/themes/presets/contrast.ts'
import { darkTheme } from '../../../src/themes/presets/dark.ts'
import { lightTheme } from '../../../src/themes/presets/light.ts'
import { neonTheme } from '../../../src/themes/presets/neon.ts'
import { softTheme } from '../../../src/themes/presets/soft.ts'
import type { Theme, ThemeMode } from '../../../src/themes/theme.ts'
import { themeToCss } from '../../../src/themes/themeToCss.ts'

export const widths = [360, 480, 720] as const

/** By the sheet that they share: light and dark are the two halves of one. */
const presets = {
  quiet: [lightTheme, darkTheme],
  neon: [neonTheme],
  bank: [bankTheme],
  brutalist: [brutalistTheme],
  soft: [softTheme],
  contrast: [contrastTheme],
} satisfies Record<string, readonly Theme[]>

export interface ThemeVariant {
  preset: string
  mode: ThemeMode
  css: string
}

/** Each preset in each of its modes. */
export const themeVariants: readonly ThemeVariant[] = Object.entries<readonly Theme[]>(presets).flatMap(
  ([preset, themes]) => themes.flatMap((theme) => variantsOf(preset, theme)),
)

function variantsOf(preset: string, theme: Theme): readonly ThemeVariant[] {
  const css = themeToCss(theme, { selector: '.stage', darkSelector: '.stage[data-mode="dark"]' })
  const modes = (['light', 'dark'] as const).filter((mode) => theme[mode])
  return modes.map((mode) => ({ preset, mode, css }))
}
