export interface Card {
  /** Where it leads: an address within Storybook. */
  href: string
  title: string
  text?: string | undefined
}

/** Cards that lead to other pages. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="book-cards">
      {cards.map(({ href, title, text }) => (
        <li key={href} className="book-card">
          <BookLink href={href}>{title}</BookLink>
          {text && <p className="book-card-text">{text}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Storybook’s pages are in a frame: its links are followed by the page around it. */
function BookLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="book-card-link" href={`./${href}`} target="_top">
      {children}
    </a>
  )
}
