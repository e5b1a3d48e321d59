import { createTheme } from '../createTheme.ts'

/** Navy on white, small corners, a sober font. */
export const bankTheme = /* @__PURE__ */ createTheme({
  radius: '6px',
  font: `'Source Sans 3', 'Inter Variable', 'Helvetica Neue', Arial, sans-serif`,
  headingWeight: '600',
  light: {
    background: '#ffffff',
    foreground: '#0b2545',
    surface: '#f3f6fb',
    border: '#d3dcea',
    accent: '#0b3d91',
    cardShadow: '0 1px 3px rgb(11 37 69 / 12%)',
    dialogShadow: '0 12px 48px rgb(11 37 69 / 24%)',
    backdrop: 'rgb(11 37 69 / 50%)',
  },
  dark: {
    background: '#0d1b30',
    foreground: '#eaf0fa',
    surface: '#15263f',
    border: '#28405f',
    accent: '#7fb2ff',
    cardShadow: '0 1px 3px rgb(0 0 0 / 40%)',
  },
})
