'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { usePart } from '../../usePart.ts'

interface DepositFieldProps {
  label: string
  hint?: string | undefined
  /** Why the value is invalid. */
  error?: string | undefined
  /** Information about the value. */
  note?: string | undefined
  /** Suggested values, below the note. */
  choices?: ReactNode
  /** Renders the control with the attributes that connect it to its texts. */
  children: (control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>) => ReactNode
}

/** A control with its label, hint and error. Renders a `<div>`. */
export function DepositField({ label, hint, error, note, choices, children }: DepositFieldProps) {
  const part = usePart()
  const id = useId()
  const texts = [
    { key: 'error', text: error },
    { key: 'note', text: note },
    { key: 'hint', text: hint },
  ] as const
  const shown = texts.filter(({ text }) => text !== undefined)
  return (
    <div {...part('deposit-address-field', error ? 'invalid' : 'valid')}>
      <label htmlFor={id} {...part('deposit-address-field-label')}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': shown.map(({ key }) => `${id}-${key}`).join(' ') || undefined,
      })}
      {shown.map(({ key, text }) => (
        <p key={key} id={`${id}-${key}`} {...part('deposit-address-field-text', key)}>
          {text}
        </p>
      ))}
      {choices}
    </div>
  )
}
