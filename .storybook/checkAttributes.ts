import { widgetAttributes } from '../src/widgets/attributes/widgetAttributes.ts'
import { widgetParts } from '../src/widgets/attributes/widgetParts.ts'

/**
 * Reads every element of a story as it ended: it names a part that is listed, in a state that its part may have, and its attributes
 * say nothing but their words.
 *
 * @throws naming what is listed nowhere.
 */
export function checkAttributes(canvas: HTMLElement): void {
  const faults = Array.from(canvas.querySelectorAll<HTMLElement>('.cw-root, .cw-root *')).flatMap(faultsOf)
  if (faults.length > 0) {
    throw new Error(`Elements say what no list does:\n${[...new Set(faults)].join('\n')}`)
  }
}

const parts: Readonly<Record<string, readonly string[] | undefined>> = widgetParts

function faultsOf(element: HTMLElement): readonly string[] {
  const part = element.getAttribute('data-cw-part')
  const state = element.getAttribute('data-state')
  const states = part === null ? undefined : parts[part]
  const name = part ?? element.tagName.toLowerCase()
  const faults = part !== null && !states ? [`there is no part ${part}`] : []
  // What is no part may be the page's own.
  if (states && state !== null && !states.includes(state)) faults.push(`${name} can’t be ${state}`)
  for (const [attribute, words] of Object.entries<readonly string[]>(widgetAttributes)) {
    const said = element.getAttribute(attribute)?.split(' ') ?? []
    for (const word of said)
      if (!words.includes(word)) faults.push(`${attribute} of ${name} can’t be ${word}`)
  }
  return faults
}
