'use client'
import type { ReactElement, Ref } from 'react'
import type { PartAttributes } from '../../../shared/createUsePart.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'

interface ActivitySelectProps<value extends string> extends Omit<PartProps<'label'>, 'onChange'> {
  /** Ref of the `<label>`. */
  placedRef?: Ref<HTMLLabelElement>
  /** Attributes of the `<label>`. @default those of a filter field */
  attributes?: PartAttributes | undefined
  label: string
  value: value
  options: readonly { value: value; label: string }[]
  onChange: (value: value) => void
}

/** A select with its label. Renders a `<label>` with a `<select>`. */
export function ActivitySelect<value extends string>({
  attributes,
  label,
  value,
  options,
  onChange,
  placedRef,
  ...props
}: ActivitySelectProps<value>): ReactElement {
  const part = usePart()
  return renderPart(
    <label ref={placedRef} {...(attributes ?? part('activity-field', 'select'))}>
      <span {...part('activity-field-label')}>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
        {...part('activity-input')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>,
    props,
  )
}
