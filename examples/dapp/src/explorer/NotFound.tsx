import { useTokens } from '@causeway/react'

interface NotFoundProps {
  /** What follows the explorer's path. */
  path: string
}

/** What an explorer says of a path that names no transaction and no address. */
export function NotFound({ path }: NotFoundProps) {
  const { chains } = useTokens()
  const [id, kind, ...rest] = path.split('/')
  const chain = chains.find((known) => String(known.id) === id)
  const isKnownKind = kind === 'tx' || kind === 'address'
  const sought = chain ? [...(isKnownKind ? [] : [kind]), ...rest].filter(Boolean).join(' ') : path
  return (
    <section className="explorer" aria-labelledby="explorer-title">
      <p>
        <a href="/">Back to Harbor</a>
      </p>
      <h1 id="explorer-title">{chain ? `Not found on ${chain.name}` : 'Not found'}</h1>
      {sought && (
        <p>
          <code>{sought}</code>
        </p>
      )}
      <p>This explorer only shows transactions and addresses. Check that the link is complete.</p>
    </section>
  )
}
