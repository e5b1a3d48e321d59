import { expect, it } from 'vitest'
import { languages, loadMessages } from '@causeway/react/locales'

it.each(languages)('default: loads %s', async (language) => {
  expect(await loadMessages(language)).toMatchObject({ language })
})

it.each([
  ['en-IN', 'en'],
  ['EN-gb', 'en'],
  ['de-AT', 'de'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['pt-PT', 'pt'],
  ['iw-IL', 'he'],
  ['ar-EG-u-nu-latn', 'ar'],
])('parameters: %s finds %s', async (locale, language) => {
  expect(await loadMessages(locale)).toMatchObject({ language })
})

it.each(['tlh', 'zh-TW', 'en-Shaw', '', 'no tag', 'constructor'])(
  'behavior: loads nothing for %s',
  async (locale) => {
    expect(await loadMessages(locale)).toBeUndefined()
  },
)
