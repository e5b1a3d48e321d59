import { create } from 'storybook/theming/create'

const brand = {
  brandTitle: 'Causeway',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: `'Inter Variable', system-ui, sans-serif`,
  fontCode: `ui-monospace, 'SF Mono', Menlo, Consolas, monospace`,
  appBorderRadius: 10,
  inputBorderRadius: 8,
} as const

/** Storybook itself, in the colors of the widgets. */
export const bookThemes = {
  light: create({
    ...brand,
    base: 'light',
    colorPrimary: '#0a7a6a',
    colorSecondary: '#0a6b5d',
    appBg: '#f5f8f7',
    appContentBg: '#ffffff',
    textColor: '#16211f',
  }),
  dark: create({
    ...brand,
    base: 'dark',
    colorPrimary: '#56cdb9',
    colorSecondary: '#2b9c89',
    appBg: '#101514',
    appContentBg: '#161c1b',
    textColor: '#e9f1ef',
  }),
}
