import type { ColorName } from '../tokens/colorTokens.ts'

/** The backgrounds of a color, and the contrast that it needs on them. */
interface ContrastPair {
  /** 4.5 for text, 3 for drawings and edges (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: 4.5 | 3
  readonly on: readonly ColorName[]
}

const grounds = ['background', 'surface', 'cardBackground', 'dialogBackground'] as const
const areas = ['accentSoft', 'dangerSoft', 'warningSoft', 'infoSoft'] as const

const text = (...on: readonly ColorName[]): ContrastPair => ({ least: 4.5, on })
const drawing = (...on: readonly ColorName[]): ContrastPair => ({ least: 3, on })

/** Every color that the style sheet puts on others. Lines are only decoration and need no contrast. */
export const contrastPairs = {
  foreground: text('background', ...areas),
  muted: text(...grounds, 'inputBackground', 'dangerSoft', 'warningSoft', 'infoSoft'),
  surfaceOn: text('surface'),
  cardOn: text('cardBackground'),
  dialogOn: text('dialogBackground'),
  inputOn: text('inputBackground'),
  accentOn: text('accent', 'accentHover'),
  dangerOn: text('danger'),
  warningOn: text('warning'),
  successOn: text('success'),
  link: text(...grounds, 'accentSoft'),
  dangerText: text(...grounds, 'dangerSoft'),
  warningText: text(...grounds, 'warningSoft'),
  successText: text(...grounds),
  infoText: text(...grounds, 'infoSoft'),
  danger: drawing(...grounds, 'inputBackground'),
  warning: drawing(...grounds),
  success: drawing(...grounds),
  inputBorder: drawing(...grounds, 'inputBackground'),
  focus: drawing(...grounds, 'inputBackground'),
} as const satisfies { readonly [name in ColorName]?: ContrastPair }

export type ReadName = keyof typeof contrastPairs
