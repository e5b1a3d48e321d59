import { parseColor } from '../../../../src/themes/color/parseColor.ts'
import { TextControl } from './TextControl.tsx'
import type { ControlProps } from './controlProps.ts'

/** A color: picked, or written; a gradient can only be written. */
export function ColorControl({ id, value, onChange }: ControlProps) {
  return (
    <span className="editor-pair">
      <input
        type="color"
        aria-label="Pick a color"
        value={toHex(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <TextControl id={id} value={value} onChange={onChange} />
    </span>
  )
}

/** The color as the picker takes it; black for a gradient, which has none. */
function toHex(value: string): string {
  const color = parseColor(value)
  if (!color) return '#000000'
  const { red, green, blue } = color
  const two = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${two(red)}${two(green)}${two(blue)}`
}
