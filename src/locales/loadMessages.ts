import type { Messages } from './messages.ts'

/** Each language is a separate chunk, which only its users load. */
const loaders = {
  ar: () => import('./languages/ar.ts'),
  de: () => import('./languages/de.ts'),
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  he: () => import('./languages/he.ts'),
  it: () => import('./languages/it.ts'),
  ja: () => import('./languages/ja.ts'),
  ko: () => import('./languages/ko.ts'),
  pt: () => import('./languages/pt.ts'),
  ru: () => import('./languages/ru.ts'),
  tr: () => import('./languages/tr.ts'),
  'zh-Hans': () => import('./languages/zh-Hans.ts'),
} satisfies Record<string, () => Promise<{ messages: Messages }>>

/** A language of the widgets. */
export type Language = keyof typeof loaders

/** The languages of the widgets, by BCP 47 tag. */
export const languages = Object.keys(loaders) as readonly Language[]

/**
 * Loads the widgets' messages in the user's language: `de-AT` finds `de`, `zh-CN` finds `zh-Hans`. Undefined if there are none;
 * the widgets then use English.
 *
 * @param locale BCP 47 language tag.
 *
 * @example
 * const messages = await loadMessages(navigator.language)
 */
export async function loadMessages(locale: string): Promise<Messages | undefined> {
  const language = findLanguage(locale)
  return language && (await loaders[language]()).messages
}

/** The language of a locale, if it is written in the same script: for `zh-TW` there is none. */
function findLanguage(locale: string): Language | undefined {
  let wanted: Intl.Locale
  try {
    wanted = new Intl.Locale(locale).maximize()
  } catch {
    return undefined
  }
  return languages.find((tag) => {
    const { language, script } = new Intl.Locale(tag).maximize()
    return language === wanted.language && script === wanted.script
  })
}
