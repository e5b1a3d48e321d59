import { createTheme } from '../createTheme.ts'

/** Glowing lime on deep violet; dark only. */
export const neonTheme = /* @__PURE__ */ createTheme({
  mode: 'dark',
  background: '#120b24',
  foreground: '#f4efff',
  surface: '#1e1438',
  border: '#3a2a66',
  accent: '#b8ff3d',
  info: '#a993ff',
  cardBackground: 'linear-gradient(165deg, #1a1033, #120b24 60%)',
  dialogBackground: '#160e2b',
  inputBackground: '#1a1131',
  backdrop: 'rgb(6 2 16 / 72%)',
  cardShadow: '0 0 0 1px rgb(184 255 61 / 8%), 0 32px 90px -24px rgb(130 60 255 / 55%)',
  dialogShadow: '0 0 0 1px rgb(184 255 61 / 10%), 0 32px 120px rgb(130 60 255 / 45%)',
  buttonShadow: '0 0 32px -6px rgb(184 255 61 / 55%)',
  radius: '14px',
  font: `'Space Grotesk', 'Inter Variable', Inter, system-ui, sans-serif`,
  fontWeightStrong: '650',
  headingWeight: '700',
})
