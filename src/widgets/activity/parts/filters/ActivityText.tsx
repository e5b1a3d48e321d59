'use client'
import { useId, type ComponentProps } from 'react'
import { usePart } from '../../usePart.ts'

interface ActivityTextProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  label: string
  value: string
  /** Why the text is invalid. */
  problem?: string | undefined
  /** Possible corrections. */
  suggestions?: readonly string[] | undefined
  onChange: (value: string) => void
}

/** A text field with its label, suggestions and error. Renders a `<div>` with an `<input>`. */
export function ActivityText({ label, problem, suggestions, onChange, ...props }: ActivityTextProps) {
  const part = usePart()
  const id = useId()
  const [problemId, listId] = [`${id}problem`, `${id}list`]
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
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={({ target }) => onChange(target.value)}
        {...part('activity-input', problem === undefined ? undefined : 'invalid')}
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
      {problem !== undefined && (
        <small id={problemId} {...part('activity-problem')}>
          {problem}
        </small>
      )}
    </div>
  )
}
