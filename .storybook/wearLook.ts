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
