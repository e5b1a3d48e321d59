'use client'
import { forwardRef, memo, useRef, useState, type ClipboardEvent } from 'react'
import { useFittedText } from '../../hooks/useFittedText.ts'
import { useGroupedText } from '../../hooks/useGroupedText.ts'
import { joinRefs } from '../../render/joinRefs.ts'
import { renderPart, type PartProps } from '../../render/renderPart.ts'
import { KeepSelection } from '../KeepSelection.tsx'

export interface AmountFieldProps extends Omit<PartProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** The entered text; plain digits are grouped for the locale. */
  value: string
  onValueChange: (text: string) => void
  /** BCP 47 language tag of the user. */
  locale: string
}

/**
 * A field for an amount as the user writes it. It is a text field, since number fields round, drop invalid text and change with the mouse
 * wheel. Renders an `<input>`.
 */
export const AmountField = memo(
  forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
    { value, onValueChange, locale, ...props },
    ref,
  ) {
    const field = useRef<HTMLInputElement>(null)
    // Text that an input method is still composing isn't an amount yet.
    const [composed, setComposed] = useState<string>()
    const grouped = useGroupedText(field, { text: value, locale, onText: onValueChange })
    const shown = composed ?? grouped.shown
    useFittedText(field, shown)
    const input = renderPart(
      <input
        ref={joinRefs(field, ref)}
        type="text"
        placeholder="0"
        inputMode="decimal"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        value={shown}
        onChange={({ currentTarget, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          if (isComposing) setComposed(currentTarget.value)
          else {
            setComposed(undefined)
            grouped.take(currentTarget)
          }
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim()
          if (!/[\t\n\v\f\r\u2028\u2029]/.test(pasted)) return
          // The browser would remove line breaks, and join two cells to one number. Tabs stay, and aren't part of a
          // number.
          event.preventDefault()
          grouped.replaceSelection(event.currentTarget, pasted.replace(/[\n\v\f\r\u2028\u2029]+/g, '\t'))
        }}
        onCopy={copy}
        onCut={(event) => {
          if (copy(event) && !event.currentTarget.readOnly) grouped.replaceSelection(event.currentTarget, '')
        }}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(undefined)
          grouped.take(currentTarget, true)
        }}
      />,
      props,
    )
    return (
      <>
        {input}
        <KeepSelection field={field} shown={shown} />
      </>
    )

    /** Copies without group separators, since another page might misread `1,234`; false if nothing is selected. */
    function copy(event: ClipboardEvent<HTMLInputElement>): boolean {
      const selected = grouped.selectedText(event.currentTarget)
      if (selected === '') return false
      event.preventDefault()
      event.clipboardData.setData('text/plain', selected)
      return true
    }
  }),
)
