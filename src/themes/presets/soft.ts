import { createTheme } from '../createTheme.ts'

/** Round and pastel, with generous spacing. */
export const softTheme = /* @__PURE__ */ createTheme({
  radius: '22px',
  borderWidth: '1px',
  space: '4.4px',
  controlHeight: '48px',
  font: `'Nunito', ui-rounded, 'Inter Variable', system-ui, sans-serif`,
  fontWeightStrong: '650',
  headingWeight: '700',
  light: {
    background: '#fffdff',
    foreground: '#2a2140',
    surface: '#f5f0fd',
    border: '#ebe2f8',
    accent: '#7a4fe0',
    cardBackground: 'linear-gradient(180deg, #ffffff, #fbf6ff)',
    cardShadow: '0 2px 6px rgb(122 79 224 / 6%), 0 28px 64px -20px rgb(122 79 224 / 28%)',
    dialogShadow: '0 32px 96px rgb(82 48 168 / 30%)',
    buttonShadow: '0 10px 24px -10px rgb(122 79 224 / 60%)',
    backdrop: 'rgb(60 36 120 / 35%)',
  },
  dark: {
    background: '#1d182b',
    foreground: '#f3eefc',
    surface: '#29223c',
    border: '#3a3152',
    accent: '#c0a5ff',
    cardBackground: 'linear-gradient(180deg, #221c33, #1d182b)',
    cardShadow: '0 28px 64px -20px rgb(0 0 0 / 70%)',
    buttonShadow: '0 10px 28px -12px rgb(192 165 255 / 60%)',
  },
})
