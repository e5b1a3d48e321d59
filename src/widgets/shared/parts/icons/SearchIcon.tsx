'use client'
import { memo } from 'react'
import { usePart } from '../../usePart.ts'
import { Icon } from './Icon.tsx'

/** The magnifier of a search field, placed over it: clicking it focuses the field. Renders a `<span>`. */
export const SearchIcon = memo(function SearchIcon() {
  const part = usePart()
  return (
    <span aria-hidden="true" {...part('search-icon')}>
      <Icon slot="SearchIcon">
        <path d="M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9Zm3.2 7.7 3.3 3.3" />
      </Icon>
    </span>
  )
})
