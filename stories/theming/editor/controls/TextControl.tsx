import { useState } from 'react'
import type { ControlProps } from './controlProps.ts'

interface TextControlProps extends ControlProps {
  /** Values to choose from, beside others. @default none */
  suggestions?: readonly string[]
}

/** A value as CSS. It applies on blur, or on Enter. */
export function TextControl({ id, value, onChange, suggestions }: TextControlProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? value
  const take = () => {
    if (text.trim() !== value) onChange(text.trim())
    setTyped(undefined)
  }
  return (
    <>
      <input
        id={id}
        className="editor-text"
        spellCheck={false}
        list={suggestions && `${id}-list`}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
    </>
  )
}
