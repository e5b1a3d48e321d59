'use client'
import { useId, type ComponentProps } from 'react'
import { usePart } from '../../shared/widgetOptions.ts'

interface ActivityTextProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  value: string
  /** Why the text can't be used. */
  fault?: string | undefined
  /** What may be meant. */
  suggestions?: readonly string[] | undefined
  onChange: (value: string) => void
}

/** A text with its label, suggestions, and what is wrong with it. Renders a `<div>` with an `<input>`. */
export function ActivityText({ label, fault, suggestions, onChange, ...props }: ActivityTextProps) {
  const part = usePart()
  const id = useId()
  const [faultId, listId] = [`${id}fault`, `${id}list`]
  return (
    <div {...part('activity-field', 'text')}>
      <label htmlFor={id} {...part('activity-field-label')}>
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        {...props}
        list={suggestions && listId}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        onChange={({ target }) => onChange(target.value)}
        {...part('activity-input', fault === undefined ? undefined : 'invalid', props.className)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
      {fault !== undefined && (
        <small id={faultId} {...part('activity-fault')}>
          {fault}
        </small>
      )}
    </div>
  )
}
