import { softTheme, themeToCss } from '../src/exports/themes.ts'
import type { Look } from './looks.ts'

const themes = {
  none: '',
  soft: themeToCss(softTheme, { selector: '.stage', darkSelector: '.stage[data-mode="dark"]' }),
}

/** Puts a story that has ended into a look, instead of the one before; the story after it is rendered anew. */
export function wearLook(canvas: HTMLElement, { theme, mode, direction }: Look): void {
  const stage = canvas.querySelector<HTMLElement>('.stage')
  if (!stage) return
  stage.dataset['mode'] = mode
  stage.dir = direction
  document.documentElement.style.colorScheme = mode
  const style = stage.querySelector(':scope > .look') ?? document.createElement('style')
  style.className = 'look'
  style.textContent = themes[theme]
  stage.prepend(style)
}

/** Remembers how a story looks; the result takes off what it wears by then. */
export function undressLook(canvas: HTMLElement): () => void {
  const stage = canvas.querySelector<HTMLElement>('.stage')
  const { dir = '' } = stage ?? {}
  const mode = stage?.dataset['mode']
  const { colorScheme } = document.documentElement.style
  return () => {
    stage?.querySelector(':scope > .look')?.remove()
    if (stage) stage.dir = dir
    if (stage && mode !== undefined) stage.dataset['mode'] = mode
    document.documentElement.style.colorScheme = colorScheme
  }
}
