import { hostileSheets } from './hostileSheets.ts'
import { findChanges, readLooks, type Looks } from './readLooks.ts'

/** `npm test` puts one sheet in eight on each state, `npm run hostile` all of them. */
const share = import.meta.env['VITE_EVERY_SHEET'] === undefined ? 8 : 1

/** The sheets for one of several states: each state has its turn, so that eight of them meet every sheet. */
export function sheetsInTurn(turn: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hostileSheets).filter((_, place) => place % share === turn % share),
  )
}

/**
 * Puts hostile sheets on the page, one by one, and returns what changes in the open dialog, or else in the
 * widget: computed styles, positions and sizes.
 */
export function findDisturbances(
  canvasElement: HTMLElement,
  sheets: Readonly<Record<string, string>>,
): string[] {
  const room = canvasElement.querySelector<HTMLElement>('.page-widget')
  if (!room) throw new Error('The story has no hostile page.')
  // How much room there is, is the page's to say: here it is the same under every sheet.
  room.dataset['held'] = ''
  const tree = room.firstElementChild?.shadowRoot ?? room
  const seen = tree.querySelector('[data-cw-part="dialog-layer"]') ?? tree.firstElementChild ?? room
  const read = () => readLooks([seen])
  const before = read()
  const looks = Object.entries(sheets).map(([name, css]) => [name, lookUnder(css, read)] as const)
  const after = read()
  delete room.dataset['held']
  return looks.flatMap(([name, during]) =>
    findChanges(before, during, after).map((change) => `${name}: ${change}`),
  )
}

function lookUnder(css: string, read: () => Looks): Looks {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const looks = read()
  style.remove()
  return looks
}
