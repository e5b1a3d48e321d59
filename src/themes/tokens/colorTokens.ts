import { baseColors, shares, softLightness } from './baseColors.ts'
import type { TokenDefinition } from './tokenKinds.ts'

const onColor = (name: string, says: string): TokenDefinition => ({
  kind: 'color',
  initial: readableOn(name),
  says,
})

/**
 * Colors of the whole widget. Defaults follow the page's `color-scheme` through the system colors `Canvas` and `CanvasText`, as bundlers
 * break `light-dark()` when they rewrite it for older browsers.
 */
export const colorTokens = {
  accent: { kind: 'color', initial: baseColors.accent, says: 'main buttons and selected items' },
  accentOn: onColor('accent', 'text on the accent; white if readable, otherwise black'),
  background: {
    kind: 'color',
    initial: 'Canvas',
    says: 'the background of everything; grays are mixed with it',
  },
  foreground: { kind: 'color', initial: 'CanvasText', says: 'text; grays are mixed from it' },
  muted: { kind: 'color', initial: mix('foreground', shares.muted), says: 'secondary text' },
  surface: {
    kind: 'color',
    initial: mix('foreground', shares.surface),
    says: 'areas within a card, and secondary buttons',
  },
  surfaceOn: { kind: 'color', initial: 'var(--_cw-foreground)', says: 'text on a surface' },
  surfaceBorder: {
    kind: 'veil',
    initial: 'transparent',
    says: 'borders of surfaces, buttons and token logos',
  },
  logoBackground: { kind: 'veil', initial: '#fff', says: 'behind token logos, which may be dark' },
  border: { kind: 'color', initial: mix('foreground', shares.border), says: 'lines, and borders of cards' },
  focus: { kind: 'color', initial: 'var(--_cw-link)', says: 'the focus ring' },
  link: { kind: 'color', initial: readableTone('accent'), says: 'links, and text in the accent color' },
  backdrop: {
    kind: 'veil',
    initial: 'rgb(0 0 0 / 45%)',
    says: 'the backdrop that dims the page behind a dialog',
  },
  danger: { kind: 'color', initial: baseColors.danger, says: 'errors, and what must stop' },
  dangerOn: onColor('danger', 'icons on the danger color'),
  warning: { kind: 'color', initial: baseColors.warning, says: 'warnings' },
  warningOn: onColor('warning', 'icons on the warning color'),
  success: { kind: 'color', initial: baseColors.success, says: 'success' },
  successOn: onColor('success', 'icons on the success color'),
  info: { kind: 'color', initial: 'var(--_cw-accent)', says: 'what is in progress' },
  inputBackground: { kind: 'color', initial: 'var(--_cw-background)', says: 'backgrounds of fields' },
  inputOn: { kind: 'color', initial: 'var(--_cw-foreground)', says: 'text in fields' },
  inputBorder: {
    kind: 'color',
    initial: mix('foreground', shares.inputBorder),
    says: 'borders of fields and of selectable items',
  },
  cardBackground: {
    kind: 'fill',
    initial: 'var(--_cw-background)',
    says: 'the widget’s card; may be a gradient',
  },
  cardOn: { kind: 'color', initial: 'var(--_cw-foreground)', says: 'text on the card' },
  dialogBackground: { kind: 'fill', initial: 'var(--_cw-background)', says: 'dialogs; may be a gradient' },
  dialogOn: { kind: 'color', initial: 'var(--_cw-foreground)', says: 'text in dialogs' },
} as const satisfies Record<string, TokenDefinition>

/** Colors derived from the others. `createTheme` computes them; a page sets one only to override it. */
export const computedTokens = {
  accentHover: {
    kind: 'color',
    initial: `color-mix(in oklab, var(--_cw-accent) ${shares.accentHover}%, ${readableOn('accentOn')})`,
    says: 'main buttons under the pointer',
  },
  accentSoft: {
    kind: 'color',
    initial: mix(
      'accent',
      shares.accentSoft,
      `oklch(from var(--_cw-accent) clamp(${softLightness.least}, l, ${softLightness.most}) c h)`,
    ),
    says: 'small buttons and selected items',
  },
  dangerSoft: { kind: 'color', initial: mix('danger', shares.dangerSoft), says: 'backgrounds of errors' },
  dangerText: { kind: 'color', initial: readableTone('danger'), says: 'text of errors' },
  warningSoft: {
    kind: 'color',
    initial: mix('warning', shares.warningSoft),
    says: 'backgrounds of warnings',
  },
  warningText: {
    kind: 'color',
    initial: readableTone('warning'),
    says: 'text of warnings',
  },
  successText: { kind: 'color', initial: readableTone('success'), says: 'text about success' },
  infoSoft: {
    kind: 'color',
    initial: mix('info', shares.infoSoft),
    says: 'backgrounds of what is in progress',
  },
  infoText: { kind: 'color', initial: readableTone('info'), says: 'text about what is in progress' },
} as const satisfies Record<string, TokenDefinition>

/** The tokens that are colors, or may be gradients. */
export type ColorName = keyof typeof colorTokens | keyof typeof computedTokens

/** A color mixed with the background. */
function mix(name: string, percent: number, color = `var(--_cw-${name})`): string {
  return `color-mix(in oklab, ${color} ${percent}%, var(--_cw-background))`
}

/** Black or white: white up to a luminance of 0.1833, where its contrast is 4.5:1. Black has 4.66:1 there, and more above. */
function readableOn(name: string): string {
  const channel = (full: number) => `clamp(0, (0.1833 - y) * 1e6, ${full})`
  return `color(from var(--_cw-${name}) xyz-d65 ${channel(0.9505)} ${channel(1)} ${channel(1.089)})`
}

/** A color's hue at a lightness near the foreground's: dark on light backgrounds, light on dark ones. */
function readableTone(name: string): string {
  return `color-mix(in oklch, oklch(from var(--_cw-${name}) 0.6 min(c, 0.13) h) 75%, oklch(from var(--_cw-foreground) l none none))`
}
