/** What the toolbar sets for every story. */
export interface ToolbarValues {
  mode: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  /** BCP 47 language tag. */
  locale: string
  /** Width of the element around the story, in CSS pixels. */
  width: 'full' | '480' | '320' | '280'
}

export const initialGlobals: ToolbarValues = { mode: 'light', direction: 'ltr', locale: 'en', width: 'full' }

const choices = {
  mode: { light: 'Light', dark: 'Dark' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  locale: {
    en: 'English',
    de: 'German',
    fr: 'French',
    'en-IN': 'English (India)',
    ar: 'Arabic',
    'ar-EG': 'Arabic (Egypt)',
    ja: 'Japanese',
  },
  width: { full: 'Full width', '480': '480 px', '320': '320 px', '280': '280 px' },
} satisfies Record<keyof ToolbarValues, Record<string, string>>

export const globalTypes = {
  mode: menu('mode', 'Light or dark', 'mirror'),
  direction: menu('direction', 'Writing direction', 'transfer'),
  locale: menu('locale', 'Locale of numbers', 'globe'),
  width: menu('width', 'Width of the container', 'grow'),
}

/** Reads the toolbar; what an address names wrongly falls back to the initial value. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): ToolbarValues {
  return {
    mode: read('mode', globals),
    direction: read('direction', globals),
    locale: read('locale', globals),
    width: read('width', globals),
  }
}

function read<name extends keyof ToolbarValues>(
  name: name,
  { [name]: value }: Readonly<Record<string, unknown>>,
): ToolbarValues[name] {
  return isChoice(name, value) ? value : initialGlobals[name]
}

function isChoice<name extends keyof ToolbarValues>(
  name: name,
  value: unknown,
): value is ToolbarValues[name] {
  return typeof value === 'string' && Object.hasOwn(choices[name], value)
}

function menu(name: keyof ToolbarValues, description: string, icon: string) {
  const items = Object.entries(choices[name]).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { title: description, icon, items, dynamicTitle: true } }
}
