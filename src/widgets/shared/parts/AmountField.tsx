'use client'
import { forwardRef, useState } from 'react'
import { renderPart, type PartProps } from '../render/renderPart.ts'

export interface AmountFieldProps extends Omit<PartProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (text: string) => void
}

/**
 * A field for an amount as a person writes it. A text field on purpose: number fields round, drop what they can't read
 * and change with the mouse wheel. Renders an `<input>`.
 */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { value, onValueChange, ...props },
  ref,
) {
  // What an input method is still putting together is nobody's amount yet.
  const [composed, setComposed] = useState<string>()
  return renderPart(
    <input
      ref={ref}
      type="text"
      placeholder="0"
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
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text').trim()
        if (!/[\t\n\v\f\r\u2028\u2029]/.test(pasted)) return
        // The browser takes line breaks out, and makes one number of two cells. Tabs stay, and are no part of a number.
        event.preventDefault()
        const { value: text, selectionStart, selectionEnd } = event.currentTarget
        const cells = pasted.replace(/[\n\v\f\r\u2028\u2029]+/g, '\t')
        onValueChange(
          text.slice(0, selectionStart ?? text.length) + cells + text.slice(selectionEnd ?? text.length),
        )
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined)
        onValueChange(currentTarget.value)
      }}
    />,
    props,
  )
})
