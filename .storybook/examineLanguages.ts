import { waitFor } from 'storybook/test'
import { languages, loadMessages } from '../src/exports/locales.ts'
import { showWords, type Words } from '../stories/support/environment/StoryLanguage.tsx'
import { checkLayout } from './checkLayout.ts'

/** What a story acted in is examined anyway. */
const others = languages.filter((language) => language !== 'en')

/**
 * Words a story that has ended in one language after the other, as a reader does: all that it shows stays in its state, and within
 * its column. Then it is as it was.
 *
 * @throws naming the languages, and what is at fault in each.
 */
export async function examineLanguages(canvas: HTMLElement): Promise<void> {
  const own = canvas.querySelector<HTMLElement>('.cw-root[lang]')?.lang
  if (own === undefined) return
  const faults: string[] = []
  for (const language of others) {
    const look = () => faultIn(canvas, language, own)
    // A quote that expires meanwhile, and is replaced, does so only once: what is the language's doing is there again.
    const fault = (await look()) && (await look())
    if (fault) faults.push(`in ${language}: ${fault}`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Words a story in a language, and then in its own again: what is at fault meanwhile. */
async function faultIn(
  canvas: HTMLElement,
  language: (typeof others)[number],
  own: string,
): Promise<string | undefined> {
  const before = statesOf(canvas)
  await word(canvas, language, { messages: await loadMessages(language) })
  const change = await changeSince(before, canvas)
  let fault: string | undefined
  try {
    await checkLayout(canvas)
  } catch (cause) {
    fault = cause instanceof Error ? cause.message : String(cause)
  }
  await word(canvas, own, 'of the toolbar')
  // What changes of itself meanwhile stays so, and is not the language's doing.
  return fault ?? (change && !firstChange(before, statesOf(canvas)) ? change : undefined)
}

/** Words all that is shown anew, and waits for it. */
async function word(canvas: HTMLElement, language: string, words: Words): Promise<void> {
  showWords(canvas, words)
  await waitFor(() => {
    const other = canvas.querySelector<HTMLElement>(`.cw-root[lang]:not([lang='${language}'])`)
    if (other) throw new Error(`${other.dataset['cwPart']} is in ${other.lang}, not in ${language}`)
  })
}

/** What differs for longer than it takes to load something again. */
async function changeSince(before: readonly string[], canvas: HTMLElement): Promise<string | undefined> {
  const find = () => firstChange(before, statesOf(canvas))
  const expectNone = () => {
    const change = find()
    if (change) throw new Error(change)
  }
  await waitFor(expectNone, { timeout: 2_000 }).catch(() => undefined)
  return find()
}

/** Each part with its state, in the order of the page. */
function statesOf(canvas: HTMLElement): readonly string[] {
  return Array.from(
    canvas.querySelectorAll<HTMLElement>('[data-cw-part][data-state]'),
    ({ dataset: { cwPart, state } }) => `${cwPart} is ${state}`,
  )
}

function firstChange(before: readonly string[], after: readonly string[]): string | undefined {
  // What was loading may have loaded.
  const at = before.findIndex((state, place) => state !== after[place] && !state.endsWith(' is loading'))
  if (at >= 0) return `${before[at]}, but ${after[at] ?? 'nothing'} in its place`
  return before.length < after.length ? `${after[before.length]}, which was not there` : undefined
}
