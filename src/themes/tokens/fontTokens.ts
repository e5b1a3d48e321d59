import type { TokenDefinition } from './tokenKinds.ts'

/** Fonts, sizes and weights. */
export const fontTokens = {
  font: { kind: 'fontFamily', initial: 'system-ui, sans-serif', says: 'all text' },
  fontMono: {
    kind: 'fontFamily',
    initial: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
    says: 'addresses and hashes',
  },
  fontSize: {
    kind: 'length',
    initial: 'max(1rem, 16px)',
    says: 'text size, from which all sizes derive; a smaller root font size doesn’t shrink it, a larger one enlarges it',
  },
  fontWeight: { kind: 'fontWeight', initial: '400', says: 'text' },
  fontWeightStrong: { kind: 'fontWeight', initial: '600', says: 'buttons, labels and amounts' },
  fontLineHeight: { kind: 'number', initial: '1.4', says: 'line height of text, as a multiple of its size' },
  headingFont: { kind: 'fontFamily', initial: 'var(--_cw-font)', says: 'titles and large amounts' },
  headingWeight: {
    kind: 'fontWeight',
    initial: 'var(--_cw-fontWeightStrong)',
    says: 'titles and large amounts',
  },
  amountFontSize: {
    kind: 'length',
    initial: 'calc(var(--_cw-fontSize) * 2)',
    isDense: true,
    says: 'the amounts of the Swap widget',
  },
  buttonTextCase: { kind: 'textCase', initial: 'none', says: 'upper or lower case on main buttons' },
} as const satisfies Record<string, TokenDefinition>
