'use client'
import { useTokens } from '../../hooks/useTokens.ts'
import { shortenAddress } from '../../utils/address.ts'
import { partProps } from '../attributes.ts'
import { useMessages } from '../useMessages.ts'
import { explorerLink } from '../explorerLink.ts'
import type { ProgressLine } from './progressLines.ts'

interface ProgressItemProps {
  line: ProgressLine
  label: string
  note: string | undefined
}

/** One line of the progress. Renders an `<li>`. */
export function ProgressItem({ line, label, note }: ProgressItemProps) {
  const translate = useMessages()
  return (
    <li
      aria-current={line.state === 'active' ? 'step' : undefined}
      {...partProps('progress-item', line.state)}
    >
      <span aria-hidden="true" {...partProps('progress-item-mark')} />
      <span {...partProps('progress-item-text')}>
        <span {...partProps('progress-item-label')}>{label}</span>
        <span {...partProps('progress-item-state')}>{note ?? translate(`progress.state.${line.state}`)}</span>
        {line.transactionHashes.map((hash) => (
          <Hash key={hash} chainId={line.chainId} hash={hash} />
        ))}
      </span>
    </li>
  )
}

function Hash({ chainId, hash }: { chainId: number; hash: string }) {
  const translate = useMessages()
  const { chains } = useTokens()
  const link = explorerLink(chains, chainId, hash)
  const short = shortenAddress(hash)
  return (
    <bdi dir="ltr" translate="no" {...partProps('progress-hash')}>
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={translate('progress.transaction.view', { hash: short })}
        >
          {translate('progress.transaction', { hash: short })}
        </a>
      ) : (
        <code>{hash}</code>
      )}
    </bdi>
  )
}
