'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { requestLegs, type RequestLeg } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { shortenAddress } from '../../../../utils/address/shortenAddress.ts'
import { usePart } from '../../usePart.ts'
import { explorerLink } from '../../../shared/model/explorerLink.ts'
import { nativeCurrencyOf } from '../../../shared/model/nativeCurrency.ts'
import { chainName } from '../../../shared/model/tokenId.ts'
import { useFigureText } from '../../../shared/messages/useFigureText.ts'
import { ActivityCopy } from './ActivityCopy.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { formatDateTime } from '../../../../utils/format/formatDateTime.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'

/** The transactions of a request on both chains, in their order. */
export function ActivityLegs({ record }: { record: RequestRecord }) {
  const part = usePart()
  const translate = useMessages()
  const legs = requestLegs(record)
  return (
    <section {...part('facts-section')}>
      <h3 {...part('facts-heading')}>{translate('activity.transactions')}</h3>
      {legs.length === 0 ? (
        <p {...part('fact-hint')}>{translate('activity.transactions.none')}</p>
      ) : (
        <ol {...part('activity-legs')}>
          {legs.map((leg) => (
            <Leg key={`${leg.chainId} ${leg.txHash} ${leg.kind}`} leg={leg} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Leg({ leg: { kind, chainId, txHash, status, timestamp, fee, feeUsd } }: { leg: RequestLeg }) {
  const part = usePart()
  const translate = useMessages()
  const figureText = useFigureText()
  const locale = useLocale()
  const { chains } = useTokens()
  const chain = chainId === undefined ? translate('fees.unknown') : chainName(chains, chainId)
  const link = chainId === undefined ? undefined : explorerLink(chains, chainId, txHash)
  const short = shortenAddress(txHash)
  const currency = nativeCurrencyOf(chains, chainId)
  const amount = fee !== undefined && /^\d+$/.test(fee) ? BigInt(fee) : undefined
  const what = translate(`activity.transaction.${kind}`, { chain })
  const facts = [
    timestamp === undefined ? undefined : formatDateTime(timestamp * 1000, locale),
    currency && amount !== undefined
      ? translate('activity.transaction.fee', { fee: figureText({ amount, currency, usd: feeUsd }) })
      : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <li {...part('activity-leg', status === 'failure' ? 'failed' : kind)}>
      <span {...part('activity-leg-label')}>
        {what}
        {status === 'failure' && ` – ${translate('activity.transaction.failed')}`}
      </span>
      <span {...part('activity-code')}>
        <bdi dir="ltr" translate="no">
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={translate('activity.transaction.view', { hash: short })}
            >
              {short}
            </a>
          ) : (
            <code>{short}</code>
          )}
        </bdi>
        <ActivityCopy text={txHash} what={what} />
      </span>
      {facts.map((fact) => (
        <span key={fact} {...part('fact-hint')}>
          {fact}
        </span>
      ))}
    </li>
  )
}
