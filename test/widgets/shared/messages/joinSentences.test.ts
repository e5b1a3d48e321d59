// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { loadMessages } from '@causeway/react/locales'
import { joinSentences, joinTitle } from '../../../../src/widgets/shared/messages/joinSentences.ts'
import { useMessages, type Translate } from '../../../../src/widgets/shared/messages/useMessages.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

async function translateIn(language: string): Promise<Translate> {
  const messages = await loadMessages(language)
  return renderHookWithCauseway(() => useMessages(), createTestEnvironment(), { messages }).result.current
}

it.each([
  ['en', 'Title. One. Two. Three.'],
  ['de', 'Title. One. Two. Three.'],
  ['ar', 'Title. One. Two. Three.'],
  ['he', 'Title. One. Two. Three.'],
  ['ja', 'Title。One. Two.Three.'],
  ['zh-Hans', 'Title。One. Two.Three.'],
])('default: joins, in %s, a title and its sentences to %s', async (language, expected) => {
  const translate = await translateIn(language)
  expect(joinTitle(translate, 'Title', joinSentences(translate, ['One. Two.', 'Three.']))).toBe(expected)
})

it('default: keeps a lone title, one sentence and none as they are', async () => {
  const translate = await translateIn('ja')
  expect(joinTitle(translate, 'Title', '')).toBe('Title')
  expect(joinSentences(translate, ['One.'])).toBe('One.')
  expect(joinSentences(translate, [])).toBe('')
})

it('behavior: signs of patterns in a sentence stay what they are', async () => {
  const translate = await translateIn('en')
  expect(joinSentences(translate, ['$& {second}', "$1 $'"])).toBe("$& {second} $1 $'")
})
