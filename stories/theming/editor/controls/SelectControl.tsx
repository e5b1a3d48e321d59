import type { ControlProps } from './controlProps.ts'

interface SelectControlProps extends ControlProps {
  options: readonly string[]
}

/** A choice between a few values. */
export function SelectControl({ id, value, onChange, options }: SelectControlProps) {
  return (
    <select
      id={id}
      className="editor-text"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {!options.includes(value) && <option value={value}>{value || '–'}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
