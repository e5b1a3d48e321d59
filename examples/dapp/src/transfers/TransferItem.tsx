import { useTokens, type Amount, type RequestRecord } from '@causeway/react'
import { formatAmount } from '../ui/formatAmount.ts'
import { relativeTime } from './relativeTime.ts'
import { statusWords } from './statusWords.ts'

interface TransferItemProps {
  record: RequestRecord
  /** Milliseconds since the epoch. */
  now: number
}

/** One transfer: what went where, how it stands, when, and its number. Renders an `<li>`. */
export function TransferItem({ record, now }: TransferItemProps) {
  const { chains } = useTokens()
  const { quoted, actual } = record.data.route ?? {}
  const paid = actual?.origin?.inputCurrency ?? quoted?.origin?.inputCurrency
  const received = actual?.destination?.outputCurrency ?? quoted?.destination?.outputCurrency
  const createdAt = new Date(record.createdAt)

  function describe(amount: Amount | null | undefined): string {
    if (!amount) return 'unknown'
    const { chainId, decimals, symbol = '' } = amount.currency
    const chain = chains.find(({ id }) => id === chainId)?.name ?? `chain ${chainId}`
    return `${formatAmount(amount.amount, decimals)} ${symbol} on ${chain}`
  }

  return (
    <li className="transfer">
      <p className="transfer-route">
        <bdi>{describe(paid)}</bdi>{' '}
        <span className="transfer-arrow" role="img" aria-label="to">
          →
        </span>{' '}
        <bdi>{describe(received)}</bdi>
      </p>
      <p className="transfer-status" data-status={record.state}>
        {statusWords[record.state]}
      </p>
      <p className="transfer-facts">
        <time dir="auto" dateTime={createdAt.toISOString()}>
          {relativeTime(createdAt.getTime(), now)}
        </time>
        <span>
          Request{' '}
          <bdi dir="ltr" translate="no">
            <code>{record.id}</code>
          </bdi>
        </span>
      </p>
    </li>
  )
}
