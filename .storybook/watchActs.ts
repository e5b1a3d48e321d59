import type { StoryContext } from '@storybook/react-vite'
import { acts, titleInSidebar } from '../stories/book/storyTitle.ts'

/** What a person does, as an event of the page. */
const deeds = ['pointerdown', 'click', 'keydown', 'input', 'change', 'paste'] as const

let found: string[] = []
/** Where the watched story is shown. */
let watched: HTMLElement | undefined

/** Notes what is done in a story that shows a state, until it has reached it. Returns what ends that. */
export function watchActs({
  tags,
  title,
  canvasElement,
}: Pick<StoryContext, 'tags' | 'title' | 'canvasElement'>): () => void {
  found = []
  if (acts(tags) || titleInSidebar(title, tags).startsWith('Tests/')) return stopWatching
  for (const deed of deeds) document.addEventListener(deed, note, true)
  watched = canvasElement
  return stopWatching
}

/** Says what code does in place of a person: in a story that shows a state, it does so before the story is shown. */
export function noteDeed(deed: string): void {
  if (watched?.hasChildNodes()) found.push(deed)
}

/** From here on a story may act: it has shown its state. */
export function stopWatching(): void {
  for (const deed of deeds) document.removeEventListener(deed, note, true)
  watched = undefined
}

/** @throws if a person had to do something before the state was there: that is a test, or can be seeded. */
export function checkActs(): void {
  if (found.length > 0) {
    throw new Error(`The story acts (${found.join(', ')}): seed its state, or tag it as 'acts'.`)
  }
}

function note({ type, target }: Event): void {
  const name = target instanceof Element ? target.textContent?.trim().slice(0, 40) : ''
  found.push(`${type} ${name}`)
}
