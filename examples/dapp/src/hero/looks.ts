import {
  bankTheme,
  brutalistTheme,
  contrastTheme,
  neonTheme,
  softTheme,
  themeToCss,
  type Theme,
} from '@causeway/react/themes'

/** Brands that the widgets can wear. Harbor's own is in the page's sheet; the others are presets of the package. */
export const looks = {
  harbor: 'Harbor',
  bank: 'Bank',
  brutalist: 'Brutalist',
  contrast: 'Contrast',
  neon: 'Neon',
  soft: 'Soft',
}

export type Look = keyof typeof looks

const themes: Readonly<Record<Exclude<Look, 'harbor'>, Theme>> = {
  bank: bankTheme,
  brutalist: brutalistTheme,
  contrast: contrastTheme,
  neon: neonTheme,
  soft: softTheme,
}

/** Widths of the element around the widget. Names that are numbers would come first, the smallest before the others. */
export const widths = { full: 'Full', px420: '420 px', px360: '360 px', px320: '320 px' }

export type Width = keyof typeof widths

/** Adds the presets to the page: by script, since its policy forbids inline styles. */
export function addPresets(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    Object.entries(themes)
      .map(([look, theme]) =>
        themeToCss(theme, { selector: `[data-look="${look}"]`, darkSelector: '[data-scheme="dark"]' }),
      )
      .join(''),
  )
  document.adoptedStyleSheets.push(sheet)
}
