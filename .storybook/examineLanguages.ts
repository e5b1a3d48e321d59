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
  await untilLoaded(canvas)
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

/** Whatever failed is asked for again when it is worded anew. */
async function untilLoaded(canvas: HTMLElement): Promise<void> {
  const expectLoaded = () => {
    if (canvas.querySelector("[data-state='loading'], [data-state='waiting']")) throw new Error('It loads.')
  }
  await waitFor(expectLoaded, { timeout: 2_000 }).catch(() => undefined)
}

/** What differs for longer than it takes to load something again. */
async function changeSince(before: States, canvas: HTMLElement): Promise<string | undefined> {
  const find = () => firstChange(before, statesOf(canvas))
  const expectNone = () => {
    const change = find()
    if (change) throw new Error(change)
  }
  await waitFor(expectNone, { timeout: 2_000 }).catch(() => undefined)
  return find()
}

/** What is shown outside long lists, and of each of their rows by its place. */
type States = ReadonlyMap<string, readonly string[]>

/** Each part with its state, in the order of the page. */
function statesOf(canvas: HTMLElement): States {
  const states = new Map<string, string[]>()
  for (const element of canvas.querySelectorAll<HTMLElement>('[data-cw-part][data-state]')) {
    const { cwPart, state } = element.dataset
    const row = element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? ''
    states.set(row, [...(states.get(row) ?? []), `${cwPart} is ${state}`])
  }
  return states
}

/** Of a long list only the rows in sight are there: how many these are depends on how high each is. */
function firstChange(before: States, after: States): string | undefined {
  for (const [row, states] of before) {
    const change = row === '' || after.has(row) ? changeOf(states, after.get(row) ?? []) : undefined
    if (change) return change
  }
  return undefined
}

function changeOf(before: readonly string[], after: readonly string[]): string | undefined {
  // What was loading may have loaded.
  const at = before.findIndex((state, place) => state !== after[place] && !state.endsWith(' is loading'))
  if (at >= 0) return `${before[at]}, but ${after[at] ?? 'nothing'} in its place`
  return before.length < after.length ? `${after[before.length]}, which was not there` : undefined
}
