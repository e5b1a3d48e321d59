'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { shortenAddress } from '../../../utils/address/shortenAddress.ts'
import { usePart } from '../usePart.ts'
import { explorerLink } from '../../shared/model/explorerLink.ts'
import { chainName } from '../../shared/model/tokenId.ts'
import type { ProgressLine, ProgressLineKind } from '../model/progressLines.ts'
import type { ProgressValues } from '../model/useProgressValues.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

interface ProgressItemProps {
  line: ProgressLine
  values: ProgressValues
  /** How long it takes, while it is waited for. */
  expectation: string | undefined
}

/** One line of the progress. Renders an `<li>`. */
export function ProgressItem({ line, values, expectation }: ProgressItemProps) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const chain = chainName(chains, line.chainId)
  const labels = line.kinds.map((kind) => labelOf(kind))
  const note = line.note && translate(`progress.note.${line.note}`, { chain })
  return (
    <li aria-current={line.state === 'active' ? 'step' : undefined} {...part('progress-item', line.state)}>
      <span aria-hidden="true" {...part('progress-item-mark')} />
      <span {...part('progress-item-text')}>
        <span {...part('progress-item-label')}>
          {labels.length > 1 ? translate('progress.item.batch', { items: labels.join(' + ') }) : labels[0]}
        </span>
        <span {...part('progress-item-state')}>
          {expectation ?? translate(`progress.state.${line.state}`)}
        </span>
        {note && <span {...part('progress-item-note')}>{note}</span>}
        {line.transactionHashes.map((hash) => (
          <Hash key={hash} chainId={line.chainId} hash={hash} />
        ))}
      </span>
    </li>
  )

  function labelOf(kind: ProgressLineKind): string {
    const { paid, symbol, amount, outSymbol, refundSymbol } = values
    switch (kind) {
      case 'approve':
        return translate('progress.item.approve', { symbol })
      case 'sign':
      case 'send':
        return translate(`progress.item.${kind}`, { amount: paid, symbol, chain })
      case 'receive':
        return translate('progress.item.receive', { amount, symbol: outSymbol, chain })
      case 'refund':
        return translate('progress.item.refund', { symbol: refundSymbol, chain })
      default:
        return kind satisfies never
    }
  }
}

function Hash({ chainId, hash }: { chainId: number; hash: string }) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const link = explorerLink(chains, chainId, hash)
  const short = shortenAddress(hash)
  return (
    <bdi dir="ltr" translate="no" {...part('progress-hash')}>
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
