'use client'
import { forwardRef, useRef, useState, type ClipboardEvent } from 'react'
import { useGroupedText } from '../../hooks/useGroupedText.ts'
import { joinRefs } from '../../render/joinRefs.ts'
import { renderPart, type PartProps } from '../../render/renderPart.ts'
import { KeepSelection } from '../KeepSelection.tsx'

export interface AmountFieldProps extends Omit<PartProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** What was entered; plain digits are grouped by locale. */
  value: string
  onValueChange: (text: string) => void
  /** BCP 47 language tag of the user. */
  locale: string
}

/**
 * A field for an amount as a person writes it. A text field on purpose: number fields round, drop what they can't read
 * and change with the mouse wheel. Renders an `<input>`.
 */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { value, onValueChange, locale, ...props },
  ref,
) {
  const field = useRef<HTMLInputElement>(null)
  // What an input method is still putting together is nobody's amount yet.
  const [composed, setComposed] = useState<string>()
  const grouped = useGroupedText(field, { text: value, locale, onText: onValueChange })
  const shown = composed ?? grouped.shown
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
        // The browser takes line breaks out, and makes one number of two cells. Tabs stay, and are no part of a number.
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

  /** Groups would make the reader of another page wonder what `1,234` is; false where nothing is selected. */
  function copy(event: ClipboardEvent<HTMLInputElement>): boolean {
    const selected = grouped.selectedText(event.currentTarget)
    if (selected === '') return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', selected)
    return true
  }
})
