import type { TokenName } from '@causeway/react/themes'
import { fontTokens } from '../../../../src/themes/tokens/fontTokens.ts'
import type { partProperties } from '../../../../src/themes/tokens/partTokens.ts'
import type { shapeTokens } from '../../../../src/themes/tokens/shapeTokens.ts'
import type { TokenDefinition } from '@causeway/react/themes'

/** The range of a slider, in CSS pixels. Other values can be written. */
export interface LengthRange {
  min: number
  max: number
  step: number
}

/** Those of the tokens that are lengths. */
type LengthName<tokens> = {
  [name in keyof tokens]: tokens[name] extends { kind: 'length' } | 'length' ? name : never
}[keyof tokens]

const corner: LengthRange = { min: 0, max: 32, step: 1 }

const ownRanges: Readonly<Record<LengthName<typeof shapeTokens & typeof fontTokens>, LengthRange>> = {
  radius: corner,
  borderWidth: { min: 0, max: 4, step: 0.5 },
  focusWidth: { min: 1, max: 6, step: 0.5 },
  space: { min: 2, max: 8, step: 0.5 },
  controlHeight: { min: 24, max: 72, step: 1 },
  swapWidth: { min: 280, max: 640, step: 8 },
  depositAddressWidth: { min: 320, max: 720, step: 8 },
  activityWidth: { min: 320, max: 1040, step: 8 },
  activityHeight: { min: 200, max: 800, step: 8 },
  dialogWidth: { min: 320, max: 640, step: 8 },
  fontSize: { min: 12, max: 20, step: 0.5 },
  amountFontSize: { min: 16, max: 64, step: 1 },
}

const partRanges: Readonly<Record<LengthName<typeof partProperties>, LengthRange>> = {
  radius: corner,
  fontSize: { min: 10, max: 48, step: 1 },
}

/** The range of a token that is a length. */
export function lengthRangeOf(name: TokenName): LengthRange {
  const own: Readonly<Record<string, LengthRange | undefined>> = ownRanges
  return own[name] ?? (name.endsWith('FontSize') ? partRanges.fontSize : partRanges.radius)
}

/** The pixels of a token that isn't set, at the usual size of text; undefined where it follows from other tokens. */
export function restingPixels({ initial = '' }: TokenDefinition): number | undefined {
  const [, factor = initial === fontTokens.fontSize.initial ? 1 : undefined] =
    /^calc\(var\(--_cw-fontSize\) \* ([\d.]+)\)$/.exec(initial) ?? []
  return factor === undefined ? undefined : Number(factor) * 16
}
