'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useMessages } from '../messages/useMessages.ts'
import { explorerLink } from '../model/links/explorerLink.ts'
import { shortenHash } from '../model/links/shortenHash.ts'
import { usePart } from '../usePart.ts'
import { CopyButton } from './copy/CopyButton.tsx'

interface TransactionLinkProps {
  /** Undefined if unknown: there is no link then. */
  chainId: number | undefined
  hash: string
  /** Announces to assistive technology what was copied. */
  announce: (message: string) => void
}

/**
 * A transaction as its shortened hash: a link to its chain's explorer, and a button that copies the whole hash. Renders
 * a `<span>`.
 */
export function TransactionLink({ chainId, hash, announce }: TransactionLinkProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const link = chainId === undefined ? undefined : explorerLink(chains, chainId, hash)
  const short = shortenHash(hash)
  return (
    <span {...part('transaction')}>
      <bdi dir="ltr" translate="no" title={hash}>
        {link ? (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={translate('transaction.view', { hash: short })}
          >
            {short}
          </a>
        ) : (
          <code>{short}</code>
        )}
      </bdi>
      <CopyButton text={hash} what={translate('transaction.hash', { hash: short })} announce={announce} />
    </span>
  )
}
