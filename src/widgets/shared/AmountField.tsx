'use client'
import { useState, type ComponentProps } from 'react'

export interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (text: string) => void
}

/**
 * A field for an amount as a person writes it. A text field on purpose: number fields round, drop what they can't read
 * and change with the mouse wheel. Renders an `<input>`.
 */
export function AmountField({ value, onValueChange, ...props }: AmountFieldProps) {
  // What an input method is still putting together is nobody's amount yet.
  const [composed, setComposed] = useState<string>()
  return (
    <input
      placeholder="0"
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      value={composed ?? value}
      onChange={({ currentTarget, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        if (isComposing) setComposed(currentTarget.value)
        else {
          setComposed(undefined)
          onValueChange(currentTarget.value)
        }
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined)
        onValueChange(currentTarget.value)
      }}
    />
  )
}
