import { baseColors, shares } from './baseColors.ts'
import type { TokenDefinition } from './tokenKinds.ts'

const onColor = (name: string, says: string): TokenDefinition => ({
  kind: 'color',
  initial: readableOn(name),
  says,
})

/**
 * Colours of the whole widget. Defaults follow the page's `color-scheme` through the system colours `Canvas` and
 * `CanvasText`: bundlers rewrite `light-dark()` for older browsers in a way that loses it.
 */
export const colorTokens = {
  accent: { kind: 'color', initial: baseColors.accent, says: 'main buttons and what is chosen' },
  accentOn: onColor('accent', 'text on the accent; black or white, whichever is read better'),
  background: {
    kind: 'color',
    initial: 'Canvas',
    says: 'what everything stands on; greys are mixed with it',
  },
  foreground: { kind: 'color', initial: 'CanvasText', says: 'text; greys are mixed from it' },
  muted: { kind: 'color', initial: mix('foreground', shares.muted), says: 'text that matters less' },
  surface: {
    kind: 'color',
    initial: mix('foreground', shares.surface),
    says: 'areas within a card, and quiet buttons',
  },
  surfaceOn: { kind: 'color', initial: 'var(--_foreground)', says: 'text on a surface' },
  surfaceBorder: {
    kind: 'veil',
    initial: 'transparent',
    says: 'edges of surfaces, of quiet buttons and of tokens’ logos',
  },
  logoBackground: { kind: 'veil', initial: '#fff', says: 'behind pictures of tokens, which may be dark' },
  border: { kind: 'color', initial: mix('foreground', shares.border), says: 'lines and the edges of cards' },
  focus: { kind: 'color', initial: 'var(--_link)', says: 'the ring around what has the focus' },
  link: { kind: 'color', initial: readableTone('accent'), says: 'links, and text in the accent' },
  backdrop: { kind: 'veil', initial: 'rgb(0 0 0 / 45%)', says: 'what dims the page under a dialog' },
  danger: { kind: 'color', initial: baseColors.danger, says: 'what failed or must stop' },
  dangerOn: onColor('danger', 'marks on the danger colour'),
  warning: { kind: 'color', initial: baseColors.warning, says: 'what to be careful about' },
  warningOn: onColor('warning', 'marks on the warning colour'),
  success: { kind: 'color', initial: baseColors.success, says: 'what arrived' },
  successOn: onColor('success', 'marks on the success colour'),
  info: { kind: 'color', initial: 'var(--_accent)', says: 'what goes on right now' },
  inputBackground: { kind: 'color', initial: 'var(--_background)', says: 'fields' },
  inputOn: { kind: 'color', initial: 'var(--_foreground)', says: 'text in fields' },
  inputBorder: {
    kind: 'color',
    initial: mix('foreground', shares.inputBorder),
    says: 'edges of fields and of what is chosen from',
  },
  cardBackground: {
    kind: 'fill',
    initial: 'var(--_background)',
    says: 'the widget as a card; may be a gradient',
  },
  cardOn: { kind: 'color', initial: 'var(--_foreground)', says: 'text on the card' },
  dialogBackground: { kind: 'fill', initial: 'var(--_background)', says: 'dialogs; may be a gradient' },
  dialogOn: { kind: 'color', initial: 'var(--_foreground)', says: 'text in dialogs' },
} as const satisfies Record<string, TokenDefinition>

/** Colours that follow from the others; `createTheme` computes them, and a page sets one only to differ. */
export const computedTokens = {
  accentHover: {
    kind: 'color',
    initial: `color-mix(in oklab, var(--_accent) ${shares.accentHover}%, var(--_foreground))`,
    says: 'a main button under the pointer',
  },
  accentSoft: {
    kind: 'color',
    initial: mix('accent', shares.accentSoft),
    says: 'small buttons and what is chosen',
  },
  dangerSoft: { kind: 'color', initial: mix('danger', shares.dangerSoft), says: 'areas about what failed' },
  dangerText: { kind: 'color', initial: readableTone('danger'), says: 'text about what failed' },
  warningSoft: {
    kind: 'color',
    initial: mix('warning', shares.warningSoft),
    says: 'areas about what to be careful about',
  },
  warningText: {
    kind: 'color',
    initial: readableTone('warning'),
    says: 'text about what to be careful about',
  },
  successText: { kind: 'color', initial: readableTone('success'), says: 'text about what arrived' },
  infoSoft: { kind: 'color', initial: mix('info', shares.infoSoft), says: 'areas about what goes on' },
  infoText: { kind: 'color', initial: readableTone('info'), says: 'text about what goes on' },
} as const satisfies Record<string, TokenDefinition>

/** The tokens that are colours, or may be gradients. */
export type ColorName = keyof typeof colorTokens | keyof typeof computedTokens

/** A colour thinned with the ground that it stands on. */
function mix(name: string, percent: number): string {
  return `color-mix(in oklab, var(--_${name}) ${percent}%, var(--_background))`
}

/** Black or white: white up to the luminance from which black has more contrast, 0.179. One of them always has 4.58:1. */
function readableOn(name: string): string {
  const channel = (full: number) => `clamp(0, (0.179 - y) * 1e6, ${full})`
  return `color(from var(--_${name}) xyz-d65 ${channel(0.9505)} ${channel(1)} ${channel(1.089)})`
}

/** The hue of a colour at a lightness that follows the text around it: dark on light grounds, light on dark ones. */
function readableTone(name: string): string {
  return `color-mix(in oklch, oklch(from var(--_${name}) 0.6 min(c, 0.13) h) 75%, oklch(from var(--_foreground) l none none))`
}
