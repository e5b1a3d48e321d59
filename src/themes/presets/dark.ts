import { createTheme } from '../createTheme.ts'

/** Calm and dark, whatever the system prefers. */
export const darkTheme = /* @__PURE__ */ createTheme({
  mode: 'dark',
  background: '#141b1d',
  foreground: '#eaf2f0',
  surface: '#1d2729',
  border: '#2b373a',
  accent: '#2dd4bf',
  cardShadow: '0 1px 0 rgb(255 255 255 / 4%), 0 24px 60px -20px rgb(0 0 0 / 70%)',
  dialogShadow: '0 24px 80px rgb(0 0 0 / 70%)',
})
