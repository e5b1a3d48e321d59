'use client'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { SearchIcon } from '../../shared/parts/icons/SearchIcon.tsx'
import { usePart } from '../usePart.ts'

interface TokenSearchFieldProps {
  listId: string
  /** Id of the option that the keyboard is at; undefined while it is out of the document. */
  activeId: string | undefined
  text: string
  onText: (text: string) => void
  /** Moves in the list; false for a key that means something else. */
  onMove: (key: string) => boolean
  /** Takes what the keyboard is at. */
  onTake: () => void
}

/** The field of the picker, which has the focus as long as it is open. Renders an `<input role="combobox">`. */
export function TokenSearchField({ listId, activeId, text, onText, onMove, onTake }: TokenSearchFieldProps) {
  const part = usePart()
  const translate = useMessages()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // A dialog that opens gives the focus to what carries this attribute; React's own `autoFocus` writes none.
    field.current?.setAttribute('autofocus', '')
    field.current?.focus()
  }, [])
  return (
    <div {...part('picker-search')}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={translate('picker.search')}
        placeholder={translate('picker.search')}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            if (!event.repeat) onTake()
          } else if (!onMove(event.key)) return
          event.preventDefault()
        }}
        {...part('picker-input')}
      />
      <SearchIcon />
    </div>
  )
}
