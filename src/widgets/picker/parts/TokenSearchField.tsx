'use client'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { SearchIcon } from '../../shared/parts/icons/SearchIcon.tsx'
import { usePart } from '../usePart.ts'

interface TokenSearchFieldProps {
  listId: string
  /** ID of the active option; undefined while it isn't rendered. */
  activeId: string | undefined
  text: string
  onText: (text: string) => void
  /** Moves in the list; false for any other key. */
  onMove: (key: string) => boolean
  /** Selects the active option. */
  onTake: () => void
}

/** The picker's search field, which stays focused while the picker is open. Renders an `<input role="combobox">`. */
export function TokenSearchField({ listId, activeId, text, onText, onMove, onTake }: TokenSearchFieldProps) {
  const part = usePart()
  const translate = useMessages()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // An opening dialog focuses the element with this attribute, which React's own `autoFocus` doesn't write.
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
