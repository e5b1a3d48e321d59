import { createTheme } from '../createTheme.ts'

/** Calm and light: the default look, slightly warmer, whatever the system prefers. */
export const lightTheme = /* @__PURE__ */ createTheme({
  mode: 'light',
  background: '#ffffff',
  foreground: '#0f1f1c',
  surface: '#f2f6f5',
  border: '#dfe7e4',
  accent: '#0a7a6a',
  cardShadow: '0 1px 2px rgb(15 31 28 / 6%), 0 16px 40px -12px rgb(15 31 28 / 14%)',
})
