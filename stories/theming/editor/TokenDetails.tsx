import { useState, type ReactNode } from 'react'

interface TokenDetailsProps {
  title: string
  /** How many tokens there are. */
  count: number
  /** Whether it is open at first. */
  isOpen: boolean
  children: () => ReactNode
}

/** Tokens under one title. There are more than two hundred: only those of open titles are in the document. */
export function TokenDetails({ title, count, isOpen: isOpenAtFirst, children }: TokenDetailsProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details
      className="editor-group"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {title} <small>{count}</small>
      </summary>
      {isOpen && <div className="editor-rows">{children()}</div>}
    </details>
  )
}
