'use client'
import { partProps } from '../attributes.ts'

interface ActivitySelectProps<value extends string> {
  label: string
  value: value
  options: readonly { value: value; label: string }[]
  onChange: (value: value) => void
}

/** A choice with its label. Renders a `<label>` with a `<select>`. */
export function ActivitySelect<value extends string>({
  label,
  value,
  options,
  onChange,
}: ActivitySelectProps<value>) {
  return (
    <label {...partProps('activity-field', 'select')}>
      <span {...partProps('activity-field-label')}>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
        {...partProps('activity-input')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
