import type { Loader, StoryContext } from '@storybook/react-vite'
import type { Messages } from '@causeway/react'
import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { loadWords, readToolbar } from '../../../.storybook/toolbar.ts'

/** How a story is worded. */
interface Wording {
  /** English where there are none. */
  messages: Messages | undefined
  /** BCP 47 tag for numbers and dates. @default that of the language */
  locale: string | undefined
}

export const StoryWording = createContext<Wording>({ messages: undefined, locale: undefined })

/** Loads the messages of the toolbar's language before the story is shown. */
export const loadLanguage: Loader = async ({ globals }) => ({ messages: await loadWords(globals) })

interface StoryLanguageProps {
  context: StoryContext
  children: ReactNode
}

/**
 * Shows a story in the toolbar's language. A play function finds elements by their English text, so a story that has one is in
 * English until it has acted, with its own number format; then `showWords` gives it the toolbar's.
 */
export function StoryLanguage({ context, children }: StoryLanguageProps) {
  const { canvasElement, globals, loaded } = context
  const { locale } = readToolbar(globals)
  // Storybook gives a story what it declares for itself, and declares no type for it.
  const { storyGlobals = {} }: { storyGlobals?: object } = Object(context)
  const [words, setWords] = useState<Words>(() =>
    actsInEnglish(context, storyGlobals) ? { messages: undefined } : 'of the toolbar',
  )
  useEffect(() => {
    const show = ({ detail }: CustomEventInit<Words>) => setWords(detail ?? 'of the toolbar')
    canvasElement.addEventListener(wordsEvent, show)
    return () => canvasElement.removeEventListener(wordsEvent, show)
  }, [canvasElement])
  const isOfToolbar = words === 'of the toolbar'
  const messages: Messages | undefined = isOfToolbar ? loaded['messages'] : words.messages
  const isOwnLocale = locale !== 'auto' && (isOfToolbar || 'locale' in storyGlobals)
  const wording = useMemo(
    () => ({ messages, locale: isOwnLocale ? locale : undefined }),
    [messages, isOwnLocale, locale],
  )
  return <StoryWording.Provider value={wording}>{children}</StoryWording.Provider>
}

export type Words = Pick<Wording, 'messages'> | 'of the toolbar'

/** Switches the language of a story that has acted. */
export function showWords(canvas: HTMLElement, words: Words): void {
  canvas.dispatchEvent(new CustomEvent(wordsEvent, { detail: words }))
}

const wordsEvent = 'story-words'

/** A page of documentation runs no play function, and a story that names its language acts in it. */
function actsInEnglish(context: StoryContext, storyGlobals: object): boolean {
  const { playFunction }: { playFunction?: unknown } = Object(context)
  return context.viewMode !== 'docs' && playFunction !== undefined && !('language' in storyGlobals)
}
