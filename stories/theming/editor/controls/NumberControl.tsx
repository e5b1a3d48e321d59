import type { ControlProps } from './controlProps.ts'
import { TextControl } from './TextControl.tsx'

interface NumberControlProps extends ControlProps {
  min: number
  max: number
  step: number
  /** The position of the slider without a value. @default at its start */
  resting?: number | undefined
  /** The unit after the value. @default nothing */
  unit?: string
}

/** How much one of a unit is, in what the range is given in. */
const sizes: Readonly<Record<string, number | undefined>> = {
  rem: 16,
  em: 16,
  ch: 8,
  vw: 10,
  cqi: 10,
  s: 1000,
}

/** A number on a slider, with the same value as CSS beside it. */
export function NumberControl({
  id,
  value,
  onChange,
  min,
  max,
  step,
  resting = min,
  unit = '',
}: NumberControlProps) {
  const [, figure, its = unit] = /^(\d*\.?\d+)([a-z]+)?$/.exec(value) ?? []
  const size = sizes[its] ?? 1
  return (
    <span className="editor-pair">
      <input
        type="range"
        aria-label="Slide to a value"
        min={min / size}
        max={max / size}
        step={step / size}
        value={figure === undefined ? resting : Number(figure)}
        onChange={({ currentTarget }) => onChange(`${currentTarget.value}${its}`)}
      />
      <TextControl id={id} value={value} onChange={onChange} />
    </span>
  )
}
