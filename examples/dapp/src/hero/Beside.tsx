import { useSyncExternalStore, type ReactNode } from 'react'

/** From here on the hero has two columns; `demo.css` says the same. */
const twoColumns = matchMedia('(width >= 60rem)')

/**
 * What a developer wants to see: beside the form, or folded below it under `summary`, so that on a phone the activity comes
 * next.
 */
export function Beside({ summary, children }: { summary: string; children: ReactNode }) {
  const isBeside = useSyncExternalStore(listen, () => twoColumns.matches)
  if (isBeside) return <div className="beside">{children}</div>
  return (
    <details className="beside">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

function listen(onChange: () => void): () => void {
  twoColumns.addEventListener('change', onChange)
  return () => twoColumns.removeEventListener('change', onChange)
}
