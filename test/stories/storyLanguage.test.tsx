import { act, render, screen } from '@testing-library/react'
import { useContext } from 'react'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '@causeway/react/locales'
import { initialGlobals } from '../../.storybook/toolbar.ts'
import { showWords, StoryLanguage, StoryWording } from '../../stories/support/environment/StoryLanguage.tsx'

const german = await loadMessages('de')
const arabic = await loadMessages('ar')

function Shown() {
  const { messages, locale } = useContext(StoryWording)
  return <output>{`${messages?.language ?? 'en'}, numbers ${locale ?? 'follow'}`}</output>
}

/** A story while the toolbar asks for German with the numbers of India. */
function renderStory(story: { playFunction?: () => void; storyGlobals?: object; viewMode?: string }) {
  const canvasElement = document.createElement('div')
  const globals = { ...initialGlobals, language: 'de', locale: 'en-IN', ...story.storyGlobals }
  const context = { canvasElement, globals, loaded: { messages: german }, viewMode: 'story', ...story }
  // All that it reads.
  render(
    <StoryLanguage context={context as unknown as Parameters<typeof StoryLanguage>[0]['context']}>
      <Shown />
    </StoryLanguage>,
  )
  return { canvasElement, shown: () => screen.getByRole('status').textContent }
}

const playFunction = () => {}

describe('the language of a story', () => {
  it('default: runs interactive stories in English, and shows them in the toolbar’s language afterwards', () => {
    const { canvasElement, shown } = renderStory({ playFunction })
    expect(shown()).toBe('en, numbers follow')
    act(() => showWords(canvasElement, 'of the toolbar'))
    expect(shown()).toBe('de, numbers en-IN')
  })

  it.each([
    ['one that does not act', {}],
    ['one on a page of documentation, where nothing acts', { playFunction, viewMode: 'docs' }],
    ['one that names its language, in which it acts', { playFunction, storyGlobals: { language: 'de' } }],
  ])('default: is set from the start in %s', (_, story) => {
    expect(renderStory(story).shown()).toBe('de, numbers en-IN')
  })

  it('behavior: keeps the number format of a story that names a locale, in every language', () => {
    const { canvasElement, shown } = renderStory({ playFunction, storyGlobals: { locale: 'fr' } })
    expect(shown()).toBe('en, numbers fr')
    act(() => showWords(canvasElement, { messages: arabic }))
    expect(shown()).toBe('ar, numbers fr')
    act(() => showWords(canvasElement, 'of the toolbar'))
    expect(shown()).toBe('de, numbers fr')
  })
})
