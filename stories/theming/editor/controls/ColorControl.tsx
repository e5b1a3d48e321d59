import type { CSSProperties } from 'react'
import { formatColor } from '../../../../src/themes/color/color.ts'
import { parseColor } from '../../../../src/themes/color/parseColor.ts'
import { TextControl } from './TextControl.tsx'
import type { ControlProps } from './controlProps.ts'

/**
 * A color: picked, or written; a gradient can only be written. The swatch is painted with the value itself, since a picker
 * knows neither gradients nor what shows through.
 */
export function ColorControl({ id, value, onChange }: ControlProps) {
  return (
    <span className="editor-pair">
      <span
        className="editor-swatch"
        data-empty={value === ''}
        style={{ '--editor-swatch': value || 'none' } as CSSProperties}
      >
        <input
          type="color"
          aria-label="Pick a color"
          value={toHex(value)}
          onChange={({ currentTarget }) => onChange(withAlphaOf(value, currentTarget.value))}
        />
      </span>
      <TextControl id={id} value={value} onChange={onChange} />
    </span>
  )
}

/** The color as the picker takes it; black for what is not one color. */
function toHex(value: string): string {
  const color = parseColor(value)
  return color ? formatColor({ ...color, alpha: 1 }) : '#000000'
}

/** A picked color, as much of it seen as of the one before, unless that was nothing. */
function withAlphaOf(value: string, picked: string): string {
  const [before, color] = [parseColor(value), parseColor(picked)]
  return before && color && before.alpha > 0 ? formatColor({ ...color, alpha: before.alpha }) : picked
}
