import {
  bankTheme,
  brutalistTheme,
  contrastTheme,
  createTheme,
  darkTheme,
  lightTheme,
  neonTheme,
  softTheme,
  type Theme,
} from '@causeway/react/themes'

/** A theme to start from, as a page names it. */
interface Preset {
  /** The label in the menu. */
  readonly title: string
  readonly theme: Theme
  /** Its name in `@causeway/react/themes`; none where nothing is extended. */
  readonly importName?: string
}

export const presets = {
  none: { title: 'Default look', theme: createTheme() },
  light: { title: 'Light', theme: lightTheme, importName: 'lightTheme' },
  dark: { title: 'Dark', theme: darkTheme, importName: 'darkTheme' },
  neon: { title: 'Neon', theme: neonTheme, importName: 'neonTheme' },
  bank: { title: 'Bank', theme: bankTheme, importName: 'bankTheme' },
  brutalist: { title: 'Brutalist', theme: brutalistTheme, importName: 'brutalistTheme' },
  soft: { title: 'Soft', theme: softTheme, importName: 'softTheme' },
  contrast: { title: 'High contrast', theme: contrastTheme, importName: 'contrastTheme' },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets

export const presetNames = Object.keys(presets) as readonly PresetName[]

/** The facts of any preset. */
export function presetOf(name: PresetName): Preset {
  return presets[name]
}
