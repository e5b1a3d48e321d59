import { languages, loadMessages, type Messages } from '../src/exports/locales.ts'
import type { Dialect } from '@causeway/sandbox/simulated'
import { pseudoMessages } from '../test/support/words/pseudoMessages.ts'

/** What the toolbar sets for every story. */
export interface ToolbarValues {
  mode: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag of the words' language. */
  language: string
  /** BCP 47 tag for numbers and dates; `auto` is that of the language. */
  locale: string
  /** Width of the element around the story, in CSS pixels. */
  width: 'full' | '720' | '480' | '360' | '320' | '280'
  /** How the service writes: as the interface shows it, or as public deployments do. */
  dialect: Dialect
}

export const initialGlobals: ToolbarValues = {
  mode: 'light',
  direction: 'ltr',
  language: 'en',
  locale: 'auto',
  width: 'full',
  dialect: 'interface',
}

const names = new Intl.DisplayNames('en', { type: 'language' })

const choices = {
  mode: { light: 'Light', dark: 'Dark' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  language: {
    ...Object.fromEntries(languages.map((tag) => [tag, names.of(tag) ?? tag])),
    [pseudoMessages.language]: 'Pseudo: long, with accents',
  },
  locale: {
    auto: 'Numbers: same as language',
    en: 'English',
    de: 'German',
    fr: 'French',
    'en-IN': 'English (India)',
    ar: 'Arabic',
    'ar-EG': 'Arabic (Egypt)',
    ja: 'Japanese',
  },
  width: {
    full: 'Full width',
    '720': '720 px',
    '480': '480 px',
    '360': '360 px',
    '320': '320 px',
    '280': '280 px',
  },
  dialect: { interface: 'Provider: interface dialect', deployment: 'Provider: deployment dialect' },
} satisfies Record<keyof ToolbarValues, Record<string, string>>

export const globalTypes = {
  mode: menu('mode', 'Light or dark', 'mirror'),
  direction: menu('direction', 'Writing direction', 'transfer'),
  language: menu('language', 'Language', 'globe'),
  locale: menu('locale', 'Numbers and dates', 'calendar'),
  width: menu('width', 'Width of the container', 'grow'),
  dialect: menu('dialect', 'Response format', 'structure'),
}

/** Reads the toolbar; what an address names wrongly falls back to the initial value. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): ToolbarValues {
  return {
    mode: read('mode', globals),
    direction: read('direction', globals),
    language: read('language', globals),
    locale: read('locale', globals),
    width: read('width', globals),
    dialect: read('dialect', globals),
  }
}

/** The words that the toolbar asks for; undefined for the widgets' own English. */
export async function loadWords(globals: Readonly<Record<string, unknown>>): Promise<Messages | undefined> {
  const language = read('language', globals)
  if (language === initialGlobals.language) return undefined
  return language === pseudoMessages.language ? pseudoMessages : loadMessages(language)
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
