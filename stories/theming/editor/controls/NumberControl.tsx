import type { ControlProps } from './controlProps.ts'
import { TextControl } from './TextControl.tsx'

interface NumberControlProps extends ControlProps {
  min: number
  max: number
  step: number
  /** What stands behind the figure. @default nothing */
  unit?: string
}

/** A figure on a slider, with the same in words of CSS beside it. */
export function NumberControl({ id, value, onChange, min, max, step, unit = '' }: NumberControlProps) {
  const [, figure, its = unit] = /^([\d.]+)([a-z]*)$/.exec(value) ?? []
  return (
    <span className="editor-pair">
      <input
        type="range"
        aria-label="Slide to a value"
        min={min}
        max={its === 'rem' || its === 'em' ? max / 16 : max}
        step={its === 'rem' || its === 'em' ? step / 16 : step}
        value={figure === undefined ? min : Number(figure)}
        onChange={({ currentTarget }) => onChange(`${currentTarget.value}${its}`)}
      />
      <TextControl id={id} value={value} onChange={onChange} />
    </span>
  )
}
