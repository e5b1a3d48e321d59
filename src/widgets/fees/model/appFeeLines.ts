import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import { isFinalRequestStatus } from '../../../schemas/status/requestStatus.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { QuotedAndActual } from '../../shared/model/figures/figure.ts'

/** The fee of one recipient of app fees. */
export interface AppFeeLine extends QuotedAndActual {
  /** Identifies the line: a recipient may appear twice. */
  key: string
  /** Undefined if the provider doesn't name one. */
  recipient: string | undefined
  /** Share of the input in basis points, as the provider writes it. */
  bps: string | undefined
}

/** The app's fees by recipient: each as quoted and, once the request has ended, as paid. */
export function appFeeLines({ status, data: { appFees } }: RequestRecord): AppFeeLine[] {
  const { quoted = [], actual = [], currency } = appFees ?? {}
  const isOver = isFinalRequestStatus(status)
  const left = [...actual]
  const lines = quoted.map(({ recipient, bps, amount, amountUsd }, index): AppFeeLine => {
    // Each payment is only used once.
    const at = left.findIndex(
      (paid) =>
        (paid.recipient === recipient || isSameAddress(paid.recipient, recipient)) && paid.bps === bps,
    )
    const [paid] = at < 0 ? [] : left.splice(at, 1)
    return {
      key: `quoted ${index}`,
      recipient,
      bps,
      quoted: { amount, currency, usd: amountUsd },
      actual: isOver ? { amount: paid?.amount ?? 0n, currency, usd: paid?.amountUsd } : undefined,
    }
  })
  const unquoted = left.map(({ recipient, bps, amount, amountUsd }, index): AppFeeLine => ({
    key: `actual ${index}`,
    recipient,
    bps,
    actual: { amount, currency, usd: amountUsd },
  }))
  return [...lines, ...unquoted]
}
